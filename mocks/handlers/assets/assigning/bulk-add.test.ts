import { beforeAll, describe, expect, it } from 'vitest';
import { fetchDetail, firstPage, buildForm, seeded } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now } from '../../../testing/timesheets.ts';

/** Source: ASSET-066. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

let next = 100;

/** The request body of the form for multiple new tablets. */
async function buildBody(assets: { assetCode: string; serialNumber?: string }[]) {
  next += 1;
  const { assetCode: _code, serialNumber: _serial, ...alike } = await buildForm(server, next);
  return { ...alike, assets };
}

const count = async (search: string) => {
  const body = { ...firstPage, columnFilters: [], search };
  return (await server.request('ines', 'listAssets', { body })).totalCount;
};

describe('adding assets in bulk', () => {
  it('the bulk-added assets are alike except for codes and serial numbers, in the order sent', async () => {
    const lines = [
      { assetCode: ' M-1 ', serialNumber: ' PF-1 ' },
      { assetCode: 'M-2', serialNumber: 'PF-2' },
      { assetCode: 'M-3' },
    ];
    const response = await server.request('ines', 'bulkAddAssets', {
      body: await buildBody(lines),
    });
    expect(response.successMessages).toEqual(['3 assets were created successfully.']);
    const added = await Promise.all(response.ids.map((id) => fetchDetail(server, id)));
    expect(added.map(({ assetCode, serialNumber }) => [assetCode, serialNumber])).toEqual([
      ['M-1', 'PF-1'],
      ['M-2', 'PF-2'],
      ['M-3', ''],
    ]);
    for (const asset of added) {
      expect(asset).toMatchObject({ assetType: 'Tablet', assetStatus: 'InStore', price: 1000 });
    }
  });

  it('the bulk-added assets are all rejected when codes are taken, and each taken code is named', async () => {
    const [taken, other] = [
      await fetchDetail(server, seeded(1)),
      await fetchDetail(server, seeded(2)),
    ];
    const body = await buildBody([
      { assetCode: taken.assetCode.toLowerCase() },
      { assetCode: 'N-1' },
      { assetCode: other.assetCode },
    ]);
    const rejection = await server.expectError('ines', 'bulkAddAssets', { body });
    expect(rejection).toMatchObject({ status: 409, code: 'assetCodeTaken' });
    expect(rejection.fieldErrors).toEqual({
      'assets.0.assetCode': [`The code ${taken.assetCode.toLowerCase()} is already in use.`],
      'assets.2.assetCode': [`The code ${other.assetCode} is already in use.`],
    });
    expect(await count('N-1')).toBe(0);
  });

  it('the bulk-added assets require a code each, and unique codes and serial numbers, ignoring case', async () => {
    const body = await buildBody([
      { assetCode: 'P-1', serialNumber: 'pf-9' },
      { assetCode: ' p-1', serialNumber: 'PF-9' },
      { assetCode: ' ', serialNumber: '' },
    ]);
    const rejection = await server.expectError('ines', 'bulkAddAssets', { body });
    expect(rejection).toMatchObject({ status: 400 });
    expect(rejection.fieldErrors).toEqual({
      'assets.1.assetCode': ['Row 2: p-1 is already in row 1.'],
      'assets.1.serialNumber': ['Row 2: PF-9 is already in row 1.'],
      'assets.2.assetCode': ['Asset Code is required'],
    });
    expect(await count('P-1')).toBe(0);
  });

  it('the bulk-added assets are added once, even if the first response was lost', async () => {
    const body = await buildBody([{ assetCode: 'Q-1' }, { assetCode: 'Q-2' }]);
    await server.request('ines', 'bulkAddAssets', { body });
    const again = await server.expectError('ines', 'bulkAddAssets', { body });
    expect(again).toMatchObject({ status: 409, code: 'savedAlready' });
    expect(await count('Q-')).toBe(2);
  });

  it('the bulk-added assets are validated by the same rules as a single one', async () => {
    const body = {
      ...(await buildBody([{ assetCode: 'R-1' }])),
      price: 1.2345,
      invoiceNumber: ' ',
    };
    const { fieldErrors } = await server.expectError('ines', 'bulkAddAssets', { body });
    expect(Object.keys(fieldErrors ?? {}).toSorted()).toEqual(['invoiceNumber', 'price']);
  });
});
