import { beforeAll, describe, expect, it } from 'vitest';
import { addTablet, fetchDetail, edit, firstPage, seeded } from '../../../testing/assets.ts';
import { requestFor, startServer, type TestServer } from '../../../testing/harness.ts';
import { now } from '../../../testing/timesheets.ts';
import { getFileName, readRows } from '../../../testing/workbook.ts';
import { statusIds } from '../../../common/assets/master-data.ts';

/** Source: ASSET-023, ASSET-007, ASSET-106, ASSET-D12. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

const list = async (sort: string | null = null) =>
  server.request('ava', 'listAssessmentYears', { body: { ...firstPage, sort, columnFilters: [] } });
const run = (yearId: string) => server.request('ava', 'runDepreciation', { path: { yearId } });
const rows = (yearId: string, name = 'assetCode', value = '') => {
  const body = { ...firstPage, columnFilters: [{ name, value }] };
  return server.request('ava', 'listDepreciation', { path: { yearId }, body });
};

describe('the assessment years', () => {
  it('the assessment years range from the first purchase to the present financial year, newest first', async () => {
    const { assetAssessmentYear, totalCount } = await list();
    expect(totalCount).toBe(assetAssessmentYear.length);
    expect(assetAssessmentYear[0]).toEqual({
      id: '2025',
      assessmentYear: 'FY 2025–26',
      startDateAsString: '01/04/2025',
      endDateAsString: '31/03/2026',
      isRun: false,
      isProvisional: false,
      runOn: null,
      runOnAsString: '',
      runByName: '',
      assetCount: null,
      changedCount: null,
      mismatchCount: null,
      openingValue: null,
      additions: null,
      depreciation: null,
      writtenOff: null,
      closingValue: null,
    });
    const ids = assetAssessmentYear.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it('the assessment years show which of them have been run', async () => {
    const { assetAssessmentYear } = await list('-isRun');
    expect(assetAssessmentYear[0]).toMatchObject({ id: '2023', isRun: true });
    expect(assetAssessmentYear.filter(({ isRun }) => isRun)).toHaveLength(2);
  });
});

describe('running the depreciation of a year', () => {
  it('the depreciation run calculates its rows, and returns and stores their totals', async () => {
    expect((await rows('2024')).totalCount).toBe(0);
    const { assessmentYear, successMessages } = await run('2024');
    expect(assessmentYear).toMatchObject({
      isRun: true,
      runOn: '2026-03-11T15:00:00.000Z',
      runOnAsString: '11/03/2026 04:00 PM',
      runByName: 'Ava Stone',
    });
    expect(successMessages).toEqual([
      `Depreciation for FY 2024–25 was run for ${assessmentYear.assetCount} assets.`,
    ]);
    expect((await list()).assetAssessmentYear).toContainEqual(assessmentYear);
    const { assetDepreciation, totalCount } = await rows('2024');
    expect(totalCount).toBe(assessmentYear.assetCount);
    const first = await rows('2024', 'assetCode', 'LAP-0002');
    const laptop = first.assetDepreciation[0];
    const { dateOfPurchaseAsString, price } = await fetchDetail(server, seeded(2));
    expect(laptop).toMatchObject({ assetId: seeded(2), dateOfPurchaseAsString, price });
    for (const row of assetDepreciation) {
      const worth = row.openingValue + row.additions;
      expect(worth - row.writtenOff - row.depreciation).toBeCloseTo(row.closingValue, 2);
    }
  });

  it('the depreciation run opens a year with the previous year’s closing values', async () => {
    const closing = (await run('2023')).assessmentYear;
    await run('2024');
    const before = (await rows('2023', 'assetCode', 'LAP-0001')).assetDepreciation[0];
    const after = (await rows('2024', 'assetCode', 'LAP-0001')).assetDepreciation[0];
    expect(after?.openingValue).toBe(before?.closingValue ?? 0);
    expect(closing.closingValue).toBeGreaterThan(0);
  });

  it('the depreciation run is not affected by an asset without a price', async () => {
    await addTablet(server, 1250, { price: 0, warrantyPeriod: 0, warrantyEndDateAsString: '' });
    await run('2025');
    const [row] = (await rows('2025', 'assetCode', 'T-1250')).assetDepreciation;
    expect(row).toMatchObject({ openingValue: 0, depreciation: 0, closingValue: 0 });
  });

  it('a stopped depreciation run changes nothing', async () => {
    const before = (await list()).assetAssessmentYear;
    const token = await server.tokenFor('ines', 3600);
    const path = { yearId: '2022' };
    const request = requestFor(server.apiAddress, 'runDepreciation', { path }, token);
    const response = await server.fetch(new Request(request, { signal: AbortSignal.abort() }));
    expect(await response.json()).toMatchObject({ code: 'depreciationStopped' });
    expect((await list()).assetAssessmentYear).toEqual(before);
  });

  it('a second depreciation run replaces its rows with the current assets', async () => {
    const before = (await run('2025')).assessmentYear;
    const id = await addTablet(server, 1200, { price: 1096 });
    const after = (await run('2025')).assessmentYear;
    expect(after.assetCount).toBe((before.assetCount ?? 0) + 1);
    // 58 days from 2 February to the end of March, of a useful life of three years with 1096 days.
    const [row] = (await rows('2025', 'assetCode', 'T-1200')).assetDepreciation;
    expect(row).toMatchObject({
      openingValue: 0,
      additions: 1096,
      depreciation: 58,
      closingValue: 1038,
    });
    await edit(server, id, { statusId: statusIds.Disposed, disposedOnAsString: '11/03/2026' });
    await run('2025');
    const [deleted] = (await rows('2025', 'assetCode', 'T-1200')).assetDepreciation;
    expect(deleted).toMatchObject({ depreciation: 37, writtenOff: 1059, closingValue: 0 });
  });

  it('the depreciation run reports what differs from the previous run, and with which value', async () => {
    expect((await run('2021')).assessmentYear.changedCount).toBeNull();
    const again = await run('2021');
    expect(again.assessmentYear.changedCount).toBe(0);
    expect(again.successMessages[1]).toBe('Nothing changed since the last run.');
    const id = await addTablet(server, 1300, {
      price: 1096,
      dateOfPurchase: '2022-03-31',
      dateOfPurchaseAsString: '31/03/2022',
    });
    expect((await run('2021')).assessmentYear.changedCount).toBe(1);
    const [added] = (await rows('2021', 'assetCode', 'T-1300')).assetDepreciation;
    expect(added).toMatchObject({
      change: 'added',
      previousClosingValue: null,
      closingValue: 1095,
    });
    await edit(server, id, { price: 2192 });
    const { successMessages } = await run('2021');
    expect(successMessages[1]).toBe('1 asset changed since the last run.');
    const [changed] = (await rows('2021', 'assetCode', 'T-1300')).assetDepreciation;
    expect(changed).toMatchObject({
      change: 'changed',
      previousClosingValue: 1095,
      closingValue: 2190,
    });
  });

  it('the depreciation run keeps a deleted asset in a year that had ended, and drops it from a current one', async () => {
    const bought = {
      price: 1096,
      dateOfPurchase: '2022-03-31',
      dateOfPurchaseAsString: '31/03/2022',
    };
    const id = await addTablet(server, 1400, bought);
    const before = { past: await run('2021'), present: await run('2025') };
    await server.request('ava', 'deleteAsset', { path: { id } });
    const past = (await run('2021')).assessmentYear;
    expect(past).toMatchObject({
      isProvisional: false,
      changedCount: 0,
      assetCount: before.past.assessmentYear.assetCount,
      closingValue: before.past.assessmentYear.closingValue,
    });
    const [stored] = (await rows('2021', 'assetCode', 'T-1400')).assetDepreciation;
    expect(stored).toMatchObject({ isDeleted: true, change: 'none', closingValue: 1095 });
    const { assessmentYear: present, successMessages } = await run('2025');
    expect(present).toMatchObject({ isProvisional: true, changedCount: 1 });
    expect(present.assetCount).toBe((before.present.assessmentYear.assetCount ?? 0) - 1);
    expect(successMessages[2]).toBe('FY 2025–26 hasn’t ended yet, so its values are provisional.');
  });

  it('a closed year shows how many of its assets no longer match its values', async () => {
    const mismatches = async (id: string) =>
      (await list()).assetAssessmentYear.find((year) => year.id === id)?.mismatchCount;
    const bought = { dateOfPurchase: '2021-05-01', dateOfPurchaseAsString: '01/05/2021' };
    const id = await addTablet(server, 1500, { ...bought, price: 1096 });
    const { assessmentYear } = await run('2021');
    expect(assessmentYear.mismatchCount).toBe(0);
    expect(await mismatches('2021')).toBe(0);
    const added = await addTablet(server, 1501, { ...bought, price: 500 });
    expect(await mismatches('2021')).toBe(1);
    await edit(server, id, { price: 2000 });
    expect(await mismatches('2021')).toBe(2);
    await server.request('ava', 'deleteAsset', { path: { id: added } });
    expect(await mismatches('2021')).toBe(1);
    await edit(server, id, { price: 1096 });
    expect(await mismatches('2021')).toBe(0);
    // Changes after the year, and a deletion, leave its values unchanged.
    await edit(server, id, { statusId: statusIds.Disposed, disposedOnAsString: '11/03/2026' });
    expect(await mismatches('2021')).toBe(0);
    await server.request('ava', 'deleteAsset', { path: { id } });
    expect(await mismatches('2021')).toBe(0);
    expect(await mismatches('2025')).toBeNull();
  });

  it('a closed year counts an asset that was bought on another day, or in another year', async () => {
    const mismatches = async (...ids: string[]) => {
      const { assetAssessmentYear } = await list();
      return ids.map((id) => assetAssessmentYear.find((year) => year.id === id)?.mismatchCount);
    };
    const boughtOn = (dateOfPurchase: string) => ({ dateOfPurchase, dateOfPurchaseAsString: '' });
    const id = await addTablet(server, 1600, { ...boughtOn('2022-05-01'), price: 1096 });
    await run('2021');
    await run('2022');
    expect(await mismatches('2021', '2022')).toEqual([0, 0]);
    await edit(server, id, boughtOn('2022-05-20'));
    expect(await mismatches('2021', '2022')).toEqual([0, 1]);
    await edit(server, id, boughtOn('2021-05-01'));
    expect(await mismatches('2021', '2022')).toEqual([1, 1]);
    await edit(server, id, boughtOn('2023-05-01'));
    expect(await mismatches('2021', '2022')).toEqual([0, 1]);
    await run('2022');
    expect(await mismatches('2021', '2022')).toEqual([0, 0]);
  });

  it('the depreciation run is a GET that changes state, and is never stored by a cache', async () => {
    const response = await server.send('ava', 'runDepreciation', { path: { yearId: '2024' } });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each(['2026', '1999', '2099'])(
    'the depreciation run is rejected for %s, which is not one of the years',
    async (yearId) => {
      for (const id of ['runDepreciation', 'exportDepreciation'] as const) {
        const rejection = await server.expectError('ava', id, { path: { yearId } });
        expect(rejection).toMatchObject({ status: 404, code: 'assessmentYearUnknown' });
      }
      const body = { ...firstPage, columnFilters: [] };
      const rejection = await server.expectError('ava', 'listDepreciation', {
        path: { yearId },
        body,
      });
      expect(rejection.status).toBe(404);
    },
  );
});

describe('a financial year that starts in another month', () => {
  it('the financial year has separate years and runs, and restores the earlier ones with its month', async () => {
    const saved = (await server.request('ava', 'getOrganizationSettings')).organizationSettings;
    if (!saved) throw new Error('Aster Labs has settings.');
    const { tenantLogoUrl: _logo, ...settings } = saved;
    await run('2024');
    const body = { ...settings, financialYearStart: 'january' as const };
    const { organizationSettings } = await server.request('ava', 'saveOrganizationSettings', {
      body,
    });
    const [newest, last] = (await list()).assetAssessmentYear;
    expect(newest).toMatchObject({ id: '2026', assessmentYear: 'FY 2026', isRun: false });
    expect(last).toMatchObject({ endDateAsString: '31/12/2025', isRun: false });
    expect((await rows('2024')).totalCount).toBe(0);
    const { financialYearStart: _stored, ...omitted } = settings;
    const version = organizationSettings.version;
    const stored = await server.request('ava', 'saveOrganizationSettings', {
      body: { ...omitted, address: 'Elsewhere', version },
    });
    expect(stored.organizationSettings.financialYearStart).toBe('january');
    await server.request('ava', 'saveOrganizationSettings', {
      body: { ...settings, version: stored.organizationSettings.version },
    });
    expect((await rows('2024')).totalCount).toBeGreaterThan(0);
  });
});

describe('the depreciation of a year', () => {
  it('the depreciation is exported as Excel after it has been run', async () => {
    const path = { yearId: '2020' };
    const rejection = await server.expectError('ava', 'exportDepreciation', { path });
    expect(rejection).toMatchObject({
      status: 400,
      errorMessages: ['Depreciation for FY 2020–21 hasn’t been run yet.'],
    });
    const { assessmentYear } = await run('2020');
    const response = await server.send('ava', 'exportDepreciation', { path });
    expect(getFileName(response)).toBe('Depreciation FY 2020–21.xlsx');
    expect(await readRows(response)).toHaveLength((assessmentYear.assetCount ?? 0) + 2);
  });
});
