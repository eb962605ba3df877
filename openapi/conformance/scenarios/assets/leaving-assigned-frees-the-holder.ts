import { scenario } from '../../scenario/types.ts';
import { assigned, detail, edited, move, statusId } from '../../support/assets.ts';

export default scenario({
  title:
    'An asset that leaves Assigned leaves its holder, and becomes Assigned by an assignment alone',
  source: 'ASSET-052',
  async run(kit) {
    const me = kit.as('admin');
    const { assetId } = await assigned(kit, me);
    const path = { id: assetId };
    await move(me, assetId, { status: 'Repair', day: kit.day(0, me.timeZone) });
    const { assetStatus, employeeName } = await detail(me, assetId);
    kit.expectEqual('status and holder', [assetStatus, employeeName], ['Repair', '']);
    const { assetAssignment } = await me.ask('getAssetAssignment', { path });
    kit.expectEqual('the assignment', assetAssignment, null);
    const { statusHistory } = await me.ask('getAssetHistory', { path });
    const statuses = statusHistory.map((each) => each.assetStatus);
    kit.expectEqual('the latest first', statuses, ['Repair', 'Assigned', 'InStore']);
    kit.expectThat('the assignment has ended', statusHistory[1]?.assignmentEndDateAsString !== '');
    const back = { statusId: await statusId(me, 'Assigned'), returnedFromRepairOnAsString: '' };
    await me.refused(400, 'updateAsset', { body: await edited(me, assetId, back) });
  },
});
