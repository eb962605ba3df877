import { scenario } from '../../scenario/types.ts';
import { asset, assetType, category } from '../../support/assets.ts';

export default scenario({
  title: 'Rows of the reports name what they are about by id, and reports add up to their totals',
  source: 'ASSET-008',
  async run(kit) {
    const me = kit.as('admin');
    const assetCategoryId = await category(kit, me);
    const assetTypeId = await assetType(kit, me, { assetCategoryId });
    await asset(kit, me, { assetTypeId, price: 10.25 });
    await asset(kit, me, { assetTypeId, price: 20.5 });
    const current = await me.ask('getAssetStatusReport');
    const row = current.assetsCurrentReport.find((each) => each.assetTypeId === assetTypeId);
    kit.expectEqual('the row', [row?.assetCategoryId, row?.totalPrice], [assetCategoryId, 30.75]);
    const count = current.assetsCurrentReport.reduce((sum, each) => sum + each.assetCount, 0);
    kit.expectEqual('how many', current.totalCount, count);
    const summary = await me.ask('getAssetSummaryReport', { query: {} });
    const standing = summary.assetsSummaryReport.reduce((sum, each) => sum + each.totalAssets, 0);
    kit.expectEqual('how many there are', summary.totalAssets, standing);
    const { assetTypes, statuses } = await me.ask('getAssetReportDefaults');
    kit.expectThat(
      'the type can be chosen',
      assetTypes.some(({ id }) => id === assetTypeId),
    );
    kit.expectEqual('statuses', statuses.length, 5);
    await kit.as('noPrivilege').refused(403, 'getAssetReportDefaults');
  },
});
