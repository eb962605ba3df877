import { expect, it } from 'vitest';
import { getLastPlace, getOrder, getPlaceBetween, toOrdered } from './task-order.ts';

const codes = (tasks: readonly { code: string }[]) => tasks.map(({ code }) => code);

it('tasks without a place are ordered by the number of their code', () => {
  const tasks = [{ code: 'A-T10' }, { code: 'A-T2' }, { code: 'A-T1' }];
  expect(codes(toOrdered(tasks))).toEqual(['A-T1', 'A-T2', 'A-T10']);
});

it('a task that comes last is after all others, also after one that was placed between two', () => {
  const first = { code: 'A-T1' };
  const second = { code: 'A-T2' };
  const placed = { code: 'A-T3', order: getPlaceBetween(getOrder(first), getOrder(second)) };
  const last = { code: 'A-T4', order: getLastPlace([first, placed, second]) };
  expect(codes(toOrdered([last, second, placed, first]))).toEqual(['A-T1', 'A-T3', 'A-T2', 'A-T4']);
  expect(getLastPlace([])).toBe(getOrder(first));
});

it('there is always a place between two others, in front of the first as well', () => {
  let [low, high] = [getOrder({ code: 'A-T1' }), getOrder({ code: 'A-T2' })];
  for (let turn = 0; turn < 500; turn += 1) {
    const middle = getPlaceBetween(low, high);
    expect(middle > low).toBe(true);
    expect(middle < high).toBe(true);
    if (turn % 3 === 0) low = middle;
    else high = middle;
  }
  let first = getOrder({ code: 'A-T1' });
  for (let turn = 0; turn < 100; turn += 1) {
    const before = getPlaceBetween('', first);
    expect(before < first).toBe(true);
    first = before;
  }
});
