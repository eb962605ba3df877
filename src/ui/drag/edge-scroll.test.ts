import { expect, it } from 'vitest';
import { getEdgeStep } from './edge-scroll.ts';

it('a drag scrolls faster the closer it is to an edge, and not in the middle', () => {
  const edges = { from: 100, to: 700 };
  expect(getEdgeStep(400, edges)).toBe(0);
  expect(getEdgeStep(140, edges)).toBeLessThan(0);
  expect(getEdgeStep(105, edges)).toBeLessThan(getEdgeStep(140, edges));
  expect(getEdgeStep(695, edges)).toBeGreaterThan(getEdgeStep(660, edges));
  expect(getEdgeStep(900, edges)).toBe(18);
});
