import { scenario } from '../../../scenario/types.ts';
import {
  asset,
  assetType,
  assigned,
  edited,
  property,
  propertyFields,
  statusId,
} from '../../../support/assets.ts';

export default scenario({
  title: 'Asset types and properties show how many assets use them',
  source: 'ASSET-001',
  async run(ctx) {
    const me = ctx.as('admin');
    const typeId = await assetType(ctx, me);
    const propertyId = await property(ctx, me, typeId);
    const [id, other] = [
      await asset(ctx, me, { assetTypeId: typeId }),
      await asset(ctx, me, { assetTypeId: typeId }),
    ];
    const assetProperties = [{ id: propertyId, assetTypePropertyValue: 'Blue' }];
    await me.request('updateAsset', { body: await edited(me, id, { assetProperties }) });
    const { assetTypeProperties } = await me.request('listAssetTypeProperties', {
      path: { typeId },
    });
    ctx.expectEqual(
      'with and without a value',
      assetTypeProperties.map((each) => [each.assetCount, each.missingCount]),
      [[1, 1]],
    );
    const optional = { ...(await propertyFields(ctx, me)), isMandatory: false };
    await me.request('createAssetTypeProperty', { path: { typeId }, body: optional });
    const fill = async (assetTypePropertyValue: string) => {
      const value = { id: optional.id, assetTypePropertyValue };
      const values = { assetProperties: [...assetProperties, value] };
      await me.request('updateAsset', { body: await edited(me, id, values) });
      const listed = await me.request('listAssetTypeProperties', { path: { typeId } });
      return listed.assetTypeProperties.find((each) => each.id === optional.id)?.assetCount;
    };
    ctx.expectEqual('with a value', await fill(' Red '), 1);
    ctx.expectEqual('and without', await fill(' '), 0);
    await me.request('updateAsset', { body: await edited(me, other, { assetProperties }) });
    const { assetTypeProperties: both } = await me.request('listAssetTypeProperties', {
      path: { typeId },
    });
    const ofFirst = both.find((each) => each.id === propertyId);
    ctx.expectEqual('both', [ofFirst?.assetCount, ofFirst?.missingCount], [2, 0]);
    await assigned(ctx, me);
    const { assetMaster } = await me.request('listAssetTypes');
    const type = assetMaster.find((each) => each.id === typeId);
    ctx.expectEqual(
      'of the type',
      [type?.assetCount, type?.propertyCount, type?.assignedCount, type?.propertiesFound],
      [2, 2, 0, true],
    );
    ctx.expectEqual(
      'what a type does not say',
      [type?.usefulLifeInYears, type?.isTeam, type?.teamId],
      [5, false, null],
    );
    const plain = await assetType(ctx, me);
    await assigned(ctx, me, undefined, { assetTypeId: plain });
    const another = (await me.request('listAssetTypes')).assetMaster.find(
      (each) => each.id === plain,
    );
    ctx.expectEqual(
      'of one without properties',
      [
        another?.assetCount,
        another?.propertyCount,
        another?.assignedCount,
        another?.propertiesFound,
      ],
      [1, 0, 1, false],
    );
    const { assetProperties: empty, defaultStatusId } = await me.request('getAddAsset', {
      path: { typeId },
    });
    ctx.expectEqual(
      'what a new asset is asked for',
      empty.map((each) => [each.id, each.assetTypePropertyValue]),
      [
        [propertyId, ''],
        [optional.id, ''],
      ],
    );
    ctx.expectEqual('its status', defaultStatusId, await statusId(me, 'InStore'));
  },
});
