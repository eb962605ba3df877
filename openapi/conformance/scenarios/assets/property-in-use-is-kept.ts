import { scenario } from '../../scenario/types.ts';
import {
  asset,
  assetType,
  edited,
  ownTeam,
  property,
  propertyFields,
} from '../../support/assets.ts';

export default scenario({
  title: 'A property that assets have values for is kept, and keeps its kind',
  source: 'ASSET-133, and the decisions on answers and failures',
  async run(kit) {
    const me = kit.as('admin');
    const assetTypeId = await assetType(kit, me, { isTeam: true });
    const propertyId = await property(kit, me, assetTypeId);
    const id = await asset(kit, me, { assetTypeId });
    const assetProperties = [{ id: propertyId, assetTypePropertyValue: 'Blue' }];
    await me.ask('updateAsset', { body: await edited(me, id, { assetProperties }) });
    const isKept = () => me.refused(409, 'deleteAssetTypeProperty', { path: { id: propertyId } });
    await isKept();
    const { id: teamId } = await ownTeam(kit);
    await me.ask('assignAsset', {
      body: { id: kit.uuid(), assetId: id, employeeId: null, teamId },
    });
    await isKept();
    const { dataTypes } = await me.ask('getAssetPropertyDefaults');
    const number = dataTypes.find(({ description }) => description === 'Number');
    const body = { ...(await propertyFields(kit, me)), id: propertyId };
    const { fieldErrors } = await me.refused(409, 'updateAssetTypeProperty', {
      path: { typeId: assetTypeId },
      body: { ...body, dataTypeId: number?.masterId ?? '' },
    });
    kit.expectEqual('and says where', Object.keys(fieldErrors ?? {}), ['dataTypeId']);
    const unused = await property(kit, me, assetTypeId);
    await me.ask('deleteAssetTypeProperty', { path: { id: unused } });
    await me.ask('bulkTakeBackAssets', { body: { assetIds: [id] } });
    await me.ask('deleteAsset', { path: { id } });
    await me.ask('deleteAssetTypeProperty', { path: { id: propertyId } });
  },
});
