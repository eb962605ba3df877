import { beforeAll, describe, expect, it } from 'vitest';
import { addTablet, firstPage, findVendorId } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { readParts, readRows } from '../../../testing/workbook.ts';

/** Texts that a spreadsheet would execute if it treated them as input. */
const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(A1)'] as const;

/** Every editable text of an asset starts like a formula. */
let server: TestServer;
const ids = { category: uuid(800), location: uuid(801), audit: uuid(802) };

beforeAll(async () => {
  server = await startServer(now);
  const createLocation = (value: string) => ({ value });
  await server.request('ines', 'createAssetCategory', {
    body: { id: ids.category, ...createLocation('=CATEGORY()') },
  });
  await server.request('ines', 'createAssetLocation', {
    body: { id: ids.location, ...createLocation('@LOCATION()') },
  });
  const vendorId = await findVendorId(server);
  for (const [at, formula] of formulas.entries()) {
    const typeId = uuid(810 + at);
    await server.request('ines', 'createAssetType', {
      body: { id: typeId, code: `F${at}`, name: `${formula}T`, assetCategoryId: ids.category },
    });
    await addTablet(server, 820 + at, {
      assetCode: `${formula}C`,
      name: `${formula}N`,
      serialNumber: `${formula}S`,
      invoiceNumber: `${formula}I`,
      assetTypeId: typeId,
      assetLocationId: ids.location,
      vendorId,
      dateOfPurchase: '2016-02-02',
      dateOfPurchaseAsString: '',
      warrantyStartDateAsString: '02/02/2016',
      warrantyEndDateAsString: '02/02/2018',
    });
  }
  await server.request('ines', 'beginAssetAudit', {
    body: { id: ids.audit, name: '=ROUND()', assetLocationId: ids.location },
  });
  await server.request('ava', 'runDepreciation', { path: { yearId: '2020' } });
});

describe('texts that look like formulas', () => {
  const purchases = { ...firstPage, columnFilters: [] };
  const exports: [string, () => Promise<Response>, string][] = [
    ['the asset list', () => server.send('ava', 'exportAssets', { body: firstPage }), 'C'],
    ['the status report', () => server.send('ava', 'exportAssetStatusReport'), 'T'],
    [
      'the purchase report',
      () => server.send('ava', 'exportAssetPurchaseReport', { body: purchases }),
      'C',
    ],
    ['the summary report', () => server.send('ava', 'exportAssetSummaryReport', {}), 'T'],
    [
      'the cull-out report',
      () => server.send('ava', 'exportAssetCullOutReport', { body: purchases }),
      'C',
    ],
    [
      'the depreciation of a year',
      () => server.send('ava', 'exportDepreciation', { path: { yearId: '2020' } }),
      'C',
    ],
    [
      'an audit round',
      () => server.send('ava', 'exportAssetAudit', { path: { auditId: ids.audit } }),
      'C',
    ],
  ];

  it.each(exports)(
    'a text that looks like a formula is exported as a text cell in %s',
    async (_name, exported, mark) => {
      const response = await exported();
      const cells = (await readRows(response.clone())).flat();
      for (const formula of formulas) expect(cells).toContain(`${formula}${mark}`);
      expect((await readParts(response)).sheet).not.toContain('<f>');
    },
  );
});
