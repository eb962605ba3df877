import { expect, it } from 'vitest';
import { toEffort, parseEffort } from './effort.ts';

it.each([
  [0, 0, 0],
  [59, 0, 0],
  [3_900, 1, 5],
  [360_059, 100, 0],
])('%i seconds are %i hours and %i minutes', (seconds, hours, minutes) => {
  expect(toEffort(seconds)).toEqual({ hours, minutes });
});

it('effort accepts only the format that the server sends', () => {
  expect(parseEffort('12 Hrs 5 m')).toEqual({ hours: 12, minutes: 5 });
  expect(parseEffort('12h 05m')).toBeNull();
});
