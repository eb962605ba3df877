import { describe, expect, it } from 'vitest';
import {
  depreciationIn,
  isInYear,
  sumRows,
  toYearId,
  buildYear,
  yearsFrom,
} from './depreciation.ts';

/** Source: ASSET-113. */
const laptop = { dateOfPurchase: '2022-04-01', price: 4000, disposedOn: null };

describe('an assessment year', () => {
  it('the assessment year follows the financial year, from April to March', () => {
    expect(buildYear('2025', '04')).toEqual({
      id: '2025',
      name: 'FY 2025–26',
      start: '2025-04-01',
      end: '2026-03-31',
      next: '2026-04-01',
    });
    expect(toYearId('2026-03-31', '04')).toBe('2025');
    expect(toYearId('2026-04-01', '04')).toBe('2026');
  });

  it('the assessment year is the calendar year when the financial year starts in January', () => {
    const year = buildYear('2025', '01');
    expect(year).toMatchObject({ name: 'FY 2025', start: '2025-01-01', end: '2025-12-31' });
    expect([toYearId('2025-12-31', '01'), toYearId('2026-01-01', '01')]).toEqual(['2025', '2026']);
  });

  it('the assessment year is named by its last two digits, also over the turn of a century', () => {
    expect(['1999', '2026'].map((id) => buildYear(id, '04').name)).toEqual([
      'FY 1999–00',
      'FY 2026–27',
    ]);
  });

  it('the assessment year ends on the last day of February, also in a leap year', () => {
    expect(['2022', '2023'].map((id) => buildYear(id, '03').end)).toEqual([
      '2023-02-28',
      '2024-02-29',
    ]);
  });

  it('the assessment years are listed from the first purchase to the present, newest first', () => {
    expect(yearsFrom('2023-03-31', '2026-03-11', '04').map(({ id }) => id)).toEqual([
      '2025',
      '2024',
      '2023',
      '2022',
    ]);
  });

  it('the assessment year contains the assets bought by its end and not disposed before it', () => {
    expect(isInYear(laptop, buildYear('2022', '04'))).toBe(true);
    expect(isInYear(laptop, buildYear('2021', '04'))).toBe(false);
    const disposed = { ...laptop, disposedOn: '2023-04-01' };
    expect(isInYear(disposed, buildYear('2023', '04'))).toBe(true);
    expect(isInYear(disposed, buildYear('2024', '04'))).toBe(false);
  });
});

describe('depreciation', () => {
  it('the depreciation is linear over the useful life: the same every year, by its days', () => {
    // Four years of 1461 days, the second of them a leap year.
    expect(depreciationIn(laptop, 4, buildYear('2022', '04'))).toEqual({
      openingValue: 0,
      additions: 4000,
      depreciation: 999.32,
      writtenOff: 0,
      closingValue: 3000.68,
    });
    expect(depreciationIn(laptop, 4, buildYear('2023', '04')).depreciation).toBe(1002.05);
  });

  it('the depreciation ends at zero: all years together are the price', () => {
    const years = ['2022', '2023', '2024', '2025', '2026'].map((id) =>
      depreciationIn(laptop, 4, buildYear(id, '04')),
    );
    expect(sumRows(years).depreciation).toBe(4000);
    expect(years.at(-2)?.closingValue).toBe(0);
    expect(years.at(-1)).toEqual({
      openingValue: 0,
      additions: 0,
      depreciation: 0,
      writtenOff: 0,
      closingValue: 0,
    });
  });

  it('the first year starts on the day of purchase, with the price as an addition', () => {
    const bought = { ...laptop, dateOfPurchase: '2023-03-31' };
    expect(depreciationIn(bought, 4, buildYear('2022', '04'))).toEqual({
      openingValue: 0,
      additions: 4000,
      depreciation: 2.74,
      writtenOff: 0,
      closingValue: 3997.26,
    });
  });

  it('an asset bought on the first day of the year is an addition of that year', () => {
    const bought = { ...laptop, dateOfPurchase: '2023-04-01' };
    const { openingValue, additions } = depreciationIn(bought, 4, buildYear('2023', '04'));
    expect([openingValue, additions]).toEqual([0, 4000]);
  });

  it('the depreciation stops on disposal, and the rest is written off', () => {
    const disposed = { ...laptop, disposedOn: '2023-04-01' };
    expect(depreciationIn(disposed, 4, buildYear('2023', '04'))).toEqual({
      openingValue: 3000.68,
      additions: 0,
      depreciation: 0,
      writtenOff: 3000.68,
      closingValue: 0,
    });
  });

  it('the closing value is the opening value and additions less disposals less depreciation', () => {
    for (const id of ['2022', '2023', '2024', '2025']) {
      const row = depreciationIn({ ...laptop, price: 98_765.43 }, 3, buildYear(id, '04'));
      const closing = row.openingValue + row.additions - row.writtenOff - row.depreciation;
      expect(row.closingValue).toBeCloseTo(closing, 2);
    }
  });
});
