import { describe, expect, it } from 'vitest';
import {
  dayMovedTo,
  daysUntil,
  listMonths,
  getWeekdayIndex,
  getStep,
  weekFrom,
} from './heat-days.ts';

describe('the days of the heat map', () => {
  it('the heat map days end with the last one, even over a change of the clocks and a leap day', () => {
    const days = daysUntil('2028-03-02', 4, [{ date: '2028-02-29', hours: 1.5 }]);
    expect(days).toEqual([
      { day: '2028-02-28', value: null },
      { day: '2028-02-29', value: 1.5 },
      { day: '2028-03-01', value: null },
      { day: '2028-03-02', value: null },
    ]);
    expect(daysUntil('2026-10-26', 3, []).map(({ day }) => day)[1]).toBe('2026-10-25');
  });

  it('the heat map days belong to the week before and after its first weekday', () => {
    expect(getWeekdayIndex('2026-03-02', '2026-03-02')).toBe(0);
    expect(getWeekdayIndex('2026-03-01', '2026-03-02')).toBe(6);
    expect(getWeekdayIndex('2025-03-05', '2026-03-01')).toBe(3);
  });

  it('the heat map days are ordered by the week’s first weekday', () => {
    const week = weekFrom('2026-03-01');
    expect(week.map((day) => getWeekdayIndex(day, '2026-03-01'))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it.each([
    [0, 0],
    [1.99, 0],
    [2, 1],
    [7.99, 2],
    [400, 4],
  ])('the color for %d hours is step %i', (value, step) => {
    expect(getStep(value, [2, 4, 8, 16])).toBe(step);
  });

  it('the heat map names each month where it starts, if there is room', () => {
    const days = daysUntil('2026-03-20', 60, []);
    expect(listMonths(days, 3).map(({ day }) => day)).toEqual(['2026-02-01', '2026-03-01']);
  });
});

describe('the keys of the heat map', () => {
  const range = { count: 30, isRtl: false };

  it.each([
    ['ArrowDown', 10, 11],
    ['ArrowUp', 10, 9],
    ['ArrowRight', 10, 17],
    ['ArrowLeft', 10, 3],
    ['Home', 10, 0],
    ['End', 10, 29],
    ['ArrowUp', 0, 0],
    ['ArrowRight', 25, 25],
  ])('the heat map key %s leads from %i to %i', (key, from, to) => {
    expect(dayMovedTo(from, key, range)).toBe(to);
  });

  it('the heat map keys follow right-to-left text, and ignore other keys', () => {
    expect(dayMovedTo(10, 'ArrowLeft', { ...range, isRtl: true })).toBe(17);
    expect(dayMovedTo(10, 'Tab', range)).toBeNull();
  });
});
