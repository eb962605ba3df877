import { scenario } from '../../../scenario/types.ts';
import { asset, assetFields, detail, edited, ofEachKind } from '../../../support/assets.ts';

const firstPage = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };

export default scenario({
  title:
    'A purchase is not before 1970, and a warranty starts at most ten years ahead; a stored start stays valid',
  source: 'ASSET-074, ASSET-D03',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const expectError = async (days: object) =>
      me.expectError(400, 'addAsset', { body: await assetFields(ctx, days) });
    await expectError({ dateOfPurchase: '0001-01-01', warrantyStartDate: '0001-01-01' });
    await expectError({ dateOfPurchase: '1969-12-31', warrantyStartDate: '1969-12-31' });
    await expectError({ warrantyStartDate: '9999-12-31', warrantyPeriod: 99 });
    await expectError({ warrantyStartDate: ctx.day(3655) });
    const ofYear = (year: number) => ({
      dateOfPurchase: `${year}-01-01`,
      warrantyStartDate: `${year}-01-01`,
    });
    let next = 1970;
    const all = await ofEachKind(ctx, me, { other: () => ofYear(next++) });
    const since = async () => {
      const { yearList } = await me.request('getAssetCullOutDefaults');
      const { totalCount } = await me.request('listAssessmentYears', { body: firstPage });
      return [yearList.at(-1), totalCount];
    };
    const [, years] = await since();
    for (const [at, id] of Object.values(all).entries()) {
      const first = [1970 + at, Number(years) - at];
      ctx.expectEqual('the year of the oldest, and how many there are', await since(), first);
      await me.request('bulkTakeBackAssets', { body: { assetIds: [id] } });
      await me.request('bulkDeleteAssets', { body: { assetIds: [id] } });
    }
    const warrantyStartDate = ctx.day(40);
    const id = await asset(ctx, me, { warrantyStartDate });
    const name = ctx.name();
    await me.request('updateAsset', { body: await edited(me, id, { name }) });
    const after = await detail(me, id);
    ctx.expectEqual(
      'name and start',
      [after.name, after.warrantyStartDate],
      [name, warrantyStartDate],
    );
  },
});
