import { scenario } from '../../../scenario/types.ts';
import { dayText, detail, tableRow } from '../../../support/assets.ts';

export default scenario({
  title: 'A table of assets is imported completely, or each of its invalid cells is named',
  source: 'ASSET-014, ASSET-064',
  async run(ctx) {
    const me = ctx.as('admin');
    const [first, second, third] = [ctx.name('A'), ctx.name('A'), ctx.name('A')];
    const row = await tableRow(ctx, { assetCode: ` ${first} `, serialNumber: ctx.name('S') });
    const other = { ...row, assetType: row.assetType.toUpperCase(), assetCode: second };
    const locationRecord = { id: ctx.uuid(), value: ctx.name('Place') };
    await me.request('createAssetLocation', { body: locationRecord });
    const asRead = await dayText(me, row.dateOfPurchase);
    const otherLocation = {
      assetLocation: ` ${locationRecord.value.toUpperCase()}`,
      dateOfPurchase: asRead,
    };
    const rows = [
      row,
      { ...other, ...otherLocation, serialNumber: '', warrantyStartDate: row.dateOfPurchase },
    ];
    const found = async (search: string) =>
      (
        await me.request('listAssets', {
          body: { page: 1, pageSize: 10, sort: null, columnFilters: [], search },
        })
      ).totalCount;
    const tried = await me.request('importAssets', { body: { dryRun: true, rows } });
    ctx.expectEqual('what a dry run would add', [tried.count, tried.ids], [2, []]);
    ctx.expectEqual('what a dry run has added', await found(first), 0);

    const body = { dryRun: false, id: ctx.uuid(), rows };
    const { count, ids } = await me.request('importAssets', { body });
    ctx.expectEqual('how many, and the id of the first', [count, ids[0]], [2, body.id]);
    const added = await Promise.all(ids.map((id) => detail(me, id)));
    ctx.expectEqual(
      'what was read from the cells',
      added.map(({ assetCode, price, dateOfPurchase, warrantyStartDate, assetStatus }) => [
        assetCode,
        price,
        dateOfPurchase,
        warrantyStartDate,
        assetStatus,
      ]),
      [first, second].map((code) => [
        code,
        1000.5,
        row.dateOfPurchase,
        row.dateOfPurchase,
        'InStore',
      ]),
    );
    const where = added.map(({ assetLocationId }) => assetLocationId);
    ctx.expectEqual('where they are', where, [null, locationRecord.id]);
    const named = added.map(({ assetType, vendorName }) => [assetType, vendorName]);
    ctx.expectEqual('what the names mean', named, [
      [row.assetType, row.vendor],
      [row.assetType, row.vendor],
    ]);
    await me.expectError(409, 'importAssets', { body });
    const { fieldErrors } = await me.expectError(400, 'importAssets', {
      body: { dryRun: true, rows },
    });
    const taken = ['rows.0.assetCode', 'rows.1.assetCode'];
    ctx.expectEqual('the codes that are taken', Object.keys(fieldErrors ?? {}).toSorted(), taken);

    const valid = { ...row, assetCode: third, serialNumber: '' };
    const invalid = [
      valid,
      { ...valid, assetCode: first.toUpperCase(), assetType: ctx.name(), price: 'ten' },
      { ...valid, assetCode: third.toLowerCase(), vendor: '', dateOfPurchase: ctx.day(30) },
    ];
    for (const dryRun of [true, false]) {
      const rejected = await me.expectError(400, 'importAssets', {
        body: { dryRun, rows: invalid },
      });
      ctx.expectEqual('the faulty cells', Object.keys(rejected.fieldErrors ?? {}).toSorted(), [
        'rows.1.assetCode',
        'rows.1.assetType',
        'rows.1.price',
        'rows.2.assetCode',
        'rows.2.dateOfPurchase',
        'rows.2.vendor',
      ]);
    }
    ctx.expectEqual('what a faulty table has added', await found(third), 0);
  },
});
