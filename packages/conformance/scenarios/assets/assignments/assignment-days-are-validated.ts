import { scenario } from '../../../scenario/types.ts';
import { asset, dayText, employee } from '../../../support/assets.ts';

export default scenario({
  title:
    'An assignment has a start that is not in the future, a return that is not before it, and a note',
  source: 'ASSET-031, ASSET-042',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetId = await asset(ctx, me);
    const { id: employeeId } = await employee(ctx, me);
    const today = ctx.day(0, me.timeZone);
    const give = (more: object) => ({ body: { id: ctx.uuid(), assetId, employeeId, ...more } });
    await me.expectError(400, 'assignAsset', give({ startedOn: ctx.day(2) }));
    const tooEarly = give({ startedOn: ctx.day(-2, me.timeZone) });
    const { errorMessages } = await me.expectError(400, 'assignAsset', tooEarly);
    const since = await dayText(me, today);
    ctx.expectThat('it has the start time', errorMessages.join(' ').includes(since));
    const early = { startedOn: today, expectedReturnOn: ctx.day(-1, me.timeZone) };
    await me.expectError(400, 'assignAsset', give(early));
    const note = ctx.name();
    await me.request('assignAsset', give({ startedOn: today, expectedReturnOn: today, note }));
    const { employeeAssets } = await me.request('listEmployeeAssets', { path: { employeeId } });
    const view = employeeAssets.find((each) => each.assetId === assetId);
    ctx.expectEqual(
      'what was agreed',
      [
        view?.assignmentStartDateAsString,
        view?.expectedReturnOnAsString,
        view?.isOverdue,
        view?.note,
      ],
      [since, since, false, note],
    );
    const { assetHolder } = await me.request('getAssetHolder', { path: { holderId: employeeId } });
    const late = employeeAssets.filter(({ isOverdue }) => isOverdue).length;
    ctx.expectEqual('how many are late', assetHolder.overdueCount, late);
    const { assetHistories } = await me.request('listAssetAssignments', { path: { id: assetId } });
    ctx.expectEqual('in the history', assetHistories[0]?.note, note);
  },
});
