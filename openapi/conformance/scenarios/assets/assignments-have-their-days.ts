import { scenario } from '../../scenario/types.ts';
import { asset, dayText, employee } from '../../support/assets.ts';

export default scenario({
  title:
    'An assignment has a first day that is not ahead, a return that does not precede it, and a note',
  source: 'ASSET-031, ASSET-042',
  async run(kit) {
    const me = kit.as('admin');
    const assetId = await asset(kit, me);
    const { id: employeeId } = await employee(kit, me);
    const today = kit.day(0, me.timeZone);
    const give = (more: object) => ({ body: { id: kit.uuid(), assetId, employeeId, ...more } });
    await me.refused(400, 'assignAsset', give({ startedOn: kit.day(2) }));
    const tooEarly = give({ startedOn: kit.day(-2, me.timeZone) });
    const { errorMessages } = await me.refused(400, 'assignAsset', tooEarly);
    const since = await dayText(me, today);
    kit.expectThat('it says since when', errorMessages.join(' ').includes(since));
    const early = { startedOn: today, expectedReturnOn: kit.day(-1, me.timeZone) };
    await me.refused(400, 'assignAsset', give(early));
    const note = kit.name();
    await me.ask('assignAsset', give({ startedOn: today, expectedReturnOn: today, note }));
    const { employeeAssets } = await me.ask('listEmployeeAssets', { path: { employeeId } });
    const view = employeeAssets.find((each) => each.assetId === assetId);
    kit.expectEqual(
      'what was agreed',
      [
        view?.assignmentStartDateAsString,
        view?.expectedReturnOnAsString,
        view?.isOverdue,
        view?.note,
      ],
      [since, since, false, note],
    );
    const { assetHolder } = await me.ask('getAssetHolder', { path: { holderId: employeeId } });
    const late = employeeAssets.filter(({ isOverdue }) => isOverdue).length;
    kit.expectEqual('how many are late', assetHolder.overdueCount, late);
    const { assetHistories } = await me.ask('listAssetAssignments', { path: { id: assetId } });
    kit.expectEqual('in the history', assetHistories[0]?.note, note);
  },
});
