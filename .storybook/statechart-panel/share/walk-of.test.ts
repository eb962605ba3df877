import { describe, expect, it } from 'vitest';
import { describeChart } from '../chart/describe.ts';
import { nothingYet, type Exchange, type PanelState, type Step } from '../link/protocol.ts';
import { delayedMachine } from '../testing/charts.ts';
import { walkOf } from './walk-of.ts';

const chart = describeChart(delayedMachine);

const step = (id: string, before: string | null, more: Partial<Step> = {}): Step => ({
  id,
  before,
  actor: chart.id,
  at: 1000,
  event: { type: 'GO' },
  origin: 'screen',
  from: [],
  to: [],
  taken: ['some transition'],
  refused: [],
  exchanges: [],
  changes: [],
  note: '',
  verdict: null,
  ...more,
});

const exchange = (operation: string, choice: string | null): Exchange => ({
  operation,
  method: 'GET',
  address: '/',
  request: null,
  status: 200,
  response: null,
  duration: 1,
  choice,
});

const stateWith = (steps: Step[], tip: string | null): PanelState => ({
  ...nothingYet,
  story: { id: 'flows--walk', title: 'Flows', name: 'Walk' },
  actors: [
    { id: chart.id, chart: chart.id, parent: null, isFrozen: false, status: 'active' },
    { id: 'other', chart: 'other', parent: null, isFrozen: false, status: 'active' },
  ],
  charts: { [chart.id]: { chart, drawing: null, answers: {}, rules: [] } },
  steps,
  head: steps[0]?.id ?? null,
  tip,
});

describe('the walk of what the panel shows', () => {
  it('carries the story and the hashes of the charts that moved', () => {
    const walk = walkOf(stateWith([step('1', null, { origin: 'start' })], '1'));
    expect(walk).toMatchObject({ version: 1, story: 'flows--walk' });
    expect(walk.charts).toEqual({ [chart.id]: chart.hash });
  });

  it('goes to the tip, past other branches, though an earlier step is shown', () => {
    const steps = [step('1', null), step('2', '1'), step('3', '1'), step('4', '3')];
    const types = ['A', 'B', 'C', 'D'];
    for (const [index, each] of steps.entries()) each.event = { type: types[index] ?? '' };
    expect(walkOf(stateWith(steps, '4')).moves.map(({ event }) => event.type)).toEqual([
      'A',
      'C',
      'D',
    ]);
  });

  it('counts time from its beginning, and says states by their paths', () => {
    const inner = chart.states.find(({ path }) => path !== '');
    const steps = [step('1', null), step('2', '1', { at: 1750, to: [inner?.id ?? ''] })];
    expect(walkOf(stateWith(steps, '2')).moves[1]).toMatchObject({ at: 750, to: [inner?.path] });
  });

  it('leaves out what the chart ignored, unless a person has judged it', () => {
    const ignored = { taken: [] };
    const steps = [
      step('1', null, { origin: 'start', taken: [] }),
      step('2', '1', ignored),
      step('3', '2', { ...ignored, note: 'Nothing happened.' }),
      step('4', '3', { ...ignored, verdict: 'failed' }),
    ];
    const { moves } = walkOf(stateWith(steps, '4'));
    expect(moves.map(({ note, verdict }) => [note, verdict])).toEqual([
      [undefined, undefined],
      ['Nothing happened.', undefined],
      [undefined, 'failed'],
    ]);
  });

  it('keeps the answers that were picked, also those in a step that is left out', () => {
    const steps = [
      step('1', null, { exchanges: [exchange('getDay', null), exchange('getWeek', 'slow')] }),
      step('2', '1', { taken: [], exchanges: [exchange('getDay', '409')] }),
      step('3', '2', { exchanges: [exchange('postDay', 'offline')] }),
    ];
    expect(walkOf(stateWith(steps, '3')).moves.map(({ answers }) => answers)).toEqual([
      [{ operation: 'getWeek', choice: 'slow' }],
      [
        { operation: 'getDay', choice: '409' },
        { operation: 'postDay', choice: 'offline' },
      ],
    ]);
  });

  it('is empty before anything has happened', () => {
    expect(walkOf(nothingYet)).toEqual({ version: 1, story: '', charts: {}, moves: [] });
  });
});
