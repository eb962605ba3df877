import { scenario } from '../../../scenario/types.ts';
import {
  asset,
  assetFields,
  assetType,
  detail,
  employee,
  property,
} from '../../../support/assets.ts';

export default scenario({
  title: 'A deleted asset appears nowhere, and a deleted type is deleted with its properties',
  source: 'ASSET-017, ASSET-172',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me);
    const assetId = await asset(ctx, me, { assetTypeId });
    const { id: employeeId } = await employee(ctx, me, 'assignee');
    const id = ctx.uuid();
    await me.request('assignAsset', { body: { id, assetId, employeeId } });
    await me.expectError(409, 'deleteAsset', { path: { id: assetId } });
    ctx.expectEqual('the status', (await detail(me, assetId)).assetStatus, 'Assigned');
    await me.request('removeAssetAssignment', { path: { id } });
    const propertyId = await property(ctx, me, assetTypeId);
    await me.request('deleteAsset', { path: { id: assetId } });
    await me.expectError(404, 'getAsset', { path: { id: assetId } });
    await me.expectError(404, 'getAssetHistory', { path: { id: assetId } });
    await me.expectError(404, 'removeAssetAssignment', { path: { id } });
    await me.request('deleteAssetType', { path: { id: assetTypeId } });
    await me.expectError(404, 'listAssetTypeProperties', { path: { typeId: assetTypeId } });
    await me.expectError(404, 'deleteAssetTypeProperty', { path: { id: propertyId } });
    const body = await assetFields(ctx, { assetTypeId });
    const { fieldErrors } = await me.expectError(400, 'addAsset', { body });
    ctx.expectThat('a deleted type is rejected', fieldErrors?.['assetTypeId'] !== undefined);
    await asset(ctx, me);
  },
});
