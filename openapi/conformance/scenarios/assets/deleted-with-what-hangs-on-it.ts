import { scenario } from '../../scenario/types.ts';
import { asset, assetFields, assetType, detail, employee, property } from '../../support/assets.ts';

export default scenario({
  title: 'A deleted asset is nowhere any more, and a deleted type takes its properties along',
  source: 'ASSET-017, ASSET-172',
  async run(kit) {
    const me = kit.as('admin');
    const assetTypeId = await assetType(kit, me);
    const assetId = await asset(kit, me, { assetTypeId });
    const { id: employeeId } = await employee(kit, me, 'holder');
    const id = kit.uuid();
    await me.ask('assignAsset', { body: { id, assetId, employeeId } });
    await me.refused(409, 'deleteAsset', { path: { id: assetId } });
    kit.expectEqual('the status', (await detail(me, assetId)).assetStatus, 'Assigned');
    await me.ask('removeAssetAssignment', { path: { id } });
    const propertyId = await property(kit, me, assetTypeId);
    await me.ask('deleteAsset', { path: { id: assetId } });
    await me.refused(404, 'getAsset', { path: { id: assetId } });
    await me.refused(404, 'getAssetHistory', { path: { id: assetId } });
    await me.refused(404, 'removeAssetAssignment', { path: { id } });
    await me.ask('deleteAssetType', { path: { id: assetTypeId } });
    await me.refused(404, 'listAssetTypeProperties', { path: { typeId: assetTypeId } });
    await me.refused(404, 'deleteAssetTypeProperty', { path: { id: propertyId } });
    const body = await assetFields(kit, { assetTypeId });
    const { fieldErrors } = await me.refused(400, 'addAsset', { body });
    kit.expectThat('a type that is gone is refused', fieldErrors?.['assetTypeId'] !== undefined);
    await asset(kit, me);
  },
});
