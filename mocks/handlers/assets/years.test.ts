import { beforeAll, describe, expect, it } from 'vitest';
import { addTablet, detailOf, edit, firstPage, seeded } from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now } from '../../testing/timesheets.ts';
import { nameOf, rowsOf } from '../../testing/workbook.ts';
import { statusIds } from '../../common/assets/master-data.ts';

/** Source of the rules: document 3, sections 2, 3 and 7; decisions (depreciation). */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

const list = async (sort: string | null = null) =>
  server.ask('ava', 'listAssessmentYears', { body: { ...firstPage, sort, columnFilters: [] } });
const run = (yearId: string) => server.ask('ava', 'runDepreciation', { path: { yearId } });
const rows = (yearId: string, name = 'assetCode', value = '') => {
  const body = { ...firstPage, columnFilters: [{ name, value }] };
  return server.ask('ava', 'listDepreciation', { path: { yearId }, body });
};

describe('the assessment years', () => {
  it('go from the first purchase to the present financial year, newest first', async () => {
    const { assetAssessmentYear, totalCount } = await list();
    expect(totalCount).toBe(assetAssessmentYear.length);
    expect(assetAssessmentYear[0]).toEqual({
      id: '2025',
      assessmentYear: '2025-2026',
      startDateAsString: '01/04/2025',
      endDateAsString: '31/03/2026',
      isRun: false,
      runOnAsString: '',
      runByName: '',
      assetCount: null,
      openingValue: null,
      depreciation: null,
      writtenOff: null,
      closingValue: null,
    });
    const ids = assetAssessmentYear.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it('say which of them have been run', async () => {
    const { assetAssessmentYear } = await list('-isRun');
    expect(assetAssessmentYear[0]).toMatchObject({ id: '2023', isRun: true });
    expect(assetAssessmentYear.filter(({ isRun }) => isRun)).toHaveLength(1);
  });
});

describe('running the depreciation of a year', () => {
  it('computes its rows, and answers and keeps their totals', async () => {
    expect((await rows('2024')).totalCount).toBe(0);
    const { assessmentYear, successMessages } = await run('2024');
    expect(assessmentYear).toMatchObject({
      isRun: true,
      runOnAsString: '11/03/2026 04:00 PM',
      runByName: 'Ava Stone',
    });
    expect(successMessages).toEqual([
      `Depreciation of 2024-2025 was run for ${assessmentYear.assetCount} assets.`,
    ]);
    expect((await list()).assetAssessmentYear).toContainEqual(assessmentYear);
    const { assetDepreciation, totalCount } = await rows('2024');
    expect(totalCount).toBe(assessmentYear.assetCount);
    const first = await rows('2024', 'assetCode', 'LAP-0002');
    const laptop = first.assetDepreciation[0];
    const { dateOfPurchaseAsString, price } = await detailOf(server, seeded(2));
    expect(laptop).toMatchObject({ assetId: seeded(2), dateOfPurchaseAsString, price });
    for (const row of assetDepreciation) {
      expect(row.openingValue - row.depreciation - row.writtenOff).toBeCloseTo(row.closingValue, 2);
    }
  });

  it('opens a year with what closed the one before', async () => {
    const closing = (await run('2023')).assessmentYear;
    await run('2024');
    const before = (await rows('2023', 'assetCode', 'LAP-0001')).assetDepreciation[0];
    const after = (await rows('2024', 'assetCode', 'LAP-0001')).assetDepreciation[0];
    expect(after?.openingValue).toBe(before?.closingValue ?? after?.price);
    expect(closing.closingValue).toBeGreaterThan(0);
  });

  it('again replaces its rows with the assets as they are now', async () => {
    const before = (await run('2025')).assessmentYear;
    const id = await addTablet(server, 1200, { price: 1096 });
    const after = (await run('2025')).assessmentYear;
    expect(after.assetCount).toBe((before.assetCount ?? 0) + 1);
    // 58 days from 2 February to the end of March, of three years of 1096 days.
    const [row] = (await rows('2025', 'assetCode', 'T-1200')).assetDepreciation;
    expect(row).toMatchObject({ openingValue: 1096, depreciation: 58, closingValue: 1038 });
    await edit(server, id, { statusId: statusIds.Disposed, disposedOnAsString: '11/03/2026' });
    await run('2025');
    const [gone] = (await rows('2025', 'assetCode', 'T-1200')).assetDepreciation;
    expect(gone).toMatchObject({ depreciation: 37, writtenOff: 1059, closingValue: 0 });
  });

  it('is a GET that changes something: it is never kept by a cache', async () => {
    const answer = await server.send('ava', 'runDepreciation', { path: { yearId: '2024' } });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each(['2026', '1999', '2099'])(
    'is refused for %s, which is none of the years',
    async (yearId) => {
      for (const id of ['runDepreciation', 'exportDepreciation'] as const) {
        const refusal = await server.refusal('ava', id, { path: { yearId } });
        expect(refusal).toMatchObject({ status: 404, code: 'assessmentYearUnknown' });
      }
      const body = { ...firstPage, columnFilters: [] };
      const refusal = await server.refusal('ava', 'listDepreciation', { path: { yearId }, body });
      expect(refusal.status).toBe(404);
    },
  );
});

describe('the depreciation of a year', () => {
  it('is exported as Excel once it has been run', async () => {
    const path = { yearId: '2022' };
    const refusal = await server.refusal('ava', 'exportDepreciation', { path });
    expect(refusal).toMatchObject({
      status: 400,
      errorMessages: ['The depreciation of 2022-2023 has not been run yet.'],
    });
    const { assessmentYear } = await run('2022');
    const answer = await server.send('ava', 'exportDepreciation', { path });
    expect(nameOf(answer)).toBe('Depreciation 2022-2023.xlsx');
    expect(await rowsOf(answer)).toHaveLength((assessmentYear.assetCount ?? 0) + 1);
  });
});
