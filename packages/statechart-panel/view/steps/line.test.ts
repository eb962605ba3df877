import { describe, expect, it } from 'vitest';
import type { Step } from '../../core/link/protocol.ts';
import { buildLine } from './line.ts';

const step = (id: string, before: string | null): Step => ({
  id,
  before,
  actor: 'a',
  at: 0,
  event: { type: id },
  origin: 'panel',
  from: [],
  to: [],
  taken: [],
  rejected: [],
  exchanges: [],
  changes: [],
  note: '',
  assessment: null,
});

// 1 ─ 2 ─ 3        and from 1: 4 ─ 5, 4 ─ 6
const steps = [step('1', null), step('2', '1'), step('3', '2'), step('4', '1'), step('5', '4')];
const branched = [...steps, step('6', '4')];

describe('the line of steps', () => {
  it('the line of steps extends from the start to the latest step, with the current step on it', () => {
    const { rows } = buildLine(branched, '2', '3');
    expect(rows.map((row) => [row.step.id, row.number, row.phase])).toEqual([
      ['1', 1, 'past'],
      ['2', 2, 'present'],
      ['3', 3, 'future'],
    ]);
  });

  it('the line of steps shows where other branches start and how long they are', () => {
    const { rows } = buildLine(branched, '3', '3');
    expect(rows.map((row) => row.branches.map(({ first, length }) => [first.id, length]))).toEqual([
      [['4', 3]],
      [],
      [],
    ]);
  });

  it('the line of steps shows another branch if the latest step is on it', () => {
    const { rows } = buildLine(branched, '6', '6');
    expect(rows.map((row) => row.step.id)).toEqual(['1', '4', '6']);
    expect(rows.flatMap((row) => row.branches.map(({ first }) => first.id))).toEqual(['2', '5']);
  });

  it('the line of steps is empty before the first step', () => {
    expect(buildLine([], null, null)).toEqual({ rows: [], branches: [] });
  });
});
