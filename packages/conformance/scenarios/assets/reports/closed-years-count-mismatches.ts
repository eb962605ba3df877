import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, edited, move } from '../../../support/assets.ts';

const search = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

export default scenario({
  title:
    'A closed year shows for how many assets its values are out of date, until it is run again; deletions and later events do not change it',
  source: 'ASSET-D64',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me, { usefulLifeInYears: 2 });
    const days = { dateOfPurchase: '2022-05-02', warrantyStartDate: '2022-05-02' };
    const bought = { assetTypeId, ...days, price: 730 };
    const id = await asset(ctx, me, bought);
    const path = { yearId: '2022' };
    const run = async () => (await me.request('runDepreciation', { path })).assessmentYear;
    const year = async () => {
      const { assetAssessmentYear } = await me.request('listAssessmentYears', { body: search });
      return assetAssessmentYear.find((each) => each.id === path.yearId);
    };
    const mismatches = async () => (await year())?.mismatchCount;
    ctx.expectEqual('once it is run', [(await run()).mismatchCount, await mismatches()], [0, 0]);
    const later = await asset(ctx, me, bought);
    ctx.expectEqual('with one more', await mismatches(), 1);
    await me.request('updateAsset', { body: await edited(me, id, { price: 731 }) });
    ctx.expectEqual('with another price, too', await mismatches(), 2);
    ctx.expectEqual('once it is run again', (await run()).mismatchCount, 0);
    await move(me, id, { status: 'Disposed', day: ctx.day(0, me.timeZone) });
    ctx.expectEqual('once one is disposed in a later year', await mismatches(), 0);
    await me.request('deleteAsset', { path: { id: later } });
    ctx.expectEqual('once one is deleted', await mismatches(), 0);
    const { assetAssessmentYear } = await me.request('listAssessmentYears', { body: search });
    const [present] = assetAssessmentYear;
    await me.request('runDepreciation', { path: { yearId: present?.id ?? '' } });
    const again = await me.request('listAssessmentYears', { body: search });
    ctx.expectEqual('a year that lasts', again.assetAssessmentYear[0]?.mismatchCount, null);
  },
});
