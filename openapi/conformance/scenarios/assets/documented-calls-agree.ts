import { scenario } from '../../scenario/types.ts';
import { asset, employee } from '../../support/assets.ts';

export default scenario({
  title:
    'The documented calls tell one story of an asset: looked up, given, summed up, and of its category',
  source: 'ASSET-109',
  async run(kit) {
    const me = kit.as('admin');
    const assetId = await asset(kit, me);
    const path = { id: assetId };
    const { assetView } = await me.ask('getAssetView', { path });
    const { assetsManager: assetSummary } = await me.ask('getAssetSummary', { path });
    kit.expectEqual(
      'the summary',
      [assetSummary.id, assetSummary.assetCode, assetSummary.name, assetSummary.assetType],
      [assetId, assetView.assetCode, assetView.name, assetView.assetType],
    );
    kit.expectEqual(
      'its price and days',
      [assetSummary.price, assetSummary.dateOfPurchaseAsString],
      [assetView.price, assetView.dateOfPurchaseAsString],
    );
    const { assetMaster } = await me.ask('listAssetTypes');
    const type = assetMaster.find(({ id }) => id === assetSummary.assetTypeId);
    const category = { categoryId: type?.assetCategoryId ?? '' };
    const { assetTypes } = await me.ask('listAssetTypesOfCategory', { path: category });
    kit.expectThat(
      'its category has its type',
      assetTypes.some(({ id }) => id === type?.id),
    );
    kit.expectThat(
      'the types are of the category alone',
      assetTypes.every((each) => each.assetCategoryId === category.categoryId),
    );
    const searchText = assetView.assetCode;
    const lookUp = async () => (await me.ask('lookUpAssets', { path: { searchText } })).assets;
    kit.expectEqual('in store it is found', (await lookUp()).length, 1);
    const nobody = await me.ask('getAssetAssignment', { path });
    kit.expectEqual('nobody has it', nobody.assetAssignment, null);
    const { id: employeeId } = await employee(kit, me);
    await me.ask('assignAsset', { body: { id: kit.uuid(), assetId, employeeId } });
    kit.expectEqual('given, it is found no more', await lookUp(), []);
    const { assetAssignment } = await me.ask('getAssetAssignment', { path });
    kit.expectEqual('who has it', assetAssignment?.employeeId, employeeId);
    const unknown = kit.uuid();
    await me.refused(404, 'getAssetSummary', { path: { id: unknown } });
    await me.refused(404, 'getAssetAssignment', { path: { id: unknown } });
    await me.refused(404, 'listAssetTypesOfCategory', { path: { categoryId: unknown } });
    await me.refused(404, 'assignAsset', {
      body: { id: kit.uuid(), assetId: unknown, employeeId },
    });
  },
});
