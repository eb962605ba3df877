import { expect, it } from 'vitest';
import { movedTo } from './moved-to.ts';

const points = { count: 4, isRtl: false };

it.each([
  ['ArrowDown', 1, 2],
  ['ArrowRight', 1, 2],
  ['ArrowUp', 1, 0],
  ['ArrowLeft', 1, 0],
  ['Home', 2, 0],
  ['End', 1, 3],
])('the key %s leads from %d to %d', (key, from, to) => {
  expect(movedTo(from, key, points)).toBe(to);
});

it('the chart focus stays at the ends', () => {
  expect(movedTo(3, 'ArrowDown', points)).toBe(3);
  expect(movedTo(0, 'ArrowUp', points)).toBe(0);
});

it('the chart focus follows right-to-left text', () => {
  const isRtl = true;
  expect(movedTo(1, 'ArrowLeft', { ...points, isRtl })).toBe(2);
  expect(movedTo(1, 'ArrowRight', { ...points, isRtl })).toBe(0);
  expect(movedTo(1, 'ArrowDown', { ...points, isRtl })).toBe(2);
});

it('the chart focus ignores other keys', () => {
  expect(movedTo(1, 'Tab', points)).toBeNull();
});
