import { expect, test } from 'vitest';
import { roundedPath } from './path.ts';

test('a straight line has no corner', () => {
  expect(
    roundedPath([
      { x: 0, y: 0 },
      { x: 40, y: 0 },
    ]),
  ).toBe('M0 0L40 0');
});

test('a corner is rounded', () => {
  const path = roundedPath([
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 40 },
  ]);
  expect(path).toBe('M0 0L34 0Q40 0 40 6L40 40');
});

test('a corner with little room is rounded less', () => {
  const path = roundedPath([
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 40 },
  ]);
  expect(path).toBe('M0 0L2 0Q4 0 4 2L4 40');
});
