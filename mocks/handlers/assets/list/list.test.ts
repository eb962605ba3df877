import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { addTablet, firstPage, giveToBen, seeded } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { getFileName, readRows } from '../../../testing/workbook.ts';
import { standardTypeIds, statusIds } from '../../../common/assets/master-data.ts';

/** Source: ASSET-018, ASSET-044, ASSET-023. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

type Search = components['schemas']['SearchData'];

const list = (search: Partial<Search> = {}) =>
  server.request('jon', 'listAssets', { body: { ...firstPage, ...search } });
const filter = (name: string, value: string) => ({ columnFilters: [{ name, value }] });

describe('the asset list', () => {
  it('the asset list returns one of its pages and the total count', async () => {
    const { assetsManager, totalCount } = await list({ pageSize: 10 });
    expect(totalCount).toBe(60);
    expect(assetsManager).toHaveLength(10);
    const second = await list({ pageSize: 10, page: 2 });
    const codes = [...assetsManager, ...second.assetsManager].map(({ assetCode }) => assetCode);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    expect((await list({ pageSize: 10, page: 7 })).assetsManager).toEqual([]);
  });

  it('the asset list shows the type, category, status, assignee and location of each asset', async () => {
    const { assetsManager } = await list(filter('assetCode', 'as-lap-0001'));
    expect(assetsManager).toMatchObject([
      {
        id: seeded(1),
        assetTypeId: standardTypeIds.laptop,
        assetType: 'Laptop',
        assetCode: 'AS-LAP-0001',
        assetCategory: 'Computers',
        assetStatusTypeId: statusIds.Assigned,
        assetStatus: 'Assigned',
        employeeId: 'employee-ben',
        employeeName: 'Ben Okafor',
        assetLocationName: 'Store',
      },
    ]);
  });

  it('the asset list contains assets of every status', async () => {
    const { assetsManager } = await list();
    const found = new Set(assetsManager.map(({ assetStatus }) => assetStatus));
    expect([...found].toSorted()).toEqual(['Assigned', 'Disposed', 'InStore', 'Repair', 'Scrap']);
  });

  it.each([
    'assetCode',
    'name',
    'assetType',
    'assetCategory',
    'assetStatus',
    'employeeName',
    'teamName',
    'assetLocationName',
  ] as const)('the asset list is sorted and filtered by %s', async (column) => {
    const values = (await list({ sort: `-${column}` })).assetsManager.map((row) => row[column]);
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    expect(values).toEqual(values.toSorted((a, b) => collator.compare(b, a)));
    const requested = values[0]?.slice(1, 5).toUpperCase() ?? '';
    const { assetsManager, totalCount } = await list(filter(column, requested));
    expect(totalCount).toBeGreaterThan(0);
    expect(assetsManager.every((row) => row[column].toUpperCase().includes(requested))).toBe(true);
  });

  it('the asset list rejects a column that it does not have', async () => {
    const body = { ...firstPage, sort: 'noSuchColumn' };
    const rejection = await server.expectError('jon', 'listAssets', { body });
    expect(rejection).toMatchObject({ status: 400, code: 'columnUnknown' });
  });

  it('the asset list accepts only the page sizes 10, 20, 30, 40 and 50', async () => {
    const body = { ...firstPage, pageSize: 25 };
    expect((await server.expectError('jon', 'listAssets', { body })).status).toBe(400);
  });

  it('the asset list is exported as Excel with all pages, filtered and sorted as shown', async () => {
    const body = { ...firstPage, pageSize: 10, sort: '-assetCode', ...filter('assetType', 'mon') };
    const response = await server.send('jon', 'exportAssets', { body });
    expect(getFileName(response)).toBe('Assets.xlsx');
    const [head, ...lines] = await readRows(response);
    const rows = lines.slice(0, -1);
    expect(lines.at(-1)?.[0]).toBe('Total');
    expect(head?.slice(0, 16)).toEqual([
      'Asset Code',
      'Name',
      'Asset Type',
      'Category',
      'Status',
      'Assigned To',
      'Team',
      'Location',
      'Serial Number',
      'Vendor Name',
      'Invoice Number',
      'Date of Purchase',
      'Price',
      'Warranty Start Date',
      'No. of Years',
      'Warranty End Date',
    ]);
    const { assetsManager } = await list({ sort: '-assetCode', ...filter('assetType', 'mon') });
    expect(assetsManager.length).toBeGreaterThan(10);
    expect(rows.map(([code]) => code)).toEqual(assetsManager.map(({ assetCode }) => assetCode));
  });

  it('the asset list is filtered by the assignees’ handover responses', async () => {
    const id = await addTablet(server, 930);
    await giveToBen(server, id, 931);
    const states = async (...handoverStates: ('Pending' | 'Accepted')[]) =>
      (
        await server.request('jon', 'listAssets', {
          body: { ...firstPage, assetIds: [id], handoverStates },
        })
      ).totalCount;
    expect([await states(), await states('Pending'), await states('Accepted')]).toEqual([1, 1, 0]);
    const accepted = { assignmentIds: [uuid(931)] };
    await server.request('ben', 'acceptHandovers', { body: accepted });
    expect([await states('Pending'), await states('Pending', 'Accepted')]).toEqual([0, 1]);
  });

  it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)'])(
    'the export of the asset list has %s as a text',
    async (name) => {
      const serialNumber = `F${name}`;
      await addTablet(server, 900 + name.charCodeAt(0), {
        assetCode: `F-${name}`,
        name,
        serialNumber,
      });
      const body = { ...firstPage, ...filter('serialNumber', serialNumber) };
      const [, row] = await readRows(await server.send('jon', 'exportAssets', { body }));
      expect([row?.[1], row?.[8]]).toEqual([name, serialNumber]);
    },
  );
});
