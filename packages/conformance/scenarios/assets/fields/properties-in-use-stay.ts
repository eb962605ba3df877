import { scenario } from '../../../scenario/types.ts';
import {
  asset,
  assetType,
  edited,
  getOwnTeam,
  property,
  propertyFields,
} from '../../../support/assets.ts';

export default scenario({
  title: 'A property that assets have values of can neither be deleted nor change its kind',
  source: 'ASSET-133, ASSET-D28',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me, { isTeam: true });
    const propertyId = await property(ctx, me, assetTypeId);
    const id = await asset(ctx, me, { assetTypeId });
    const assetProperties = [{ id: propertyId, assetTypePropertyValue: 'Blue' }];
    await me.request('updateAsset', { body: await edited(me, id, { assetProperties }) });
    const expectRetained = () =>
      me.expectError(409, 'deleteAssetTypeProperty', { path: { id: propertyId } });
    await expectRetained();
    const { id: teamId } = await getOwnTeam(ctx);
    await me.request('assignAsset', {
      body: { id: ctx.uuid(), assetId: id, employeeId: null, teamId },
    });
    await expectRetained();
    const { dataTypes } = await me.request('getAssetPropertyDefaults');
    const number = dataTypes.find(({ description }) => description === 'Number');
    const body = { ...(await propertyFields(ctx, me)), id: propertyId };
    const { fieldErrors } = await me.expectError(409, 'updateAssetTypeProperty', {
      path: { typeId: assetTypeId },
      body: { ...body, dataTypeId: number?.masterId ?? '' },
    });
    ctx.expectEqual('with its location', Object.keys(fieldErrors ?? {}), ['dataTypeId']);
    const unused = await property(ctx, me, assetTypeId);
    await me.request('deleteAssetTypeProperty', { path: { id: unused } });
    await me.request('bulkTakeBackAssets', { body: { assetIds: [id] } });
    await me.request('deleteAsset', { path: { id } });
    await me.request('deleteAssetTypeProperty', { path: { id: propertyId } });
  },
});
