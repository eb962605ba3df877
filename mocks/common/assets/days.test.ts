import { describe, expect, it } from 'vitest';
import { dayAsString, isPrice, rupees } from './formats.ts';
import { addYears, dayFromString, daysBetween, formatTimestamp, yearsBetween } from './days.ts';

/** Source: ASSET-064, ASSET-063. */
describe('a day of an asset', () => {
  it.each([
    ['2026-03-11', 'DD/MM/YYYY', '11/03/2026'],
    ['2026-03-11', 'MM/DD/YYYY', '03/11/2026'],
    ['2024-02-29', 'DD/MM/YYYY', '29/02/2024'],
  ] as const)(
    'the day of an asset follows the user’s format: %s as %s is %s',
    (day, format, text) => {
      expect(dayAsString(day, format)).toBe(text);
      expect(dayFromString(text, format)).toBe(day);
    },
  );

  it('the day of an asset is empty when there is none', () => {
    expect(dayAsString(null, 'DD/MM/YYYY')).toBe('');
    expect(dayFromString('', 'DD/MM/YYYY')).toBeNull();
  });

  it.each(['31/02/2026', '00/01/2026', '13/13/2026', '1/2/2026', '29/02/2026', '2026-03-11'])(
    'the day %s is not in the calendar',
    (text) => {
      expect(dayFromString(text, 'DD/MM/YYYY')).toBeNull();
    },
  );

  it('the day of an asset is parsed only in the given format, so a month is not taken for a day', () => {
    expect(dayFromString('25/12/2025', 'MM/DD/YYYY')).toBeNull();
  });

  it('the date and time of a timestamp are those of the user’s time zone', () => {
    const user = { dateFormat: 'DD/MM/YYYY', timeZone: 'Europe/Berlin' } as const;
    expect(formatTimestamp('2026-03-10T23:30:00.000Z', user)).toBe('11/03/2026 12:30 AM');
    const there = { dateFormat: 'MM/DD/YYYY', timeZone: 'America/New_York' } as const;
    expect(formatTimestamp('2026-03-11T03:30:00.000Z', there)).toBe('03/10/2026 11:30 PM');
  });

  it('the distance between two days is an integer', () => {
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
    expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3);
  });
});

describe('the warranty end date', () => {
  it.each([
    ['2026-03-11', 3, '2029-03-11'],
    ['2026-03-11', 0, '2026-03-11'],
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
  ])(
    'the warranty end date is the start date plus the number of years: %s and %i',
    (start, years, end) => {
      expect(addYears(start, years)).toBe(end);
    },
  );
});

describe('the age of an asset', () => {
  it.each([
    ['2020-03-11', '2026-03-10', 5],
    ['2020-03-11', '2026-03-11', 6],
    ['2024-02-29', '2025-02-28', 1],
    ['2026-03-11', '2026-03-11', 0],
  ])('the age of an asset is in full years: from %s to %s', (from, to, years) => {
    expect(yearsBetween(from, to)).toBe(years);
  });
});

describe('a price', () => {
  it.each([
    [0, 2],
    [9_999_999_999, 2],
    [1234.5, 2],
    [1234.56, 2],
    [1234.567, 3],
  ])('a price allows up to 10 digits: %d with %i decimals', (price, decimals) => {
    expect(isPrice(price, decimals)).toBe(true);
  });

  it.each([
    [10_000_000_000, 3],
    [1234.567, 2],
    [0.0001, 3],
    [1e-7, 3],
    [-1, 3],
  ])('a price does not allow more than 10 digits: %d with %i decimals', (price, decimals) => {
    expect(isPrice(price, decimals)).toBe(false);
  });

  it('a price is counted to the paisa', () => {
    expect(rupees(0.1 + 0.2)).toBe(0.3);
    expect(rupees(10.005)).toBe(10.01);
  });
});
