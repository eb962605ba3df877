import { describe, expect, it } from 'vitest';
import {
  and,
  createMachine,
  fromPromise,
  not,
  or,
  setup,
  stateIn,
  type PromiseActorLogic,
} from 'xstate';
import type { ChartState } from './chart.ts';
import { describeChart, getTransitionKeys } from './describe.ts';

const only = <T extends keyof ChartState>(states: ChartState[], ...names: T[]) =>
  states.map((state) => names.map((name) => state[name]));

const playerMachine = setup({
  guards: { isLoud: () => true, isLate: () => false, isOnly: () => false },
  actions: { ring: () => undefined, note: () => undefined },
  delays: { dinner: 1000, 'a.b': 5 },
}).createMachine({
  id: 'player',
  description: 'Plays.',
  type: 'parallel',
  states: {
    sound: {
      description: 'What is heard.',
      tags: ['received'],
      initial: 'off',
      states: {
        off: { on: { ON: { target: 'on', guard: 'isLoud', actions: ['ring', 'note'] } } },
        on: {
          entry: ['ring'],
          after: { dinner: 'off', 'a.b': 'off', 250: { actions: 'note' } },
        },
        last: { type: 'history', history: 'deep', target: 'on' },
        recent: { type: 'history' },
      },
      on: { BACK: '.last', 'mouse.*': { target: '.off', reenter: true } },
    },
    end: {
      initial: 'open',
      states: {
        open: { always: { guard: stateIn({ sound: 'on' }), target: 'closed' } },
        closed: { type: 'final' },
      },
      onDone: { actions: 'note' },
    },
  },
});

describe('the states of a described chart', () => {
  const { states, ...chart } = describeChart(playerMachine);

  it('states are listed in the order of the machine, parents before children, with their paths', () => {
    expect(only(states, 'id', 'path', 'name', 'parent')).toEqual([
      ['player', '', 'player', null],
      ['player.sound', 'sound', 'sound', 'player'],
      ['player.sound.off', 'sound.off', 'off', 'player.sound'],
      ['player.sound.on', 'sound.on', 'on', 'player.sound'],
      ['player.sound.last', 'sound.last', 'last', 'player.sound'],
      ['player.sound.recent', 'sound.recent', 'recent', 'player.sound'],
      ['player.end', 'end', 'end', 'player'],
      ['player.end.open', 'end.open', 'open', 'player.end'],
      ['player.end.closed', 'end.closed', 'closed', 'player.end'],
    ]);
  });

  it('states have their kind, their initial state and their history depth', () => {
    expect(only(states, 'kind', 'initial', 'history')).toEqual([
      ['parallel', null, null],
      ['compound', 'player.sound.off', null],
      ['atomic', null, null],
      ['atomic', null, null],
      ['history', null, 'deep'],
      ['history', null, 'shallow'],
      ['compound', 'player.end.open', null],
      ['atomic', null, null],
      ['final', null, null],
    ]);
  });

  it('history states list their default targets', () => {
    const histories = states.filter(({ kind }) => kind === 'history');
    expect(histories.map(({ fallback }) => fallback)).toEqual(['player.sound.on', null]);
  });

  it('states have descriptions, tags and their own actions, without those that a delay adds', () => {
    expect(chart.description).toBe('Plays.');
    expect(states[1]).toMatchObject({ description: 'What is heard.', tags: ['received'] });
    expect(states[3]).toMatchObject({ entry: ['ring'], exit: [] });
  });
});

describe('the transitions of a described chart', () => {
  const { transitions } = describeChart(playerMachine);
  const labels = transitions.map(({ source, label, kind, guard, targets }) =>
    [source, kind, label, guard, ...targets].join(' | '),
  );

  it('all transitions are listed, with readable labels for automatic ones', () => {
    expect(labels).toEqual([
      'player.sound | event | BACK |  | player.sound.last',
      'player.sound | event | mouse.* |  | player.sound.off',
      'player.sound.off | event | ON | isLoud | player.sound.on',
      'player.sound.on | after | after 250 | ',
      'player.sound.on | after | after dinner |  | player.sound.off',
      'player.sound.on | after | after a.b |  | player.sound.off',
      'player.end | stateDone | complete: player.end | ',
      'player.end.open | always | always | in {"sound":"on"} | player.end.closed',
    ]);
  });

  it('transitions list their actions and whether they reenter', () => {
    expect(transitions.find(({ event }) => event === 'ON')?.actions).toEqual(['ring', 'note']);
    expect(transitions.filter(({ reenter }) => reenter).map(({ event }) => event)).toEqual([
      'mouse.*',
    ]);
  });

  it('transitions have unique keys, the same for a copy of the machine', () => {
    const keys = transitions.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect([...getTransitionKeys(playerMachine.provide({})).values()]).toEqual(keys);
  });

  it('transitions number the branches of one event, each with its guard', () => {
    const { transitions: branches } = describeChart(
      setup({ guards: { isOne: () => true, isTwo: () => true } }).createMachine({
        id: 'branches',
        on: { GO: [{ guard: 'isOne' }, { guard: 'isTwo' }, { actions: () => undefined }] },
      }),
    );
    expect(branches.map(({ key, branch, guard }) => [key, branch, guard])).toEqual([
      ['branches: GO[0] → stays', 0, 'isOne'],
      ['branches: GO[1] → stays', 1, 'isTwo'],
      ['branches: GO[2] → stays', 2, null],
    ]);
  });
});

describe('the names in a described chart', () => {
  it('the name of a combined guard says how its parts are combined', () => {
    const { transitions } = describeChart(
      setup({
        guards: { isA: () => true, isB: () => true, isC: (_args, _params: { n: number }) => true },
      }).createMachine({
        id: 'joined',
        on: {
          AND: { guard: and(['isA', 'isB']) },
          OR: { guard: or(['isA', not('isB')]) },
          NESTED: { guard: and([or(['isA', 'isB']), not(and(['isA', 'isB']))]) },
          ONLY: { guard: and(['isA']) },
          GIVEN: { guard: { type: 'isC', params: { n: 1 } } },
          INLINE: { guard: () => true },
        },
      }),
    );
    expect(transitions.map(({ event, guard }) => `${event}: ${guard}`)).toEqual([
      'AND: isA and isB',
      'OR: isA or not isB',
      'NESTED: (isA or isB) and not (isA and isB)',
      'ONLY: isA',
      'GIVEN: isC',
      'INLINE: inline guard',
    ]);
  });

  it('the name of an inline action says what the action does', () => {
    const { assign, raise } = setup({});
    const machine = setup({}).createMachine({
      id: 'actions',
      entry: () => undefined,
      exit: [assign({}), raise({ type: 'X' })],
      on: { GO: { actions: () => undefined } },
    });
    const { states, transitions } = describeChart(machine);
    expect(states[0]).toMatchObject({ entry: ['inline action'], exit: ['assign', 'raise'] });
    expect(transitions[0]?.actions).toEqual(['inline action']);
  });
});

describe('the hash of a chart', () => {
  const base = { id: 'h', initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } };
  const hash = (config: object) => describeChart(createMachine({ ...base, ...config })).hash;

  it('the hash is eight hexadecimal digits, the same for the same chart', () => {
    expect(hash({})).toMatch(/^[\da-f]{8}$/);
    expect(hash({})).toBe(hash({}));
  });

  it('the hash does not change with a description', () => {
    expect(hash({ description: 'Said.' })).toBe(hash({}));
    expect(hash({ states: { a: { description: 'A.', on: { GO: 'b' } }, b: {} } })).toBe(hash({}));
  });

  it.each([
    ['a state', { states: { a: { on: { GO: 'b' } }, b: {}, c: {} } }],
    ['a transition', { states: { a: {}, b: {} } }],
    ['a target', { states: { a: { on: { GO: 'a' } }, b: {} } }],
    ['a guard', { states: { a: { on: { GO: { target: 'b', guard: 'isA' } } }, b: {} } }],
    ['an action', { states: { a: { on: { GO: { target: 'b', actions: 'do' } } }, b: {} } }],
    ['an invoke', { states: { a: { on: { GO: 'b' }, invoke: { id: 'x', src: 'x' } }, b: {} } }],
  ])('the hash changes with %s', (_what, config) => {
    expect(hash(config)).not.toBe(hash({}));
  });

  it('the hash does not change with the implementation of an invoked actor', () => {
    const invoking = (x: PromiseActorLogic<number>) =>
      setup({ actors: { x } }).createMachine({ id: 'i', invoke: { id: 'x', src: 'x' } });
    const [one, other] = [fromPromise(async () => 1), fromPromise(async () => 2)];
    expect(describeChart(invoking(one)).hash).toBe(describeChart(invoking(other)).hash);
  });
});
