import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, category, detail, move, getOwnTeam } from '../../../support/assets.ts';

const firstPage = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

export default scenario({
  title: 'Cull-out lists assets that are past their warranty, older than the year and not Disposed',
  source: 'ASSET-169, ASSET-D55',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetCategoryId = await category(ctx, me);
    const assetTypeId = await assetType(ctx, me, { assetCategoryId });
    const bought = (day: string, warrantyPeriod: number) =>
      asset(ctx, me, { assetTypeId, dateOfPurchase: day, warrantyStartDate: day, warrantyPeriod });
    const old = await bought('2019-06-01', 2);
    await bought('2019-06-01', 99);
    // The last day of a warranty is part of it.
    const today = ctx.day(0, me.timeZone);
    const years = Number(today.slice(0, 4)) - 2018;
    const lastDay = { warrantyStartDate: `2018${today.slice(4)}`, warrantyPeriod: years };
    if (!today.endsWith('02-29')) {
      await asset(ctx, me, { assetTypeId, dateOfPurchase: '2018-01-01', ...lastDay });
    }
    const newer = await bought('2021-01-01', 1);
    const deleted = await bought('2018-06-01', 1);
    const { yearList } = await me.request('getAssetCullOutDefaults');
    const offered = yearList.filter((year) => year >= 2018);
    const thisYear = Number(ctx.day(0, me.timeZone).slice(0, 4));
    const since = Array.from({ length: thisYear - 2017 }, (_, at) => thisYear - at);
    ctx.expectEqual('the years to choose from', offered, since);
    await move(me, deleted, { status: 'Disposed', day: ctx.day(0, me.timeZone) });
    const found = async (year: number, more: object = { assetCategoryId }) => {
      const body = { ...firstPage, year, teamId: null, ...more };
      const { assetsCullOutReport } = await me.request('getAssetCullOutReport', { body });
      return assetsCullOutReport.map(({ id }) => id);
    };
    ctx.expectEqual('older than 2021', await found(2021), [old]);
    ctx.expectEqual('older than 2022', await found(2022), [old, newer]);
    const { assetCode } = await detail(me, newer);
    const columnFilters = [{ name: 'assetCode', value: assetCode }];
    ctx.expectEqual('of every category', await found(2022, { columnFilters }), [newer]);
    const otherCategory = { assetCategoryId: await category(ctx, me), columnFilters };
    ctx.expectEqual('of another', await found(2022, otherCategory), []);
    const ofTeam = { assetCategoryId, teamId: (await getOwnTeam(ctx)).id };
    ctx.expectEqual('of a team that has none', await found(2022, ofTeam), []);
    const twins = [];
    for (const letter of ['b', 'C', 'A']) {
      const fields = { assetCode: ctx.name(letter), warrantyPeriod: 1 };
      const days = { dateOfPurchase: '2017-01-01', warrantyStartDate: '2017-01-01' };
      twins.push(await asset(ctx, me, { assetTypeId, ...days, ...fields }));
    }
    const [second, third, first] = twins;
    ctx.expectEqual('the oldest first, then by code', await found(2021), [
      first,
      second,
      third,
      old,
    ]);
  },
});
