import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { addTablet, edit, firstPage, giveToBen } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { getFileName, readRows } from '../../../testing/workbook.ts';
import { masterId, statusIds } from '../../../common/assets/master-data.ts';

/** Source: ASSET-023, ASSET-011, ASSET-169. Today is 11/03/2026. */
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

describe('the asset cull-out report', () => {
  type Filter = components['schemas']['AssetCullOutFilter'];
  const filter = (more: Partial<Filter> = {}): Filter => ({
    ...firstPage,
    columnFilters: [],
    assetCategoryId: masterId(506),
    ...more,
  });
  const report = async (more?: Partial<Filter>) =>
    (await server.request('ava', 'getAssetCullOutReport', { body: filter(more) }))
      .assetsCullOutReport;
  const codes = async (more?: Partial<Filter>) =>
    (await report(more)).map(({ assetCode }) => assetCode);

  it('the cull-out report lists the assets past their warranty that are not Disposed, oldest first', async () => {
    expect(await codes()).toEqual(['T-1104', 'T-1101', 'T-1102']);
    expect((await report())[1]).toMatchObject({
      assetStatus: 'InStore',
      dateOfPurchaseAsString: '15/01/2020',
      warrantyEndDateAsString: '15/01/2022',
      ageInYears: 6,
      price: 100.5,
    });
  });

  it('the cull-out report lists the assets older than the selected year', async () => {
    expect(await codes({ year: 2024 })).toEqual(['T-1104', 'T-1101', 'T-1102']);
    expect(await codes({ year: 2023 })).toEqual(['T-1104', 'T-1101']);
    expect(await codes({ year: 2019 })).toEqual([]);
  });

  it('the cull-out report lists the assets of a category, and those of a team or its members', async () => {
    expect(await codes({ assetCategoryId: masterId(501) })).not.toContain('T-1101');
    const { teamList } = await server.request('ava', 'getAssetCullOutDefaults');
    const teamName = (await report())[0]?.teamName ?? '';
    const own = teamList.find(({ value }) => value === teamName.split(', ')[0]);
    expect(await codes({ teamId: own?.id ?? '' })).toEqual(['T-1104']);
    const other = teamList.find(({ value }) => !teamName.includes(value));
    expect(await codes({ teamId: other?.id ?? '' })).toEqual([]);
  });

  it('the cull-out report has categories, years and teams to filter by', async () => {
    const defaults = await server.request('ava', 'getAssetCullOutDefaults');
    expect(defaults.assetCategories).toContainEqual({ id: masterId(506), value: 'Vehicles' });
    expect(defaults.yearList).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018]);
    expect(defaults.teamList).toHaveLength(9);
  });

  it('the cull-out report is exported as Excel', async () => {
    const response = await server.send('ava', 'exportAssetCullOutReport', { body: filter() });
    expect(getFileName(response)).toBe('Asset cull-out report.xlsx');
    const rows = (await readRows(response)).slice(1, -1);
    expect(rows.map(([code]) => code)).toEqual(['T-1104', 'T-1101', 'T-1102']);
  });
});
