import { scenario } from '../../scenario/types.ts';
import { assigned, dayText, employee } from '../../support/assets.ts';
import { seen } from '../../support/people.ts';

export default scenario({
  title:
    'An assignment shows its holder and its days; the work place that is noted with it is the employee’s',
  source: 'ASSET-030',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { id, assetId, employeeId } = await assigned(kit, me);
    const path = { id: assetId };
    const today = await dayText(me, kit.day(0, me.timeZone));
    const { fullName, workPlace } = await seen(me, employeeId);
    const other = await assigned(kit, me, (await employee(kit, me)).id);
    const { assetAssignment } = await me.ask('getAssetAssignment', { path });
    kit.expectEqual('the holder', assetAssignment?.employeeName, fullName);
    const held = assetAssignment?.assets.find((each) => each.id === id);
    const isBeside = assetAssignment?.assets.some((each) => each.id === other.id);
    kit.expectThat('what somebody else holds is not beside it', isBeside === false);
    kit.expectEqual('since when', held?.assignmentStartDateAsString, today);
    await me.ask('updateWorkPlace', { body: { employeeId, workPlace: ' Desk 7 ' } });
    kit.expectEqual('the work place', (await seen(me, employeeId)).workPlace, 'Desk 7');
    await me.refused(400, 'updateWorkPlace', { body: { employeeId, workPlace: '   ' } });
    if (workPlace !== '') await me.ask('updateWorkPlace', { body: { employeeId, workPlace } });
    await me.ask('removeAssetAssignment', { path: { id } });
    const { assetHistories } = await me.ask('listAssetAssignments', { path });
    const [row] = assetHistories;
    kit.expectEqual(
      'what is remembered',
      [
        row?.employeeName,
        row?.teamName,
        row?.assignmentStartDateAsString,
        row?.assignmentEndDateAsString,
      ],
      [fullName, '', today, today],
    );
    const { statusHistory } = await me.ask('getAssetHistory', { path });
    kit.expectEqual(
      'the statuses, newest first',
      statusHistory.map((each) => [each.assetStatus, each.employeeName]),
      [
        ['InStore', ''],
        ['Assigned', fullName],
        ['InStore', ''],
      ],
    );
    kit.expectEqual('when it ended', statusHistory[1]?.assignmentEndDateAsString, today);
    const { employeeAssets } = await me.ask('listEmployeeAssets', { path: { employeeId } });
    kit.expectThat('they have it no more', !employeeAssets.some((each) => each.id === id));
  },
});
