import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, category } from '../../../support/assets.ts';
import { vendor } from '../../../support/vendors.ts';

export default scenario({
  title: 'If requested, purchases are added up by type and by month over all pages',
  source: 'ASSET-008',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetCategoryId = await category(ctx, me);
    const [cheap, dear] = [
      await assetType(ctx, me, { assetCategoryId, name: ctx.name('Z') }),
      await assetType(ctx, me, { assetCategoryId, name: ctx.name('A') }),
    ];
    const bought = (assetTypeId: string, day: string, price: number) =>
      asset(ctx, me, { assetTypeId, price, dateOfPurchase: day, warrantyStartDate: day });
    await bought(cheap, '2024-05-31', 1.25);
    await bought(cheap, '2024-06-01', 2.5);
    await bought(dear, '2024-05-01', 100);
    const report = (groupBy: 'Type' | 'Month' | 'Category' | 'Vendor' | null) =>
      me.request('getAssetPurchaseReport', {
        body: { page: 9, pageSize: 10, sort: null, columnFilters: [], assetCategoryId, groupBy },
      });
    const groups = async (groupBy: 'Type' | 'Month' | 'Category') =>
      (await report(groupBy)).groups?.map((each) => [each.key, each.assetCount, each.totalPrice]);
    ctx.expectEqual('by type, the dearest first', await groups('Type'), [
      [dear, 1, 100],
      [cheap, 2, 3.75],
    ]);
    ctx.expectEqual('by month, the newest first', await groups('Month'), [
      ['2024-06', 1, 2.5],
      ['2024-05', 2, 101.25],
    ]);
    await bought(cheap, '2024-06-02', 96.25);
    const twins = (await report('Type')).groups ?? [];
    ctx.expectEqual(
      'what costs the same by name',
      twins.map(({ key }) => key),
      [dear, cheap],
    );
    ctx.expectEqual('by category', await groups('Category'), [[assetCategoryId, 4, 200]]);
    const { assetCategories } = await me.request('listAssetCategories');
    const named = assetCategories.find(({ id }) => id === assetCategoryId)?.value;
    ctx.expectEqual('its name', (await report('Category')).groups?.[0]?.name, named);
    const { id: vendorId, name } = await vendor(ctx, me);
    const days = { dateOfPurchase: '2024-06-03', warrantyStartDate: '2024-06-03' };
    await asset(ctx, me, { assetTypeId: dear, price: 500, vendorId, ...days });
    const [first, second] = (await report('Vendor')).groups ?? [];
    ctx.expectEqual(
      'by vendor',
      [first?.key, first?.name, first?.totalPrice, second?.totalPrice],
      [vendorId, name, 500, 200],
    );
    ctx.expectEqual('not requested', (await report(null)).groups ?? [], []);
  },
});
