import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, edited, move } from '../../../support/assets.ts';

const firstPage = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };

export default scenario({
  title:
    'Depreciation is straight-line from the purchase, which is an addition of its year; the closing value of a year is the opening value of the next, down to zero',
  source: 'ASSET-007, ASSET-172, ASSET-D63',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me, { usefulLifeInYears: 1 });
    const days = { dateOfPurchase: '2023-04-01', warrantyStartDate: '2023-04-01' };
    const id = await asset(ctx, me, { assetTypeId, ...days, price: 366 });
    const { assetCode } = (await me.request('getAssetView', { path: { id } })).assetView;
    const columnFilters = [{ name: 'assetCode', value: assetCode }];
    const rows = [];
    for (const yearId of ['2023', '2024']) {
      const path = { yearId };
      await me.request('runDepreciation', { path });
      const body = { ...firstPage, columnFilters };
      rows.push(...(await me.request('listDepreciation', { path, body })).assetDepreciation);
    }
    const values = rows.map((row) => [
      row.openingValue,
      row.additions,
      row.depreciation,
      row.closingValue,
    ]);
    ctx.expectEqual('the two years', values, [
      [0, 366, 366, 0],
      [0, 0, 0, 0],
    ]);
    const ofNext = { path: { yearId: '2024' } };
    await me.request('updateAsset', { body: await edited(me, id, { price: 300 }) });
    await me.request('runDepreciation', ofNext);
    const search = { ...ofNext, body: { ...firstPage, columnFilters } };
    const [dearer] = (await me.request('listDepreciation', search)).assetDepreciation;
    const change = [dearer?.price, dearer?.change, dearer?.previousClosingValue];
    ctx.expectEqual('what has lost all of another price', change, [300, 'changed', 0]);
    await me.request('updateAsset', { body: await edited(me, id, { price: 366 }) });
    const changedBy = async () => {
      const { assessmentYear } = await me.request('runDepreciation', { path: { yearId: '2023' } });
      return assessmentYear.changedCount;
    };
    await changedBy();
    ctx.expectEqual('what changed since the run', await changedBy(), 0);
    const added = await asset(ctx, me, { assetTypeId, ...days, price: 366 });
    ctx.expectEqual('once there is one more', await changedBy(), 1);
    await me.request('updateAsset', { body: await edited(me, added, { price: 732 }) });
    ctx.expectEqual('once it costs more', await changedBy(), 1);
    const longer = await assetType(ctx, me, { usefulLifeInYears: 4 });
    const deleted = await asset(ctx, me, { assetTypeId: longer, ...days, price: 1461 });
    await move(me, deleted, { status: 'Disposed', day: ctx.day(0, me.timeZone) });
    const path = { yearId: '2023' };
    await me.request('runDepreciation', { path });
    const { assetCode: value } = (await me.request('getAssetView', { path: { id: deleted } }))
      .assetView;
    const body = { ...firstPage, columnFilters: [{ name: 'assetCode', value }] };
    const [row] = (await me.request('listDepreciation', { path, body })).assetDepreciation;
    ctx.expectEqual(
      'a year before the one of the disposal',
      [row?.openingValue, row?.additions, row?.depreciation, row?.writtenOff, row?.closingValue],
      [0, 1461, 366, 0, 1095],
    );
  },
});
