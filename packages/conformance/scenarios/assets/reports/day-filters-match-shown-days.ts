import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, dayText } from '../../../support/assets.ts';

export default scenario({
  title: 'A filter on a day matches the day as the user reads it',
  source: 'ASSET-064, ASSET-128',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me);
    const bought = '2023-11-05';
    await asset(ctx, me, { assetTypeId, dateOfPurchase: bought, warrantyStartDate: bought });
    const found = async (value: string) => {
      const columnFilters = [{ name: 'dateOfPurchaseAsString', value }];
      const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters, assetTypeId };
      return (await me.request('getAssetPurchaseReport', { body })).totalCount;
    };
    ctx.expectEqual('by the day as it is read', await found(await dayText(me, bought)), 1);
    ctx.expectEqual('by another form of it', await found(bought), 0);
  },
});
