import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'Zip codes are found by state, sorted and paged',
  source: 'ADMIN-021, ASSET-D22',
  async run(ctx) {
    const me = ctx.as('admin');
    const search = async (more: {
      page?: number;
      columnFilters?: { name: string; value: string }[];
    }) =>
      me.request('searchUsZipCodes', {
        body: { page: 1, pageSize: 10, sort: '-zip', columnFilters: [], ...more },
      });
    const all = await search({});
    const zips = all.usZipCodes.map(({ zip }) => zip);
    ctx.expectEqual('the order', zips, zips.toSorted().toReversed());
    ctx.expectEqual('how many are on a page', zips.length, 10);
    const next = (await search({ page: 2 })).usZipCodes.map(({ zip }) => zip);
    ctx.expectThat(
      'the next page goes on',
      next.every((zip) => zip < (zips.at(-1) ?? '')),
    );
    const { stateName, zip } = ctx.pick(all.usZipCodes);
    const found = await search({ columnFilters: [{ name: 'stateName', value: stateName }] });
    const isOfState = found.usZipCodes.every((each) => each.stateName.includes(stateName));
    ctx.expectThat(`all are of ${stateName}`, isOfState);
    ctx.expectThat('they are fewer', found.totalCount > 0 && found.totalCount < all.totalCount);
    const { usZipCode } = await me.request('getUsZipCode', { path: { zip } });
    ctx.expectEqual('the state', usZipCode.stateName, stateName);
  },
});
