import { beforeEach, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { guardedMachine, parallelMachine, spawningMachine } from '../../testing/charts.ts';
import { createStage } from '../../testing/stage.ts';
import { configurePanel } from '../story/configuration.ts';
import { getCurrentInteraction } from '../steps/current.ts';
import { withResponses } from '../story/story-parts.ts';

const withdraw = (amount: number) => ({ type: 'withdraw', amount });

beforeEach(() =>
  configurePanel({
    testModels: [
      {
        machine: guardedMachine,
        inputs: [undefined],
        events: [withdraw(500), withdraw(10), { type: 'deposit', amount: 5 }],
        atHand: ({ balance }: { balance: number }) => [withdraw(balance)],
        rules: [],
      },
    ],
  }),
);

describe('the offered events', () => {
  it('the offers list current events before those of the test model, and possible ones first', () => {
    const stage = createStage([{ machine: guardedMachine }]);
    const offers = stage.state().moments['account']?.offers ?? [];
    expect(offers.map(({ type, isPossible }) => [type, isPossible])).toEqual([
      ['withdraw', true],
      ['deposit', true],
      ['note', true],
      ['close', false],
    ]);
    expect(offers[0]).toEqual({
      type: 'withdraw',
      examples: [withdraw(100), withdraw(500), withdraw(10)],
      isPossible: true,
      rejectedBy: null,
      takes: 'account.open: withdraw[0] → account.open',
    });
  });

  it('the offers list the app’s own events after those of the user', () => {
    const machine = createMachine({
      id: 'm',
      on: {
        'tab.returned': { actions: 'renew' },
        SAVE: { actions: 'save' },
        BACK: { guard: () => false },
      },
    });
    configurePanel({ testModels: [], appEvents: ['tab.returned'] });
    const stage = createStage([{ machine }]);
    const offers = stage.state().moments['m']?.offers ?? [];
    expect(offers.map(({ type, isByApp }) => [type, isByApp])).toEqual([
      ['SAVE', undefined],
      ['tab.returned', true],
      ['BACK', undefined],
    ]);
  });

  it('the offers contain only records that the server knows at that time', async () => {
    const machine = createMachine({
      id: 'm',
      on: { OPEN: { actions: 'open' }, CLOSE: { actions: 'close' } },
    });
    const row = (id: string) => ({ type: 'OPEN', row: { id, name: '' } });
    configurePanel({ testModels: [{ machine, inputs: [], events: [row('invented')], rules: [] }] });
    let fetch: (request: Request) => Promise<Response> = async () => Response.json({});
    const stage = createStage([{ machine }], () => {
      fetch = withResponses({
        address: 'http://m.test',
        fetch: async () => Response.json({ rows: [{ id: 'known', name: 'Desk' }] }),
      });
    });
    const open = () => stage.state().moments['m']?.offers.find(({ type }) => type === 'OPEN');
    expect(open()).toMatchObject({ isPossible: false, isUnknown: true });
    await fetch(new Request('http://m.test/rows'));
    stage.send('m', { type: 'CLOSE' });
    expect(open()).toMatchObject({
      isPossible: true,
      examples: [{ type: 'OPEN', row: { id: 'known', name: 'Desk' } }],
    });
    await stage.obey({ type: 'travel', step: 's1' });
    expect(open()).toMatchObject({ isPossible: false, isUnknown: true });
  });

  it('the offers contain no record of another kind for an event valid only with current data', async () => {
    const machine = createMachine({ id: 'm', on: { MOVE: { actions: 'move' } } });
    const events = [{ type: 'MOVE', row: { id: 'invented', name: '' } }];
    configurePanel({
      testModels: [{ machine, inputs: [], events, onlyAtHand: ['MOVE'], rules: [] }],
    });
    const stage = createStage([{ machine }], () => {
      withResponses({ address: 'http://m.test', fetch: async () => Response.json({}) });
      getCurrentInteraction().interceptor.received = [{ rows: [{ id: 'known', name: 'Desk' }] }];
    });
    expect(stage.state().moments['m']?.offers).toMatchObject([
      { isPossible: false, isUnknown: true },
    ]);
  });

  it('an offer names the guard that rejects it', () => {
    const stage = createStage([{ machine: guardedMachine }]);
    const close = stage.state().moments['account']?.offers.find(({ type }) => type === 'close');
    expect(close).toMatchObject({ isPossible: false, rejectedBy: 'isEmpty', takes: null });
  });

  it('an offer is an event with only its type if there is no test model', () => {
    const stage = createStage([{ machine: spawningMachine }]);
    expect(stage.state().moments['board']?.offers.map(({ examples }) => examples)).toContainEqual([
      { type: 'task.added' },
    ]);
  });

  it('the offers include events of every region and parent state', () => {
    const stage = createStage([{ machine: parallelMachine }]);
    const types = stage.state().moments['parcel']?.offers.map(({ type }) => type);
    expect(types).toEqual(['cancelled', 'upload.started', 'form.opened']);
  });

  it('the offers are empty once the actor is done', () => {
    const stage = createStage([{ machine: parallelMachine }]);
    stage.send('parcel', { type: 'cancelled' });
    expect(stage.state().moments['parcel']).toMatchObject({ offers: [], possible: {} });
  });
});

describe('the transitions of the active states', () => {
  it('a transition says whether it can be taken, and why not', () => {
    const stage = createStage([{ machine: guardedMachine }]);
    expect(stage.state().moments['account']?.possible).toEqual({
      'account.open: withdraw[0] → account.open': { is: 'possible' },
      'account.open: withdraw[1] → account.overdrawn': { is: 'rejected', guard: 'isSmall' },
      'account.open: withdraw[2] → account.rejected': { is: 'possible' },
      'account.open: deposit[0] → stays': { is: 'possible' },
      'account.open: note[0] → stays': { is: 'possible' },
      'account.open: close[0] → account.closed': { is: 'rejected', guard: 'isEmpty' },
      'account.open: always[0] → account.overdrawn': { is: 'awaited' },
    });
  });

  it('a transition of a child state has priority over one of its parent', () => {
    const machine = createMachine({
      id: 'nest',
      initial: 'outer',
      states: {
        outer: {
          initial: 'inner',
          on: { go: 'left' },
          states: { inner: { on: { go: 'other' } }, other: {} },
        },
        left: {},
      },
    });
    const stage = createStage([{ machine }]);
    expect(stage.state().moments['nest']?.possible).toEqual({
      'nest.outer: go[0] → nest.left': {
        is: 'preceded',
        by: 'nest.outer.inner: go[0] → nest.outer.other',
      },
      'nest.outer.inner: go[0] → nest.outer.other': { is: 'possible' },
    });
  });
});
