import { scenario } from '../../../scenario/types.ts';
import {
  asset,
  assetType,
  assigned,
  dayText,
  detail,
  edited,
  propertyFields,
  tableRow,
} from '../../../support/assets.ts';

export default scenario({
  title:
    'An import table updates the assets whose codes it contains, or names what has changed since',
  source: 'ASSET-063, ASSET-D28',
  async run(ctx) {
    const me = ctx.as('admin');
    const assetTypeId = await assetType(ctx, me);
    const property = await propertyFields(ctx, me);
    await me.request('createAssetTypeProperty', { path: { typeId: assetTypeId }, body: property });
    const id = await asset(ctx, me, { assetTypeId, serialNumber: ctx.name('S') });
    const { assetId: given } = await assigned(ctx, me);
    const [before, assignedId] = [await detail(me, id), await detail(me, given)];
    const value = ctx.name();
    const shown = [{ assetTypePropertyName: property.assetTypePropertyName.toUpperCase(), value }];
    const bought = await dayText(me, ctx.day(-31));
    const rows = [
      {
        assetCode: ` ${before.assetCode.toLowerCase()} `,
        price: '12.5',
        dateOfPurchase: bought,
        serialNumber: '',
        assetProperties: shown,
      },
      { assetCode: assignedId.assetCode, assetStatus: 'in store' },
      await tableRow(ctx),
    ];
    const body = { dryRun: true, knownCodes: 'Update' as const, rows };

    const tried = await me.request('importAssets', { body });
    ctx.expectEqual('what would be added and changed', [tried.count, tried.updatedCount], [1, 2]);
    const [first, second] = tried.known;
    ctx.expectEqual(
      'the assets whose codes are known',
      tried.known.map(({ row, id: assetId, version }) => [row, assetId, version]),
      [
        [0, id, before.version],
        [1, given, assignedId.version],
      ],
    );
    const changes = new Map(first?.fields.map(({ field, from, to }) => [field, [from, to]]));
    ctx.expectEqual('the price before and after', changes.get('price'), ['1000.5', '12.5']);
    ctx.expectEqual('the property before and after', changes.get('assetProperty'), ['', value]);
    ctx.expectEqual('how many fields change', changes.size, 4);
    const statuses = second?.fields.find(({ field }) => field === 'assetStatus');
    ctx.expectEqual('the status after', statuses?.to, 'InStore');
    ctx.expectEqual('what a dry run has changed', (await detail(me, id)).version, before.version);

    const stale = [{ ...rows[0], version: before.version + 1 }, rows[2] ?? {}];
    const conflict = { ...body, dryRun: false, rows: stale };
    const { fieldErrors } = await me.expectError(409, 'importAssets', { body: conflict });
    ctx.expectEqual('the location of the message', Object.keys(fieldErrors ?? {}), [
      'rows.0.assetCode',
    ]);
    const another = { ...body, dryRun: false, rows: [{ ...rows[1], version: 0 }] };
    await me.expectError(409, 'importAssets', { body: another });

    const versions = [before.version, assignedId.version, 0];
    const seen = rows.map((row, at) => ({ ...row, version: versions[at] ?? 0 }));
    const invalid = [...seen.slice(0, 2), { ...seen[2], price: 'ten' }];
    await me.expectError(400, 'importAssets', { body: { ...body, dryRun: false, rows: invalid } });
    ctx.expectEqual('what a faulty table has changed', (await detail(me, id)).price, before.price);

    const done = await me.request('importAssets', { body: { ...body, dryRun: false, rows: seen } });
    ctx.expectEqual('what was added and changed', [done.ids.length, done.updatedCount], [1, 2]);
    const after = await detail(me, id);
    ctx.expectEqual(
      'the asset after the import',
      [after.assetCode, after.name, after.price, after.dateOfPurchase, after.serialNumber],
      [before.assetCode, before.name, 12.5, ctx.day(-31), ''],
    );
    const values = after.assetProperties.map((each) => each.assetTypePropertyValue);
    ctx.expectEqual('its property', values, [value]);
    ctx.expectEqual('who has the other one', (await detail(me, given)).assetStatus, 'InStore');

    const again = { ...body, rows: [{ assetCode: before.assetCode, price: '12.50' }] };
    const { known, updatedCount } = await me.request('importAssets', { body: again });
    ctx.expectEqual('what does not change', [known[0]?.fields, updatedCount], [[], 0]);
    await me.request('updateAsset', { body: await edited(me, id, { name: ctx.name() }) });
    const late = { ...again, dryRun: false };
    const lateRows = [{ assetCode: before.assetCode, price: '13', version: after.version }];
    await me.expectError(409, 'importAssets', { body: { ...late, rows: lateRows } });
    await me.expectError(400, 'importAssets', { body: { dryRun: true, rows: again.rows } });
  },
});
