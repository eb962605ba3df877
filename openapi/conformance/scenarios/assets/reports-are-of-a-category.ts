import { scenario } from '../../scenario/types.ts';
import { asset, assetType, category } from '../../support/assets.ts';

export default scenario({
  title:
    'The status and the summary report count the assets of one category, where one is asked for',
  source: 'ASSET-010',
  async run(kit) {
    const me = kit.as('admin');
    const assetCategoryId = await category(kit, me);
    const assetTypeId = await assetType(kit, me, { assetCategoryId });
    await asset(kit, me, { assetTypeId, price: 10.25 });
    await asset(kit, me, { assetTypeId: await assetType(kit, me), price: 20.5 });
    const query = { assetCategoryId };
    const current = await me.ask('getAssetStatusReport', { query });
    kit.expectEqual(
      'types now',
      current.assetsCurrentReport.map((row) => row.assetTypeId),
      [assetTypeId],
    );
    kit.expectEqual('sums now', [current.totalCount, current.totalPrice], [1, 10.25]);
    const summary = await me.ask('getAssetSummaryReport', { query });
    kit.expectEqual(
      'types of the day',
      summary.assetsSummaryReport.map((row) => row.assetTypeId),
      [assetTypeId],
    );
    kit.expectEqual('sums of the day', [summary.totalAssets, summary.totalPrice], [1, 10.25]);
  },
});
