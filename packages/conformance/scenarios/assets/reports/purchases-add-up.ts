import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, category } from '../../../support/assets.ts';

const firstPage = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };

export default scenario({
  title:
    'The purchase report lists the purchases in its days, newest first, and its totals cover all of them',
  source: 'ASSET-169, ASSET-009',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetCategoryId = await category(ctx, me);
    const assetTypeId = await assetType(ctx, me, { assetCategoryId });
    const days = Array.from({ length: 11 }, (_, at) => `2022-03-${String(at + 10)}`);
    for (const [at, day] of days.entries()) {
      await asset(ctx, me, {
        assetTypeId,
        dateOfPurchase: day,
        warrantyStartDate: day,
        price: at + 0.25,
      });
    }
    const report = (more: object) =>
      me.request('getAssetPurchaseReport', { body: { ...firstPage, assetCategoryId, ...more } });
    const all = await report({});
    ctx.expectEqual('how many', [all.totalCount, all.assetPurchaseReport.length], [11, 10]);
    ctx.expectEqual('what all cost', all.totalPrice, 57.75);
    ctx.expectEqual('the newest', all.assetPurchaseReport[0]?.price, 10.25);
    const next = await report({ page: 2 });
    ctx.expectEqual('the oldest', next.assetPurchaseReport[0]?.price, 0.25);
    ctx.expectEqual('what all cost, on another page', next.totalPrice, 57.75);
    for (const letter of ['b', 'C', 'A']) {
      const bought = { dateOfPurchase: '2021-05-05', warrantyStartDate: '2021-05-05' };
      await asset(ctx, me, { assetTypeId, ...bought, assetCode: ctx.name(letter) });
    }
    const ofOneDay = await report({ fromDate: '2021-05-05', toDate: '2021-05-05' });
    const letters = ofOneDay.assetPurchaseReport.map((each) => each.assetCode.charAt(0));
    ctx.expectEqual('those of a day by code', letters, ['A', 'b', 'C']);
    const some = await report({ fromDate: days[2], toDate: days[4] });
    ctx.expectEqual('from the first day to the last', some.totalCount, 3);
    ctx.expectEqual('what these cost', some.totalPrice, 9.75);
    ctx.expectEqual(
      'one day',
      (await report({ fromDate: days[3], toDate: days[3] })).totalCount,
      1,
    );
    ctx.expectEqual('of the type', (await report({ assetTypeId })).totalCount, 14);
    const other = { assetTypeId: await assetType(ctx, me, { assetCategoryId }) };
    ctx.expectEqual('of another type', (await report(other)).totalCount, 0);
    const otherCategory = { assetCategoryId: await category(ctx, me) };
    ctx.expectEqual('of another category', (await report(otherCategory)).totalPrice, 0);
    const until = await report({ toDate: days[1] });
    ctx.expectEqual('until a day', until.totalCount, 5);
    const since = await report({ fromDate: days[9] });
    ctx.expectEqual('since a day', since.totalCount, 2);
    const backwards = { ...firstPage, fromDate: days[4], toDate: days[3] };
    await me.expectError(400, 'getAssetPurchaseReport', { body: backwards });
  },
});
