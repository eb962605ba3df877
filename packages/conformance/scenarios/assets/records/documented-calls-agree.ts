import { scenario } from '../../../scenario/types.ts';
import { asset, employee } from '../../../support/assets.ts';

export default scenario({
  title:
    'The documented calls agree on an asset: look-up, assignment, summary and types of the category',
  source: 'ASSET-109',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetId = await asset(ctx, me);
    const path = { id: assetId };
    const { assetView } = await me.request('getAssetView', { path });
    const { assetsManager: assetSummary } = await me.request('getAssetSummary', { path });
    ctx.expectEqual(
      'the summary',
      [assetSummary.id, assetSummary.assetCode, assetSummary.name, assetSummary.assetType],
      [assetId, assetView.assetCode, assetView.name, assetView.assetType],
    );
    ctx.expectEqual(
      'its price and days',
      [assetSummary.price, assetSummary.dateOfPurchaseAsString],
      [assetView.price, assetView.dateOfPurchaseAsString],
    );
    const { assetMaster } = await me.request('listAssetTypes');
    const type = assetMaster.find(({ id }) => id === assetSummary.assetTypeId);
    const category = { categoryId: type?.assetCategoryId ?? '' };
    const { assetTypes } = await me.request('listAssetTypesOfCategory', { path: category });
    ctx.expectThat(
      'its category has its type',
      assetTypes.some(({ id }) => id === type?.id),
    );
    ctx.expectThat(
      'the types are of the category alone',
      assetTypes.every((each) => each.assetCategoryId === category.categoryId),
    );
    const searchText = assetView.assetCode;
    const lookUp = async () => (await me.request('lookUpAssets', { path: { searchText } })).assets;
    ctx.expectEqual('in store it is found', (await lookUp()).length, 1);
    const nobody = await me.request('getAssetAssignment', { path });
    ctx.expectEqual('nobody has it', nobody.assetAssignment, null);
    const { id: employeeId } = await employee(ctx, me);
    await me.request('assignAsset', { body: { id: ctx.uuid(), assetId, employeeId } });
    ctx.expectEqual('given, it is found no more', await lookUp(), []);
    const { assetAssignment } = await me.request('getAssetAssignment', { path });
    ctx.expectEqual('who has it', assetAssignment?.employeeId, employeeId);
    const unknown = ctx.uuid();
    await me.expectError(404, 'getAssetSummary', { path: { id: unknown } });
    await me.expectError(404, 'getAssetAssignment', { path: { id: unknown } });
    await me.expectError(404, 'listAssetTypesOfCategory', { path: { categoryId: unknown } });
    await me.expectError(404, 'assignAsset', {
      body: { id: ctx.uuid(), assetId: unknown, employeeId },
    });
  },
});
