import { scenario } from '../../scenario/types.ts';
import { asset, assetType, category, detail, move, ownTeam } from '../../support/assets.ts';

const firstPage = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

export default scenario({
  title:
    'Cull-out lists assets past their warranty and older than the year, which are not Disposed',
  source: 'ASSET-169, and the decisions on cull-out',
  async run(kit) {
    const me = kit.as('admin');
    const assetCategoryId = await category(kit, me);
    const assetTypeId = await assetType(kit, me, { assetCategoryId });
    const bought = (day: string, warrantyPeriod: number) =>
      asset(kit, me, { assetTypeId, dateOfPurchase: day, warrantyStartDate: day, warrantyPeriod });
    const old = await bought('2019-06-01', 2);
    await bought('2019-06-01', 99);
    // The last day of a warranty belongs to it.
    const today = kit.day(0, me.timeZone);
    const years = Number(today.slice(0, 4)) - 2018;
    const lastDay = { warrantyStartDate: `2018${today.slice(4)}`, warrantyPeriod: years };
    if (!today.endsWith('02-29')) {
      await asset(kit, me, { assetTypeId, dateOfPurchase: '2018-01-01', ...lastDay });
    }
    const newer = await bought('2021-01-01', 1);
    const gone = await bought('2018-06-01', 1);
    const { yearList } = await me.ask('getAssetCullOutDefaults');
    const offered = yearList.filter((year) => year >= 2018);
    const thisYear = Number(kit.day(0, me.timeZone).slice(0, 4));
    const since = Array.from({ length: thisYear - 2017 }, (_, at) => thisYear - at);
    kit.expectEqual('the years to choose from', offered, since);
    await move(me, gone, { status: 'Disposed', day: kit.day(0, me.timeZone) });
    const found = async (year: number, more: object = { assetCategoryId }) => {
      const body = { ...firstPage, year, teamId: null, ...more };
      const { assetsCullOutReport } = await me.ask('getAssetCullOutReport', { body });
      return assetsCullOutReport.map(({ id }) => id);
    };
    kit.expectEqual('older than 2021', await found(2021), [old]);
    kit.expectEqual('older than 2022', await found(2022), [old, newer]);
    const { assetCode } = await detail(me, newer);
    const columnFilters = [{ name: 'assetCode', value: assetCode }];
    kit.expectEqual('of every category', await found(2022, { columnFilters }), [newer]);
    const elsewhere = { assetCategoryId: await category(kit, me), columnFilters };
    kit.expectEqual('of another', await found(2022, elsewhere), []);
    const ofTeam = { assetCategoryId, teamId: (await ownTeam(kit)).id };
    kit.expectEqual('of a team that has none', await found(2022, ofTeam), []);
    const twins = [];
    for (const letter of ['b', 'C', 'A']) {
      const fields = { assetCode: kit.name(letter), warrantyPeriod: 1 };
      const days = { dateOfPurchase: '2017-01-01', warrantyStartDate: '2017-01-01' };
      twins.push(await asset(kit, me, { assetTypeId, ...days, ...fields }));
    }
    const [second, third, first] = twins;
    kit.expectEqual('the oldest first, then by code', await found(2021), [
      first,
      second,
      third,
      old,
    ]);
  },
});
