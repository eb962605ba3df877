import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { addTablet, fetchDetail, edit, firstPage, giveToBen } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { getFileName, readRows } from '../../../testing/workbook.ts';
import { masterId, standardTypeIds, statusIds } from '../../../common/assets/master-data.ts';

/** Source: ASSET-023, ASSET-008, ASSET-147. Today is 11/03/2026. */
let server: TestServer;
/** A separate type, so that the seed does not matter. */
const typeId = uuid(1100);

beforeAll(async () => {
  server = await startServer(now);
  const type = { id: typeId, code: 'REP', name: 'Robot', assetCategoryId: masterId(506) };
  await server.request('ines', 'createAssetType', { body: type });
  await added(1101, '2020-01-15', { price: 100.5 });
  await added(1102, '2023-12-31', { price: 200 });
  await added(1103, '2024-01-01', { price: 300, warrantyPeriod: 5 });
  const loaned = await added(1104, '2019-05-05', { price: 50 });
  server.setNow('2026-03-05T12:00:00.000Z');
  await giveToBen(server, loaned, 1105);
  server.setNow(now);
  const deleted = await added(1106, '2018-02-28', { price: 10 });
  await edit(server, deleted, {
    statusId: statusIds.Disposed,
    disposedOnAsString: '10/03/2026',
  });
});

/** Adds a robot that was bought on a day, with a warranty of two years, as of 1 March. */
async function added(
  number: number,
  day: string,
  more: { price: number; warrantyPeriod?: number },
) {
  server.setNow('2026-03-01T12:00:00.000Z');
  const days = {
    dateOfPurchase: day,
    dateOfPurchaseAsString: '',
    warrantyStartDate: day,
    warrantyStartDateAsString: '',
    warrantyEndDateAsString: '',
  };
  const id = await addTablet(server, number, { assetTypeId: typeId, ...days, ...more });
  server.setNow(now);
  return id;
}

const ofRobots = <Row extends { assetType: string }>(rows: readonly Row[]) =>
  rows.filter(({ assetType }) => assetType === 'Robot');

describe('the sheets of the reports', () => {
  it('the report sheets have their headings in the exporting user’s language', async () => {
    const headers = { 'Accept-Language': 'fr' };
    const response = await server.send('ava', 'exportAssetStatusReport', { headers });
    expect((await readRows(response))[0]?.slice(0, 3)).toEqual([
      'Catégorie',
      'Type d’actif',
      'Statut',
    ]);
  });
});

describe('the asset status report', () => {
  it('the status report counts the assets of each type and status', async () => {
    const { assetsCurrentReport } = await server.request('ava', 'getAssetStatusReport');
    expect(ofRobots(assetsCurrentReport)).toEqual([
      {
        assetCategoryId: masterId(506),
        assetCategory: 'Vehicles',
        assetTypeId: typeId,
        assetType: 'Robot',
        statusId: statusIds.Assigned,
        assetStatus: 'Assigned',
        assetCount: 1,
        totalPrice: 50,
        longestInDays: 6,
      },
      {
        assetCategoryId: masterId(506),
        assetCategory: 'Vehicles',
        assetTypeId: typeId,
        assetType: 'Robot',
        statusId: statusIds.InStore,
        assetStatus: 'InStore',
        assetCount: 3,
        totalPrice: 600.5,
        longestInDays: 10,
      },
      {
        assetCategoryId: masterId(506),
        assetCategory: 'Vehicles',
        assetTypeId: typeId,
        assetType: 'Robot',
        statusId: statusIds.Disposed,
        assetStatus: 'Disposed',
        assetCount: 1,
        totalPrice: 10,
        longestInDays: 1,
      },
    ]);
  });

  it('the status report counts the assets of one category, also in its Excel file', async () => {
    const query = { assetCategoryId: masterId(506) };
    const { assetsCurrentReport, totalCount } = await server.request(
      'ava',
      'getAssetStatusReport',
      {
        query,
      },
    );
    expect(new Set(assetsCurrentReport.map((row) => row.assetCategoryId))).toEqual(
      new Set([masterId(506)]),
    );
    const response = await server.send('ava', 'exportAssetStatusReport', { query });
    const rows = (await readRows(response)).slice(1, -1);
    expect(rows.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(totalCount);
  });

  it('the status report is exported as Excel', async () => {
    const { assetsCurrentReport } = await server.request('ava', 'getAssetStatusReport');
    const response = await server.send('ava', 'exportAssetStatusReport');
    expect(getFileName(response)).toBe('Asset status report.xlsx');
    const rows = await readRows(response);
    expect(rows).toHaveLength(assetsCurrentReport.length + 2);
    expect(rows).toContainEqual(['Vehicles', 'Robot', 'InStore', '3', '600.5', '10']);
    const { totalCount, totalPrice } = await server.request('ava', 'getAssetStatusReport');
    expect(rows.at(-1)).toEqual(['Total', '', '', String(totalCount), String(totalPrice)]);
  });
});

describe('the asset purchase report', () => {
  type Filter = components['schemas']['AssetPurchaseFilter'];
  const filter = (more: Partial<Filter> = {}): Filter => ({
    ...firstPage,
    columnFilters: [],
    assetTypeId: typeId,
    ...more,
  });
  const report = (more?: Partial<Filter>) =>
    server.request('ava', 'getAssetPurchaseReport', { body: filter(more) });
  const codes = async (more?: Partial<Filter>) =>
    (await report(more)).assetPurchaseReport.map(({ assetCode }) => assetCode);

  it('the purchase report lists the purchases, newest first, with the total price', async () => {
    const { assetPurchaseReport, totalCount, totalPrice } = await report();
    expect(totalCount).toBe(5);
    expect(totalPrice).toBe(660.5);
    expect(assetPurchaseReport[0]).toMatchObject({
      assetCode: 'T-1103',
      assetType: 'Robot',
      assetCategory: 'Vehicles',
      assetStatus: 'InStore',
      vendorName: 'Cobalt Hardware',
      invoiceNumber: 'I-1103',
      dateOfPurchaseAsString: '01/01/2024',
      price: 300,
      warrantyEndDateAsString: '01/01/2029',
    });
    expect(assetPurchaseReport.map(({ assetCode }) => assetCode)).toEqual([
      'T-1103',
      'T-1102',
      'T-1101',
      'T-1104',
      'T-1106',
    ]);
  });

  it('the purchase report is filtered by days of purchase, both inclusive', async () => {
    const days = { fromDate: '2020-01-15', toDate: '2023-12-31' };
    expect(await codes(days)).toEqual(['T-1102', 'T-1101']);
    const { totalPrice } = await report(days);
    expect(totalPrice).toBe(300.5);
    const body = filter({ fromDate: '2024-01-02', toDate: '2024-01-01' });
    const rejection = await server.expectError('ava', 'getAssetPurchaseReport', { body });
    expect(rejection.fieldErrors).toEqual({ toDate: ['The last day can’t be before the first.'] });
  });

  it('the purchase report is filtered by category, type and vendor', async () => {
    const { vendorId } = await fetchDetail(server, uuid(1101));
    expect(await codes({ vendorId, assetCategoryId: masterId(506) })).toHaveLength(5);
    expect(await codes({ vendorId: uuid(1) })).toEqual([]);
    expect(await codes({ assetCategoryId: masterId(501) })).toEqual([]);
    expect(await codes({ assetTypeId: standardTypeIds.server })).not.toContain('T-1101');
  });

  it('the purchase report is sorted, filtered by its columns and paged, and the total is of all pages', async () => {
    expect((await codes({ sort: 'price' }))[0]).toBe('T-1106');
    expect((await codes({ sort: '-dateOfPurchaseAsString' })).at(-1)).toBe('T-1106');
    const found = { columnFilters: [{ name: 'assetCode', value: '110' }] };
    expect(await codes(found)).toHaveLength(5);
    const all = await report({ assetTypeId: null, pageSize: 10 });
    expect(all.assetPurchaseReport).toHaveLength(10);
    expect(all.totalCount).toBe(65);
  });

  it('the purchases are summed by vendor, type or category, highest first, and by month, newest first', async () => {
    const groups = async (groupBy: Filter['groupBy']) =>
      (await report({ groupBy, pageSize: 10, page: 2 })).groups;
    const { vendorId } = await fetchDetail(server, uuid(1101));
    const all = { assetCount: 5, totalPrice: 660.5 };
    expect(await groups('Type')).toEqual([{ key: typeId, name: 'Robot', ...all }]);
    expect(await groups('Category')).toEqual([{ key: masterId(506), name: 'Vehicles', ...all }]);
    expect(await groups('Vendor')).toEqual([{ key: vendorId, name: 'Cobalt Hardware', ...all }]);
    expect((await groups('Month'))?.map(({ key, totalPrice }) => [key, totalPrice])).toEqual([
      ['2024-01', 300],
      ['2023-12', 200],
      ['2020-01', 100.5],
      ['2019-05', 50],
      ['2018-02', 10],
    ]);
    const dearest = await report({ assetTypeId: null, groupBy: 'Type' });
    const prices = dearest.groups?.map(({ totalPrice }) => totalPrice) ?? [];
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(await groups(null)).toBeUndefined();
  });

  it('the purchase report is exported as Excel, with all its pages', async () => {
    const body = filter({ assetTypeId: null, pageSize: 10 });
    const response = await server.send('ava', 'exportAssetPurchaseReport', { body });
    expect(getFileName(response)).toBe('Asset purchase report.xlsx');
    expect(await readRows(response)).toHaveLength(67);
  });
});

describe('the asset summary report', () => {
  const report = async (snapShotDate?: string) => {
    const query: Record<string, string> = snapShotDate === undefined ? {} : { snapShotDate };
    const response = await server.request('ava', 'getAssetSummaryReport', { query });
    return ofRobots(response.assetsSummaryReport)[0];
  };

  it('the summary report shows the assets as they are today', async () => {
    expect(await report()).toEqual({
      assetCategoryId: masterId(506),
      assetCategory: 'Vehicles',
      assetTypeId: typeId,
      assetType: 'Robot',
      assigned: 1,
      inStore: 3,
      repair: 0,
      scrap: 0,
      disposed: 1,
      totalAssets: 4,
      totalPrice: 650.5,
    });
  });

  it('the summary report shows the assets as they were on the day of the snapshot', async () => {
    expect(await report('2026-03-09')).toMatchObject({ assigned: 1, inStore: 4, disposed: 0 });
    expect(await report('2026-03-04')).toMatchObject({ assigned: 0, inStore: 5, totalAssets: 5 });
    expect(await report('2019-12-31')).toMatchObject({ inStore: 2, totalPrice: 60 });
    expect(await report('2017-12-31')).toBeUndefined();
  });

  it('the summary report shows the assets of one category, also in its Excel file', async () => {
    const query = { assetCategoryId: masterId(506) };
    const { assetsSummaryReport } = await server.request('ava', 'getAssetSummaryReport', { query });
    expect(new Set(assetsSummaryReport.map((row) => row.assetCategory))).toEqual(
      new Set(['Vehicles']),
    );
    const [, ...rows] = await readRows(
      await server.send('ava', 'exportAssetSummaryReport', { query }),
    );
    // Their total is the last row.
    expect(rows.slice(0, -1)).toHaveLength(assetsSummaryReport.length);
  });

  it('the summary report rejects a day in the future, and an invalid day', async () => {
    const rejection = (snapShotDate: string) =>
      server.expectError('ava', 'getAssetSummaryReport', { query: { snapShotDate } });
    expect((await rejection('2026-03-12')).fieldErrors).toEqual({
      snapShotDate: ['The snapshot date can’t be in the future.'],
    });
    expect((await rejection('yesterday')).status).toBe(400);
  });

  it('the summary report of a day is exported as Excel', async () => {
    const query = { snapShotDate: '2026-03-04' };
    const response = await server.send('ava', 'exportAssetSummaryReport', { query });
    expect(getFileName(response)).toBe('Asset summary report.xlsx');
    expect(await readRows(response)).toContainEqual([
      'Vehicles',
      'Robot',
      '0',
      '5',
      '0',
      '0',
      '0',
      '5',
      '660.5',
    ]);
  });
});

describe('a tenant without assets', () => {
  it('the reports of a tenant without assets are empty', async () => {
    const tenantId = 'cedar';
    const body = { ...firstPage, columnFilters: [] };
    const request = { tenantId, body };
    expect(await server.request('farid', 'listAssets', request)).toMatchObject({
      assetsManager: [],
      totalCount: 0,
    });
    expect(await server.request('farid', 'listAssessmentYears', request)).toEqual({
      assetAssessmentYear: [],
      totalCount: 0,
    });
    expect(await server.request('farid', 'getAssetCullOutDefaults', { tenantId })).toEqual({
      assetCategories: [],
      yearList: [],
      teamList: [],
    });
    expect(await server.request('farid', 'getAssetSummaryReport', { tenantId })).toEqual({
      assetsSummaryReport: [],
      totalAssets: 0,
      totalPrice: 0,
    });
    const file = await server.send('farid', 'exportAssets', request);
    expect(await readRows(file)).toHaveLength(1);
  });

  it.each([
    ['getAssetStatusReport', { totalCount: 0, totalPrice: 0 }],
    ['getAssetPurchaseReport', { totalCount: 0, totalPrice: 0 }],
    ['getAssetCullOutReport', { totalCount: 0, totalPrice: 0 }],
    ['listRepairedAssets', { totalCount: 0 }],
    ['listAssetLabels', { totalCount: 0 }],
    ['listAssetAudits', { assetAudits: [] }],
  ] as const)('the response of %s is empty without assets', async (id, nothing) => {
    const response = await server.request('farid', id, { tenantId: 'cedar', body: firstPage });
    expect(response).toMatchObject(nothing);
  });

  it.each([
    'exportAssetStatusReport',
    'exportAssetPurchaseReport',
    'exportAssetSummaryReport',
    'exportAssetCullOutReport',
  ] as const)('the export %s has only headings and sums without assets', async (id) => {
    const file = await server.send('farid', id, { tenantId: 'cedar', body: firstPage });
    expect(file.status).toBe(200);
    expect((await readRows(file)).length).toBeLessThanOrEqual(2);
  });

  it('a tenant without assets has no assessment year to run', async () => {
    const sent = { tenantId: 'cedar', path: { yearId: '2025' } };
    expect(await server.expectError('farid', 'runDepreciation', sent)).toMatchObject({
      status: 404,
    });
  });
});
