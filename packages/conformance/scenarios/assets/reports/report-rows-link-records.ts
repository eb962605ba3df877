import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, category } from '../../../support/assets.ts';

export default scenario({
  title: 'Report rows refer to their records by id, and the rows of a report add up to its totals',
  source: 'ASSET-008',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetCategoryId = await category(ctx, me);
    const assetTypeId = await assetType(ctx, me, { assetCategoryId });
    await asset(ctx, me, { assetTypeId, price: 10.25 });
    await asset(ctx, me, { assetTypeId, price: 20.5 });
    const current = await me.request('getAssetStatusReport');
    const row = current.assetsCurrentReport.find((each) => each.assetTypeId === assetTypeId);
    ctx.expectEqual('the row', [row?.assetCategoryId, row?.totalPrice], [assetCategoryId, 30.75]);
    const count = current.assetsCurrentReport.reduce((sum, each) => sum + each.assetCount, 0);
    ctx.expectEqual('how many', current.totalCount, count);
    const summary = await me.request('getAssetSummaryReport', { query: {} });
    const totalCount = summary.assetsSummaryReport.reduce((sum, each) => sum + each.totalAssets, 0);
    ctx.expectEqual('how many there are', summary.totalAssets, totalCount);
    const { assetTypes, statuses } = await me.request('getAssetReportDefaults');
    ctx.expectThat(
      'the type can be chosen',
      assetTypes.some(({ id }) => id === assetTypeId),
    );
    ctx.expectEqual('statuses', statuses.length, 5);
    await ctx.as('noPrivilege').expectError(403, 'getAssetReportDefaults');
  },
});
