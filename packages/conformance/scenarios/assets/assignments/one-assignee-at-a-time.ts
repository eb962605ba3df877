import { scenario } from '../../../scenario/types.ts';
import { assigned, detail, employee } from '../../../support/assets.ts';

export default scenario({
  title: 'An asset has one assignee at a time: it is taken back before it is assigned to another',
  source: 'ASSET-047',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id, assetId, employeeId } = await assigned(ctx, me);
    ctx.expectEqual('the status', (await detail(me, assetId)).assetStatus, 'Assigned');
    const { employeeAssets } = await me.request('listEmployeeAssets', { path: { employeeId } });
    ctx.expectThat(
      'the employee has it',
      employeeAssets.some((each) => each.id === id),
    );
    const next = { id: ctx.uuid(), assetId, employeeId: (await employee(ctx, me)).id };
    await me.expectError(409, 'assignAsset', { body: next });
    await me.expectError(409, 'deleteAsset', { path: { id: assetId } });
    await me.request('removeAssetAssignment', { path: { id } });
    ctx.expectEqual('the status', (await detail(me, assetId)).assetStatus, 'InStore');
    await me.request('assignAsset', { body: next });
    await me.expectError(409, 'removeAssetAssignment', { path: { id } });
    const { assetHistories } = await me.request('listAssetAssignments', { path: { id: assetId } });
    ctx.expectEqual(
      'the history',
      assetHistories.map((each) => each.id),
      [next.id, id],
    );
  },
});
