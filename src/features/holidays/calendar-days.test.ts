import { describe, expect, it } from 'vitest';
import { buildMonths, moveDay } from './calendar-days.ts';

describe('the months of the calendar', () => {
  it('a year has twelve months with all of its days, each in its week', () => {
    const months = buildMonths(2028, 'sunday');
    const days = months.flatMap(({ weeks }) => weeks.flat().filter((day) => day !== null));
    expect(days).toHaveLength(366);
    expect(months[1]?.weeks[0]).toEqual([
      null,
      null,
      '2028-02-01',
      '2028-02-02',
      '2028-02-03',
      '2028-02-04',
      '2028-02-05',
    ]);
    expect(months[0]?.weekdays).toEqual([6, 0, 1, 2, 3, 4, 5]);
  });

  it.each([
    ['ArrowRight', false, '2026-02-01'],
    ['ArrowRight', true, '2026-01-30'],
    ['ArrowLeft', false, '2026-01-30'],
    ['ArrowDown', false, '2026-02-07'],
    ['ArrowUp', true, '2026-01-24'],
    ['PageDown', false, '2026-02-28'],
    ['PageUp', false, '2025-12-31'],
    ['Home', false, '2026-01-01'],
    ['End', false, '2026-01-31'],
    ['a', false, null],
  ])('the key %s (right to left: %s) moves from 31 January to %s', (key, isRtl, expected) => {
    expect(moveDay('2026-01-31', key, isRtl)).toBe(expected);
  });
});
