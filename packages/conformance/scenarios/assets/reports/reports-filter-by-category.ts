import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, category } from '../../../support/assets.ts';

export default scenario({
  title:
    'The status report and the summary report count only the assets of a category, if one is requested',
  source: 'ASSET-010',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetCategoryId = await category(ctx, me);
    const assetTypeId = await assetType(ctx, me, { assetCategoryId });
    await asset(ctx, me, { assetTypeId, price: 10.25 });
    await asset(ctx, me, { assetTypeId: await assetType(ctx, me), price: 20.5 });
    const query = { assetCategoryId };
    const current = await me.request('getAssetStatusReport', { query });
    ctx.expectEqual(
      'types now',
      current.assetsCurrentReport.map((row) => row.assetTypeId),
      [assetTypeId],
    );
    ctx.expectEqual('sums now', [current.totalCount, current.totalPrice], [1, 10.25]);
    const summary = await me.request('getAssetSummaryReport', { query });
    ctx.expectEqual(
      'types of the day',
      summary.assetsSummaryReport.map((row) => row.assetTypeId),
      [assetTypeId],
    );
    ctx.expectEqual('sums of the day', [summary.totalAssets, summary.totalPrice], [1, 10.25]);
  },
});
