import { scenario } from '../../scenario/types.ts';
import {
  asset,
  assetType,
  assigned,
  edited,
  property,
  propertyFields,
  statusId,
} from '../../support/assets.ts';

export default scenario({
  title: 'Asset types and properties say how many assets use them',
  source: 'ASSET-001',
  async run(kit) {
    const me = kit.as('admin');
    const typeId = await assetType(kit, me);
    const propertyId = await property(kit, me, typeId);
    const [id, other] = [
      await asset(kit, me, { assetTypeId: typeId }),
      await asset(kit, me, { assetTypeId: typeId }),
    ];
    const assetProperties = [{ id: propertyId, assetTypePropertyValue: 'Blue' }];
    await me.ask('updateAsset', { body: await edited(me, id, { assetProperties }) });
    const { assetTypeProperties } = await me.ask('listAssetTypeProperties', { path: { typeId } });
    kit.expectEqual(
      'with and without a value',
      assetTypeProperties.map((each) => [each.assetCount, each.missingCount]),
      [[1, 1]],
    );
    const optional = { ...(await propertyFields(kit, me)), isMandatory: false };
    await me.ask('createAssetTypeProperty', { path: { typeId }, body: optional });
    const fill = async (assetTypePropertyValue: string) => {
      const value = { id: optional.id, assetTypePropertyValue };
      const values = { assetProperties: [...assetProperties, value] };
      await me.ask('updateAsset', { body: await edited(me, id, values) });
      const listed = await me.ask('listAssetTypeProperties', { path: { typeId } });
      return listed.assetTypeProperties.find((each) => each.id === optional.id)?.assetCount;
    };
    kit.expectEqual('with a value', await fill(' Red '), 1);
    kit.expectEqual('and without', await fill(' '), 0);
    await me.ask('updateAsset', { body: await edited(me, other, { assetProperties }) });
    const { assetTypeProperties: both } = await me.ask('listAssetTypeProperties', {
      path: { typeId },
    });
    const ofFirst = both.find((each) => each.id === propertyId);
    kit.expectEqual('both', [ofFirst?.assetCount, ofFirst?.missingCount], [2, 0]);
    await assigned(kit, me);
    const { assetMaster } = await me.ask('listAssetTypes');
    const type = assetMaster.find((each) => each.id === typeId);
    kit.expectEqual(
      'of the type',
      [type?.assetCount, type?.propertyCount, type?.assignedCount, type?.propertiesFound],
      [2, 2, 0, true],
    );
    kit.expectEqual(
      'what a type does not say',
      [type?.usefulLifeInYears, type?.isTeam, type?.teamId],
      [5, false, null],
    );
    const plain = await assetType(kit, me);
    await assigned(kit, me, undefined, { assetTypeId: plain });
    const another = (await me.ask('listAssetTypes')).assetMaster.find((each) => each.id === plain);
    kit.expectEqual(
      'of one without properties',
      [
        another?.assetCount,
        another?.propertyCount,
        another?.assignedCount,
        another?.propertiesFound,
      ],
      [1, 0, 1, false],
    );
    const { assetProperties: empty, defaultStatusId } = await me.ask('getAddAsset', {
      path: { typeId },
    });
    kit.expectEqual(
      'what a new asset is asked for',
      empty.map((each) => [each.id, each.assetTypePropertyValue]),
      [
        [propertyId, ''],
        [optional.id, ''],
      ],
    );
    kit.expectEqual('its status', defaultStatusId, await statusId(me, 'InStore'));
  },
});
