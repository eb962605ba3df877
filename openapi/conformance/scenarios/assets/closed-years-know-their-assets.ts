import { scenario } from '../../scenario/types.ts';
import { asset, assetType, edited, move } from '../../support/assets.ts';

const search = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };

export default scenario({
  title:
    'A closed year says of how many assets it no longer has the values, until it is run again; what is deleted or happens after the year changes nothing in it',
  source: 'the decisions on depreciation',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const assetTypeId = await assetType(kit, me, { usefulLifeInYears: 2 });
    const days = { dateOfPurchase: '2022-05-02', warrantyStartDate: '2022-05-02' };
    const bought = { assetTypeId, ...days, price: 730 };
    const id = await asset(kit, me, bought);
    const path = { yearId: '2022' };
    const run = async () => (await me.ask('runDepreciation', { path })).assessmentYear;
    const year = async () => {
      const { assetAssessmentYear } = await me.ask('listAssessmentYears', { body: search });
      return assetAssessmentYear.find((each) => each.id === path.yearId);
    };
    const mismatches = async () => (await year())?.mismatchCount;
    kit.expectEqual('once it is run', [(await run()).mismatchCount, await mismatches()], [0, 0]);
    const later = await asset(kit, me, bought);
    kit.expectEqual('with one more', await mismatches(), 1);
    await me.ask('updateAsset', { body: await edited(me, id, { price: 731 }) });
    kit.expectEqual('with another price, too', await mismatches(), 2);
    kit.expectEqual('once it is run again', (await run()).mismatchCount, 0);
    await move(me, id, { status: 'Disposed', day: kit.day(0, me.timeZone) });
    kit.expectEqual('once one is disposed in a later year', await mismatches(), 0);
    await me.ask('deleteAsset', { path: { id: later } });
    kit.expectEqual('once one is deleted', await mismatches(), 0);
    const { assetAssessmentYear } = await me.ask('listAssessmentYears', { body: search });
    const [present] = assetAssessmentYear;
    await me.ask('runDepreciation', { path: { yearId: present?.id ?? '' } });
    const again = await me.ask('listAssessmentYears', { body: search });
    kit.expectEqual('a year that lasts', again.assetAssessmentYear[0]?.mismatchCount, null);
  },
});
