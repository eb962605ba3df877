import { scenario } from '../../../scenario/types.ts';
import { assigned, dayText, employee } from '../../../support/assets.ts';
import { seen } from '../../../support/people.ts';

export default scenario({
  title:
    'An assignment shows its assignee and its days; the work place stored with it is the employee’s',
  source: 'ASSET-030',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { id, assetId, employeeId } = await assigned(ctx, me);
    const path = { id: assetId };
    const today = await dayText(me, ctx.day(0, me.timeZone));
    const { fullName, workPlace } = await seen(me, employeeId);
    const other = await assigned(ctx, me, (await employee(ctx, me)).id);
    const { assetAssignment } = await me.request('getAssetAssignment', { path });
    ctx.expectEqual('the assignee', assetAssignment?.employeeName, fullName);
    const assignedId = assetAssignment?.assets.find((each) => each.id === id);
    const isIncluded = assetAssignment?.assets.some((each) => each.id === other.id);
    ctx.expectThat('assets of other users are not listed with it', isIncluded === false);
    ctx.expectEqual('since when', assignedId?.assignmentStartDateAsString, today);
    await me.request('updateWorkPlace', { body: { employeeId, workPlace: ' Desk 7 ' } });
    ctx.expectEqual('the work place', (await seen(me, employeeId)).workPlace, 'Desk 7');
    await me.expectError(400, 'updateWorkPlace', { body: { employeeId, workPlace: '   ' } });
    if (workPlace !== '') await me.request('updateWorkPlace', { body: { employeeId, workPlace } });
    await me.request('removeAssetAssignment', { path: { id } });
    const { assetHistories } = await me.request('listAssetAssignments', { path });
    const [row] = assetHistories;
    ctx.expectEqual(
      'what is remembered',
      [
        row?.employeeName,
        row?.teamName,
        row?.assignmentStartDateAsString,
        row?.assignmentEndDateAsString,
      ],
      [fullName, '', today, today],
    );
    const { statusHistory } = await me.request('getAssetHistory', { path });
    ctx.expectEqual(
      'the statuses, newest first',
      statusHistory.map((each) => [each.assetStatus, each.employeeName]),
      [
        ['InStore', ''],
        ['Assigned', fullName],
        ['InStore', ''],
      ],
    );
    ctx.expectEqual('when it ended', statusHistory[1]?.assignmentEndDateAsString, today);
    const { employeeAssets } = await me.request('listEmployeeAssets', { path: { employeeId } });
    ctx.expectThat('they no longer have it', !employeeAssets.some((each) => each.id === id));
  },
});
