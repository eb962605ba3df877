import { expect, it } from 'vitest';
import { getLastDay } from './months.ts';

it.each([
  ['2024-02', '2024-02-29'],
  ['2025-02', '2025-02-28'],
  ['2025-12', '2025-12-31'],
  ['2025-04', '2025-04-30'],
])('a month ends on its last day, leap years included: %s on %s', (month, day) => {
  expect(getLastDay(month)).toBe(day);
});
