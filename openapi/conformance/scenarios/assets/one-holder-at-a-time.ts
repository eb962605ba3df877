import { scenario } from '../../scenario/types.ts';
import { assigned, detail, employee } from '../../support/assets.ts';

export default scenario({
  title: 'An asset has one holder at a time: it is taken back before another gets it',
  source: 'ASSET-047',
  async run(kit) {
    const me = kit.as('admin');
    const { id, assetId, employeeId } = await assigned(kit, me);
    kit.expectEqual('the status', (await detail(me, assetId)).assetStatus, 'Assigned');
    const { employeeAssets } = await me.ask('listEmployeeAssets', { path: { employeeId } });
    kit.expectThat(
      'the employee has it',
      employeeAssets.some((each) => each.id === id),
    );
    const next = { id: kit.uuid(), assetId, employeeId: (await employee(kit, me)).id };
    await me.refused(409, 'assignAsset', { body: next });
    await me.refused(409, 'deleteAsset', { path: { id: assetId } });
    await me.ask('removeAssetAssignment', { path: { id } });
    kit.expectEqual('the status', (await detail(me, assetId)).assetStatus, 'InStore');
    await me.ask('assignAsset', { body: next });
    await me.refused(409, 'removeAssetAssignment', { path: { id } });
    const { assetHistories } = await me.ask('listAssetAssignments', { path: { id: assetId } });
    kit.expectEqual(
      'the history',
      assetHistories.map((each) => each.id),
      [next.id, id],
    );
  },
});
