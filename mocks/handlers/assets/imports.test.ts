import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { masterId } from '../../common/assets/master-data.ts';
import { fetchDetail, firstPage, seeded } from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now } from '../../testing/timesheets.ts';

type Row = components['schemas']['AssetImportRow'];

/** Source: ASSET-066. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

const row = (assetCode: string, more: Row = {}): Row => ({
  assetCode,
  assetType: 'Tablet',
  vendor: 'Cobalt Hardware',
  invoiceNumber: 'I-1',
  dateOfPurchase: '2026-02-02',
  price: '1000.5',
  warrantyPeriod: '2',
  ...more,
});

const send = (rows: Row[], dryRun = true) =>
  server.request('ines', 'importAssets', { body: { dryRun, rows } });

/** The invalid cells with their errors. */
const listRejectedFields = async (rows: Row[]) =>
  (await server.expectError('ines', 'importAssets', { body: { dryRun: true, rows } })).fieldErrors;

const count = async (search: string) => {
  const body = { ...firstPage, columnFilters: [], search };
  return (await server.request('ines', 'listAssets', { body })).totalCount;
};

describe('importing a table of assets', () => {
  it('the asset table is imported with its names, days and numbers as shown in the cells', async () => {
    const response = await send(
      [
        row(' TB-1 ', { name: ' Pad ', assetType: ' TABLET ', assetLocation: 'head office' }),
        row('TB-2', { dateOfPurchase: '03/02/2026', warrantyStartDate: '04/02/2026' }),
      ],
      false,
    );
    expect(response.successMessages).toEqual(['2 assets were created successfully.']);
    const [first, second] = await Promise.all(response.ids.map((id) => fetchDetail(server, id)));
    expect(first).toMatchObject({
      assetCode: 'TB-1',
      name: 'Pad',
      assetType: 'Tablet',
      assetLocationId: masterId(601),
      price: 1000.5,
      dateOfPurchase: '2026-02-02',
      warrantyStartDate: '2026-02-02',
      warrantyEndDate: '2028-02-02',
      assetStatus: 'InStore',
    });
    expect(second).toMatchObject({
      dateOfPurchase: '2026-02-03',
      warrantyStartDate: '2026-02-04',
      assetLocationId: null,
    });
  });

  it('the asset table is only validated in a dry run', async () => {
    expect(await send([row('TB-10'), row('TB-11')])).toEqual({
      count: 2,
      updatedCount: 0,
      known: [],
      ids: [],
      successMessages: [],
    });
    expect(await count('TB-1')).toBe(1);
  });

  it.each<[string, Row, Partial<Record<keyof Row, string>>]>([
    ['no code', { assetCode: ' ' }, { assetCode: 'Asset Code is required' }],
    ['a code that is too long', { assetCode: 'x'.repeat(51) }, { assetCode: 'Field is too long' }],
    ['no type', { assetType: '' }, { assetType: 'Asset Type is required' }],
    ['an unknown type', { assetType: 'Boat' }, { assetType: 'This asset type was not found.' }],
    ['an unknown vendor', { vendor: 'Nobody' }, { vendor: 'This vendor was not found.' }],
    [
      'an unknown location',
      { assetLocation: 'Moon' },
      { assetLocation: 'This asset location was not found.' },
    ],
    ['a price in words', { price: 'ten' }, { price: 'Field allows numbers only' }],
    ['no price', { price: '' }, { price: 'Price is required' }],
    ['a price below zero', { price: '-1' }, { price: 'Price is invalid' }],
    ['half a year', { warrantyPeriod: '0.5' }, { warrantyPeriod: 'No. of Years is invalid' }],
    [
      'no day, of which is said once',
      { dateOfPurchase: '' },
      { dateOfPurchase: 'Date of Purchase is required' },
    ],
    [
      'a day that there is not',
      { dateOfPurchase: '2026-02-30' },
      { dateOfPurchase: 'Date of Purchase is invalid' },
    ],
    [
      'a day in the future',
      { dateOfPurchase: '2099-01-01' },
      { dateOfPurchase: 'Date of Purchase can’t be in the future.' },
    ],
  ])('the asset import names the cell with %s', async (_, cells, message) => {
    const named = Object.entries(message).map(([field, text]) => [`rows.1.${field}`, [text]]);
    expect(await listRejectedFields([row('TB-20'), row('TB-21', cells)])).toEqual(
      Object.fromEntries(named),
    );
  });

  it('codes and serial numbers are unique in the table, and errors have the row numbers of the file', async () => {
    const serial = { serialNumber: 'PF-9' };
    expect(
      await listRejectedFields([
        row('TB-30', { ...serial, line: 2 }),
        row('tb-30', { line: 5 }),
        row('TB-31', { serialNumber: ' pf-9', line: 6 }),
      ]),
    ).toEqual({
      'rows.1.assetCode': ['Row 5: tb-30 is already in row 2.'],
      'rows.2.serialNumber': ['Row 6: pf-9 is already in row 2.'],
    });
  });

  it('the asset import of 20,000 rows with one error names that row, and adds none', async () => {
    const { assetCode: taken } = await fetchDetail(server, seeded(1));
    const rows = Array.from({ length: 20_000 }, (__, at) => row(`BIG-${at}`));
    rows[12_345] = row(taken.toLowerCase());
    const body = { dryRun: false, rows };
    const rejected = await server.expectError('ines', 'importAssets', { body });
    expect(rejected.status).toBe(400);
    expect(rejected).toMatchObject({
      errorMessages: ['Nothing was imported: 1 cell needs fixing.'],
      fieldErrors: { 'rows.12345.assetCode': [expect.stringContaining('is already in use.')] },
    });
    expect(await count('BIG-')).toBe(0);
  });

  it('the asset table is not imported twice, and the response tells whether its id had the same rows', async () => {
    const body = { dryRun: false, id: crypto.randomUUID(), rows: [row('TB-40')] };
    await server.request('ines', 'importAssets', { body });
    const again = await server.expectError('ines', 'importAssets', { body });
    expect([again.status, again.code]).toEqual([409, 'savedAlready']);
    const other = { ...body, rows: [row('TB-41')] };
    const taken = await server.expectError('ines', 'importAssets', { body: other });
    expect([taken.status, taken.code]).toEqual([409, 'idTaken']);
    expect(await count('TB-41')).toBe(0);
  });

  it('the asset import keeps formulas as texts', async () => {
    const { ids } = await send([row('=1+1', { name: '@SUM(A1)' })], false);
    const [id = ''] = ids;
    expect(await fetchDetail(server, id)).toMatchObject({ assetCode: '=1+1', name: '@SUM(A1)' });
  });
});
