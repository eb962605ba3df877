import { scenario } from '../../scenario/types.ts';
import { asset, assetType, assigned, edited, property } from '../../support/assets.ts';

export default scenario({
  title: 'Asset types and properties say how many assets use them',
  source: 'document 3, section 2 (assetMaster)',
  async run(kit) {
    const me = kit.as('admin');
    const typeId = await assetType(kit, me);
    const propertyId = await property(kit, me, typeId);
    const [id] = [
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
    await assigned(kit, me);
    const { assetMaster } = await me.ask('listAssetTypes');
    const type = assetMaster.find((each) => each.id === typeId);
    kit.expectEqual(
      'of the type',
      [type?.assetCount, type?.propertyCount, type?.assignedCount],
      [2, 1, 0],
    );
  },
});
