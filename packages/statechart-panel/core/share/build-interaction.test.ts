import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { describeChart } from '../chart/describe.ts';
import { nothingYet, type Exchange, type PanelState, type Step } from '../link/protocol.ts';
import { delayedMachine } from '../../testing/charts.ts';
import { buildInteraction, withoutResponses } from './build-interaction.ts';

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
  rejected: [],
  exchanges: [],
  changes: [],
  note: '',
  assessment: null,
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
  story: { id: 'flows--interaction', title: 'Flows', name: 'Interaction' },
  actors: [
    { id: chart.id, chart: chart.id, parent: null, isFrozen: false, status: 'active' },
    { id: 'other', chart: 'other', parent: null, isFrozen: false, status: 'active' },
  ],
  charts: { [chart.id]: { chart, drawing: null, mocks: {}, rules: [] } },
  steps,
  head: steps[0]?.id ?? null,
  tip,
});

describe('the interaction built from the steps in the panel', () => {
  it('the interaction has the story and the hashes of the charts that took part', () => {
    const interaction = buildInteraction(stateWith([step('1', null, { origin: 'start' })], '1'));
    expect(interaction).toMatchObject({ version: 1, story: 'flows--interaction' });
    expect(interaction.charts).toEqual({ [chart.id]: chart.hash });
  });

  it('the interaction extends to the latest step, past other branches, if an earlier step is shown', () => {
    const steps = [step('1', null), step('2', '1'), step('3', '1'), step('4', '3')];
    const types = ['A', 'B', 'C', 'D'];
    for (const [index, each] of steps.entries()) each.event = { type: types[index] ?? '' };
    expect(buildInteraction(stateWith(steps, '4')).moves.map(({ event }) => event.type)).toEqual([
      'A',
      'C',
      'D',
    ]);
  });

  it('the interaction counts time from its start and names states by their paths', () => {
    const inner = chart.states.find(({ path }) => path !== '');
    const steps = [step('1', null), step('2', '1', { at: 1750, to: [inner?.id ?? ''] })];
    expect(buildInteraction(stateWith(steps, '2')).moves[1]).toMatchObject({
      at: 750,
      to: [inner?.path],
    });
  });

  it('the interaction leaves out ignored events, unless the user assessed them', () => {
    const ignored = { taken: [] };
    const steps = [
      step('1', null, { origin: 'start', taken: [] }),
      step('2', '1', ignored),
      step('3', '2', { ...ignored, note: 'Nothing happened.' }),
      step('4', '3', { ...ignored, assessment: 'failed' }),
    ];
    const { moves } = buildInteraction(stateWith(steps, '4'));
    expect(moves.map(({ isRejected, note, assessment }) => [isRejected, note, assessment])).toEqual(
      [
        [undefined, undefined, undefined],
        [true, 'Nothing happened.', undefined],
        [true, undefined, 'failed'],
      ],
    );
  });

  it('the interaction leaves out an event that a transition without target and actions forbids', () => {
    const machine = createMachine({ id: 'm', on: { STOP: {}, GO: { actions: 'go' } } });
    const forbidding = describeChart(machine);
    const [stop, go] = forbidding.transitions.map(({ key }) => key);
    const of = { actor: 'other' };
    const steps = [
      step('1', null, { ...of, event: { type: 'STOP' }, taken: [stop ?? ''] }),
      step('2', '1', { ...of, event: { type: 'GO' }, taken: [go ?? ''] }),
    ];
    const state = stateWith(steps, '2');
    const other = { chart: forbidding, drawing: null, mocks: {}, rules: [] };
    const { moves } = buildInteraction({ ...state, charts: { ...state.charts, other } });
    expect(moves.map(({ event }) => event.type)).toEqual(['GO']);
  });

  it('the interaction has the status of each response, including those in an omitted step', () => {
    const steps = [
      step('1', null, { exchanges: [exchange('getDay', null)] }),
      step('2', '1', { taken: [], exchanges: [{ ...exchange('getDay', null), status: 500 }] }),
      step('3', '2', { exchanges: [{ ...exchange('postDay', 'offline'), status: null }] }),
    ];
    const interaction = buildInteraction(stateWith(steps, '3'));
    expect(interaction.moves.map(({ responses }) => responses)).toEqual([
      [{ operation: 'getDay', status: 200 }],
      [
        { operation: 'getDay', status: 500 },
        { operation: 'postDay', status: null },
      ],
    ]);
    expect(withoutResponses(interaction).moves.flatMap(({ responses = [] }) => responses)).toEqual(
      [],
    );
  });

  it('the interaction has the selected responses, including those in an omitted step', () => {
    const steps = [
      step('1', null, { exchanges: [exchange('getDay', null), exchange('getWeek', 'slow')] }),
      step('2', '1', { taken: [], exchanges: [exchange('getDay', '409')] }),
      step('3', '2', { exchanges: [exchange('postDay', 'offline')] }),
    ];
    expect(buildInteraction(stateWith(steps, '3')).moves.map(({ mocks }) => mocks)).toEqual([
      [{ operation: 'getWeek', choice: 'slow' }],
      [
        { operation: 'getDay', choice: '409' },
        { operation: 'postDay', choice: 'offline' },
      ],
    ]);
  });

  it('the interaction is empty before the first event', () => {
    expect(buildInteraction(nothingYet)).toEqual({ version: 1, story: '', charts: {}, moves: [] });
  });
});
