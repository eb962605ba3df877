import { scenario } from '../../scenario/types.ts';
import { asset, assetType, category } from '../../support/assets.ts';

export default scenario({
  title: 'A type with assets and a category with types are kept',
  source: 'ASSET-173, and the decisions on answers and failures',
  async run(kit) {
    const me = kit.as('admin');
    const categoryId = await category(kit, me);
    const assetTypeId = await assetType(kit, me, { assetCategoryId: categoryId });
    const id = await asset(kit, me, { assetTypeId });
    await me.refused(409, 'deleteAssetType', { path: { id: assetTypeId } });
    await me.ask('deleteAsset', { path: { id } });
    await me.refused(409, 'deleteAssetCategory', { path: { categoryId } });
    await me.ask('deleteAssetType', { path: { id: assetTypeId } });
    await me.ask('deleteAssetCategory', { path: { categoryId } });
  },
});
