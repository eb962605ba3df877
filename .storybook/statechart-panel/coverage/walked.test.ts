import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { describeChart } from '../chart/describe.ts';
import type { ResponseChoice, Covered } from '../link/protocol.ts';
import { missing, toPercent, share, sumShares } from './share.ts';
import {
  isCovered,
  mergeCharts,
  mergeCovered,
  nothingCovered,
  listFullCoverage,
} from './walked.ts';

declare const api: { getDay(): Promise<number>; putDay(): Promise<number> };

const choice = (id: string): ResponseChoice => ({ id, kind: 'success', label: id, status: 200 });

/**
 * Counted by hand. States: the machine, idle, loading, open, open.view, open.edit, done = 7, and a
 * history state that does not count. Transitions: LOAD; done, failed; two SAVE; EDIT; BACK = 7, of
 * which 2 have a guard. Answers: three to getDay, two to putDay = 5.
 */
const chart = describeChart(
  setup({
    actors: {
      load: fromPromise(() => api.getDay()),
      save: fromPromise(() => api.putDay()),
    },
    guards: { isChanged: () => true, isOpen: () => true },
  }).createMachine({
    id: 'day',
    initial: 'idle',
    states: {
      idle: { on: { LOAD: 'loading' } },
      loading: { invoke: { id: 'load', src: 'load', onDone: 'open', onError: 'idle' } },
      open: {
        initial: 'view',
        invoke: { id: 'save', src: 'save' },
        on: { SAVE: [{ guard: 'isChanged', target: 'done' }, { target: 'idle' }], BACK: '.last' },
        states: {
          view: { on: { EDIT: { guard: 'isOpen', target: 'edit' } } },
          edit: {},
          last: { type: 'history', target: 'view' },
        },
      },
      done: { type: 'final' },
    },
  }),
  new Set(['getDay', 'putDay']),
);
const full = listFullCoverage(chart, {
  getDay: ['200', '404', 'offline'].map(choice),
  putDay: ['200', '409'].map(choice),
  notCalled: ['200'].map(choice),
});

const covered: Covered = {
  states: ['day', 'day.idle', 'day.loading'],
  transitions: ['day.idle: LOAD[0] → day.loading'],
  rejections: ['day.open: SAVE[0] → day.done'],
  outcomes: ['getDay 404', 'getDay 200'],
};

describe('the whole of a chart', () => {
  it('holds what was counted by hand', () => {
    expect(share(full, full)).toEqual({
      states: [7, 7],
      transitions: [7, 7],
      rejections: [2, 2],
      outcomes: [5, 5],
      total: [16, 16],
    });
  });

  it('holds a refusal for each guarded transition, and an outcome for each answer', () => {
    expect(full.rejections).toEqual([
      'day.open: SAVE[0] → day.done',
      'day.open.view: EDIT[0] → day.open.edit',
    ]);
    expect(full.outcomes).toEqual([
      'getDay 200',
      'getDay 404',
      'getDay offline',
      'putDay 200',
      'putDay 409',
    ]);
  });

  it('counts an operation once that two states call', () => {
    const twice = { ...chart, states: [...chart.states, ...chart.states] };
    expect(listFullCoverage(twice, { getDay: [choice('200')] }).outcomes).toEqual(['getDay 200']);
  });
});

describe('a share', () => {
  it('counts what was walked of the whole', () => {
    expect(share(full, covered)).toEqual({
      states: [3, 7],
      transitions: [1, 7],
      rejections: [1, 2],
      outcomes: [2, 5],
      total: [5, 16],
    });
  });

  it('does not count what is no longer in the chart, nor anything twice', () => {
    const old = { ...covered, states: ['day.gone', 'day.idle', 'day.idle'] };
    expect(share(full, old).states).toEqual([1, 7]);
  });

  it('of several charts is their sum', () => {
    const one = share(full, covered);
    expect(sumShares([one, one]).total).toEqual([10, 32]);
    expect(sumShares([one, one]).states).toEqual([6, 14]);
    expect(sumShares([]).total).toEqual([0, 0]);
  });

  it('is 100 percent only when all is walked', () => {
    expect([0, 1, 999, 1000].map((count) => toPercent([count, 1000]))).toEqual([0, 0, 99, 100]);
    expect(toPercent([0, 0])).toBe(100);
  });
});

describe('what is missing', () => {
  it('is the rest of the whole, in its order', () => {
    const rest = missing(full, covered);
    expect(rest.states).toEqual(['day.open', 'day.open.view', 'day.open.edit', 'day.done']);
    expect(rest.outcomes).toEqual(['getDay offline', 'putDay 200', 'putDay 409']);
    expect(missing(full, full)).toEqual(nothingCovered);
  });
});

describe('merging', () => {
  it('keeps each thing once', () => {
    const other = { ...nothingCovered, states: ['day.open', 'day'] };
    expect(mergeCovered(covered, other).states).toEqual([
      'day',
      'day.idle',
      'day.loading',
      'day.open',
    ]);
  });

  it('goes chart by chart, and changes neither', () => {
    const one = { day: covered };
    const other = { day: { ...nothingCovered, states: ['day.done'] }, week: covered };
    const merged = mergeCharts(one, other);
    expect(Object.keys(merged)).toEqual(['day', 'week']);
    expect(merged['day']?.states).toHaveLength(4);
    expect(one.day.states).toHaveLength(3);
  });

  it('takes only what tells what was walked', () => {
    expect(isCovered(covered)).toBe(true);
    expect([null, [], {}, { ...covered, states: [1] }, { states: [] }].map(isCovered)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
