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
} from './covered.ts';

declare const api: { getDay(): Promise<number>; putDay(): Promise<number> };

const choice = (id: string): ResponseChoice => ({ id, kind: 'success', label: id, status: 200 });

/**
 * Counted by hand. States: the machine, idle, loading, open, open.view, open.edit, done = 7, and a
 * history state that does not count. Transitions: LOAD; done, failed; two SAVE; EDIT; BACK = 7, of
 * which 2 have a guard. Responses: three to getDay, two to putDay = 5.
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

describe('the total of a chart', () => {
  it('the total equals a count made by hand', () => {
    expect(share(full, full)).toEqual({
      states: [7, 7],
      transitions: [7, 7],
      rejections: [2, 2],
      outcomes: [5, 5],
      total: [16, 16],
    });
  });

  it('the total has a rejection for each guarded transition and an outcome for each response', () => {
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

  it('the total counts an operation once if two states call it', () => {
    const twice = { ...chart, states: [...chart.states, ...chart.states] };
    expect(listFullCoverage(twice, { getDay: [choice('200')] }).outcomes).toEqual(['getDay 200']);
  });
});

describe('the share of a chart that is covered', () => {
  it('the share compares the covered items with the total', () => {
    expect(share(full, covered)).toEqual({
      states: [3, 7],
      transitions: [1, 7],
      rejections: [1, 2],
      outcomes: [2, 5],
      total: [5, 16],
    });
  });

  it('the share ignores items that are no longer in the chart, and duplicates', () => {
    const old = { ...covered, states: ['day.gone', 'day.idle', 'day.idle'] };
    expect(share(full, old).states).toEqual([1, 7]);
  });

  it('the share of multiple charts is based on their sum', () => {
    const one = share(full, covered);
    expect(sumShares([one, one]).total).toEqual([10, 32]);
    expect(sumShares([one, one]).states).toEqual([6, 14]);
    expect(sumShares([]).total).toEqual([0, 0]);
  });

  it('the share is 100 percent only if everything is covered', () => {
    expect([0, 1, 999, 1000].map((count) => toPercent([count, 1000]))).toEqual([0, 0, 99, 100]);
    expect(toPercent([0, 0])).toBe(100);
  });
});

describe('the items of a chart that are not covered', () => {
  it('the missing items are the rest of the total, in its order', () => {
    const rest = missing(full, covered);
    expect(rest.states).toEqual(['day.open', 'day.open.view', 'day.open.edit', 'day.done']);
    expect(rest.outcomes).toEqual(['getDay offline', 'putDay 200', 'putDay 409']);
    expect(missing(full, full)).toEqual(nothingCovered);
  });
});

describe('merging coverage', () => {
  it('merged coverage has each item once', () => {
    const other = { ...nothingCovered, states: ['day.open', 'day'] };
    expect(mergeCovered(covered, other).states).toEqual([
      'day',
      'day.idle',
      'day.loading',
      'day.open',
    ]);
  });

  it('coverage is merged chart by chart, without changing either input', () => {
    const one = { day: covered };
    const other = { day: { ...nothingCovered, states: ['day.done'] }, week: covered };
    const merged = mergeCharts(one, other);
    expect(Object.keys(merged)).toEqual(['day', 'week']);
    expect(merged['day']?.states).toHaveLength(4);
    expect(one.day.states).toHaveLength(3);
  });

  it('only valid coverage data is merged', () => {
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
