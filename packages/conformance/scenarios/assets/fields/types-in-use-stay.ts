import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, category } from '../../../support/assets.ts';

export default scenario({
  title: 'A type with assets and a category with types cannot be deleted',
  source: 'ASSET-173, ASSET-D24',
  async run(ctx) {
    const me = ctx.as('admin');
    const categoryId = await category(ctx, me);
    const assetTypeId = await assetType(ctx, me, { assetCategoryId: categoryId });
    const id = await asset(ctx, me, { assetTypeId });
    await me.expectError(409, 'deleteAssetType', { path: { id: assetTypeId } });
    await me.request('deleteAsset', { path: { id } });
    await me.expectError(409, 'deleteAssetCategory', { path: { categoryId } });
    await me.request('deleteAssetType', { path: { id: assetTypeId } });
    await me.request('deleteAssetCategory', { path: { categoryId } });
  },
});
