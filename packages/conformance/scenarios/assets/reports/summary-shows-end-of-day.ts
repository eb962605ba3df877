import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, move } from '../../../support/assets.ts';

export default scenario({
  title:
    'The summary report shows the assets as they were at the end of its day, and rejects a future day',
  source: 'ASSET-106, ASSET-010',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me);
    const bought = { assetTypeId, dateOfPurchase: '2024-05-10', warrantyStartDate: '2024-05-10' };
    const id = await asset(ctx, me, { ...bought, price: 10 });
    await asset(ctx, me, { ...bought, price: 5.5 });
    const today = ctx.day(0, me.timeZone);
    await move(me, id, { status: 'Repair', day: today });
    const { assetType: name } = (await me.request('getAssetView', { path: { id } })).assetView;
    const onDay = async (snapShotDate?: string) => {
      const query = snapShotDate === undefined ? {} : { query: { snapShotDate } };
      const { assetsSummaryReport } = await me.request('getAssetSummaryReport', query);
      return assetsSummaryReport
        .filter((row) => row.assetType === name)
        .map((row) => [row.inStore, row.repair, row.totalAssets, row.totalPrice]);
    };
    ctx.expectEqual('the day before the purchase', await onDay('2024-05-09'), []);
    ctx.expectEqual('the day of the purchase', await onDay('2024-05-10'), [[2, 0, 2, 15.5]]);
    ctx.expectEqual('today', await onDay(today), [[1, 1, 2, 15.5]]);
    ctx.expectEqual('without a day', await onDay(), [[1, 1, 2, 15.5]]);
    await move(me, id, { status: 'InStore', day: today });
    await move(me, id, { status: 'Disposed', day: today });
    ctx.expectEqual('once one is disposed of', await onDay(), [[1, 0, 1, 5.5]]);
    const query = { snapShotDate: ctx.day(2, me.timeZone) };
    await me.expectError(400, 'getAssetSummaryReport', { query });
  },
});
