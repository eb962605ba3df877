import { scenario } from '../../../scenario/types.ts';
import { assigned, detail, edited, move, statusId } from '../../../support/assets.ts';

export default scenario({
  title:
    'An asset that leaves the status Assigned has no assignee, and it becomes Assigned only by an assignment',
  source: 'ASSET-052',
  async run(ctx) {
    const me = ctx.as('admin');
    const { assetId } = await assigned(ctx, me);
    const path = { id: assetId };
    await move(me, assetId, { status: 'Repair', day: ctx.day(0, me.timeZone) });
    const { assetStatus, employeeName } = await detail(me, assetId);
    ctx.expectEqual('status and holder', [assetStatus, employeeName], ['Repair', '']);
    const { assetAssignment } = await me.request('getAssetAssignment', { path });
    ctx.expectEqual('the assignment', assetAssignment, null);
    const { statusHistory } = await me.request('getAssetHistory', { path });
    const statuses = statusHistory.map((each) => each.assetStatus);
    ctx.expectEqual('the latest first', statuses, ['Repair', 'Assigned', 'InStore']);
    ctx.expectThat('the assignment has ended', statusHistory[1]?.assignmentEndDateAsString !== '');
    const back = { statusId: await statusId(me, 'Assigned'), returnedFromRepairOnAsString: '' };
    await me.expectError(400, 'updateAsset', { body: await edited(me, assetId, back) });
  },
});
