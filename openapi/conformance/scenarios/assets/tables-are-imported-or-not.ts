import { scenario } from '../../scenario/types.ts';
import { dayText, detail, tableRow } from '../../support/assets.ts';

export default scenario({
  title: 'A table of assets is imported as a whole, or each of its faulty cells is named',
  source: 'ASSET-014, ASSET-064',
  async run(kit) {
    const me = kit.as('admin');
    const [first, second, third] = [kit.name('A'), kit.name('A'), kit.name('A')];
    const row = await tableRow(kit, { assetCode: ` ${first} `, serialNumber: kit.name('S') });
    const other = { ...row, assetType: row.assetType.toUpperCase(), assetCode: second };
    const place = { id: kit.uuid(), value: kit.name('Place') };
    await me.ask('createAssetLocation', { body: place });
    const asRead = await dayText(me, row.dateOfPurchase);
    const elsewhere = { assetLocation: ` ${place.value.toUpperCase()}`, dateOfPurchase: asRead };
    const rows = [
      row,
      { ...other, ...elsewhere, serialNumber: '', warrantyStartDate: row.dateOfPurchase },
    ];
    const found = async (search: string) =>
      (
        await me.ask('listAssets', {
          body: { page: 1, pageSize: 10, sort: null, columnFilters: [], search },
        })
      ).totalCount;
    const tried = await me.ask('importAssets', { body: { dryRun: true, rows } });
    kit.expectEqual('what a dry run would add', [tried.count, tried.ids], [2, []]);
    kit.expectEqual('what a dry run has added', await found(first), 0);

    const body = { dryRun: false, id: kit.uuid(), rows };
    const { count, ids } = await me.ask('importAssets', { body });
    kit.expectEqual('how many, and the id of the first', [count, ids[0]], [2, body.id]);
    const added = await Promise.all(ids.map((id) => detail(me, id)));
    kit.expectEqual(
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
    kit.expectEqual('where they are', where, [null, place.id]);
    const named = added.map(({ assetType, vendorName }) => [assetType, vendorName]);
    kit.expectEqual('what the names mean', named, [
      [row.assetType, row.vendor],
      [row.assetType, row.vendor],
    ]);
    await me.refused(409, 'importAssets', { body });
    const { fieldErrors } = await me.refused(400, 'importAssets', { body: { dryRun: true, rows } });
    const taken = ['rows.0.assetCode', 'rows.1.assetCode'];
    kit.expectEqual('the codes that are taken', Object.keys(fieldErrors ?? {}).toSorted(), taken);

    const sound = { ...row, assetCode: third, serialNumber: '' };
    const faulty = [
      sound,
      { ...sound, assetCode: first.toUpperCase(), assetType: kit.name(), price: 'ten' },
      { ...sound, assetCode: third.toLowerCase(), vendor: '', dateOfPurchase: kit.day(30) },
    ];
    for (const dryRun of [true, false]) {
      const refused = await me.refused(400, 'importAssets', { body: { dryRun, rows: faulty } });
      kit.expectEqual('the faulty cells', Object.keys(refused.fieldErrors ?? {}).toSorted(), [
        'rows.1.assetCode',
        'rows.1.assetType',
        'rows.1.price',
        'rows.2.assetCode',
        'rows.2.dateOfPurchase',
        'rows.2.vendor',
      ]);
    }
    kit.expectEqual('what a faulty table has added', await found(third), 0);
  },
});
