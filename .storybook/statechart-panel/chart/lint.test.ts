import { describe, expect, it } from 'vitest';
import {
  createMachine,
  fromCallback,
  fromPromise,
  fromTransition,
  type AnyActorLogic,
} from 'xstate';
import { describeChart } from './describe.ts';
import { lintChart, type LintRule } from './lint.ts';

const text = { description: 'Said.' };

/** The places where a rule finds something. */
function listLocations(rule: LintRule, config: object): string[] {
  const chart = describeChart(createMachine({ id: 'm', ...config }));
  const findings = lintChart(chart).filter((finding) => finding.rule === rule);
  return findings.map(({ location }) => location);
}

const invoking = (src: AnyActorLogic, more: object = {}) => ({
  invoke: { id: 'load', src, ...more },
});

it('finds nothing in a chart that is clean', () => {
  const machine = createMachine({
    id: 'm',
    ...text,
    initial: 'a',
    states: {
      a: {
        ...text,
        ...invoking(
          fromPromise(async () => 1),
          { onDone: 'b', onError: 'a' },
        ),
      },
      b: { ...text, type: 'final' },
    },
  });
  expect(lintChart(describeChart(machine))).toEqual([]);
});

describe('unreachable', () => {
  it('finds a state that nothing leads to, and those that only it leads to', () => {
    const states = { a: { on: { GO: 'a' } }, b: { on: { GO: 'c' } }, c: {} };
    expect(listLocations('unreachable', { initial: 'a', states })).toEqual(['m.b', 'm.c']);
  });

  it('finds the initial state of one that is only entered past it', () => {
    const states = {
      a: { on: { GO: 'b.y' } },
      b: { initial: 'x', states: { x: {}, y: {} } },
    };
    expect(listLocations('unreachable', { initial: 'a', states })).toEqual(['m.b.x']);
  });

  it('finds none in one that is entered past its initial state first, then by itself', () => {
    const states = {
      a: { on: { PAST: 'b.y', IN: 'b' } },
      b: { initial: 'x', states: { x: {}, y: {} } },
    };
    expect(listLocations('unreachable', { initial: 'a', states })).toEqual([]);
  });

  it('finds none in regions, in targets from around, nor where history leads', () => {
    const config = {
      initial: 'a',
      on: { ANY: '.d' },
      states: {
        a: { on: { GO: 'b.x.one', BACK: 'c.h' } },
        b: {
          type: 'parallel',
          states: {
            x: { initial: 'one', states: { one: {} } },
            y: { initial: 'one', states: { one: { always: '#m.e' } } },
          },
        },
        c: {
          initial: 'one',
          states: { one: { on: { GO: 'two' } }, two: {}, h: { type: 'history' } },
        },
        d: {},
        e: {},
      },
    };
    expect(listLocations('unreachable', config)).toEqual([]);
  });

  it('takes the default of a history for entered', () => {
    const states = {
      a: { on: { GO: 'b.h' } },
      b: { initial: 'x', states: { x: {}, y: {}, h: { type: 'history', target: 'y' } } },
    };
    expect(listLocations('unreachable', { initial: 'a', states })).toEqual(['m.b.x']);
  });
});

describe('dead-end', () => {
  it('finds a state that nothing leads out of', () => {
    const states = { a: { on: { GO: 'b' } }, b: {} };
    expect(listLocations('dead-end', { initial: 'a', states })).toEqual(['m.b']);
  });

  it('finds one that only leads to itself, or stays', () => {
    const states = { a: { on: { AGAIN: { target: 'a', reenter: true }, STAY: { actions: 'x' } } } };
    expect(listLocations('dead-end', { initial: 'a', states })).toEqual(['m.a']);
  });

  it('finds none in final states, nor where something around or a wait leads out', () => {
    const config = {
      initial: 'a',
      states: {
        a: { initial: 'x', states: { x: {} }, on: { GO: 'b' } },
        b: { after: { 10: 'c' } },
        c: { ...invoking(fromCallback(() => undefined)), on: { GO: 'd' } },
        d: { type: 'final' },
      },
    };
    expect(listLocations('dead-end', config)).toEqual([]);
  });

  it('finds none in a state that hosts an actor', () => {
    const states = { a: invoking(fromCallback(() => undefined)) };
    expect(listLocations('dead-end', { initial: 'a', states })).toEqual([]);
  });

  it('finds none in a region whose neighbour ends both, but one where no neighbour does', () => {
    const regions = (target: string) => ({
      initial: 'p',
      states: {
        p: {
          type: 'parallel',
          states: {
            x: { initial: 'one', states: { one: {} } },
            y: { initial: 'one', states: { one: { on: { GO: target } }, two: { always: 'one' } } },
          },
        },
        out: { type: 'final' },
      },
    });
    expect(listLocations('dead-end', regions('#m.out'))).toEqual([]);
    expect(listLocations('dead-end', regions('two'))).toEqual(['m.p.x.one']);
  });

  it('finds none in a chart that is one state', () => {
    expect(listLocations('dead-end', { on: { ADD: { actions: 'add' } } })).toEqual([]);
  });
});

describe('no-description', () => {
  const states = { a: text, b: { description: ' ' }, h: { type: 'history', target: 'a' } };

  it('finds the states without one, the machine itself among them', () => {
    expect(listLocations('no-description', { initial: 'a', states })).toEqual(['m', 'm.b']);
  });

  it('finds none in a history state, in which one never is', () => {
    expect(listLocations('no-description', { ...text, initial: 'a', states })).not.toContain('m.h');
  });
});

describe('no-error-branch', () => {
  const failing = createMachine({ id: 'inner', ...invoking(fromPromise(async () => 1)) });

  it.each([
    ['promise', fromPromise(async () => 1)],
    ['callback', fromCallback(() => undefined)],
    ['machine that can fail', failing],
  ])('finds a %s whose failure leads nowhere', (_kind, src) => {
    expect(listLocations('no-error-branch', invoking(src as AnyActorLogic))).toEqual(['m']);
  });

  it('finds none where the failure is answered, or cannot be', () => {
    const promise = fromPromise(async () => 1);
    const safe = createMachine({ id: 'inner', ...invoking(promise, { onError: {} }) });
    expect(listLocations('no-error-branch', invoking(promise, { onError: {} }))).toEqual([]);
    expect(listLocations('no-error-branch', invoking(safe))).toEqual([]);
    expect(listLocations('no-error-branch', invoking(fromTransition(() => 1, 0)))).toEqual([]);
  });
});

describe('numbered-invoke', () => {
  const src = fromPromise(async () => 1);

  it('finds an invoke without an id of its own', () => {
    const states = { a: { invoke: { src } } };
    expect(listLocations('numbered-invoke', { initial: 'a', states })).toEqual(['m.a']);
  });

  it('finds none where it has one, though it begin with a digit', () => {
    expect(listLocations('numbered-invoke', { invoke: { id: '2fa', src } })).toEqual([]);
  });
});

describe('history-without-default', () => {
  const around = (h: object) => ({ initial: 'a', states: { a: {}, h: { type: 'history', ...h } } });

  it('finds a history state that does not say where it leads the first time', () => {
    expect(listLocations('history-without-default', around({}))).toEqual(['m.h']);
  });

  it('finds none where it says so', () => {
    expect(listLocations('history-without-default', around({ target: 'a' }))).toEqual([]);
  });
});

describe('initial-is-final', () => {
  it('finds a state that ends as it begins', () => {
    const states = { a: { initial: 'x', states: { x: { type: 'final' } }, onDone: 'b' }, b: {} };
    expect(listLocations('initial-is-final', { initial: 'a', states })).toEqual(['m.a']);
  });

  it('finds none where the end is reached later', () => {
    const states = { a: { on: { GO: 'b' } }, b: { type: 'final' } };
    expect(listLocations('initial-is-final', { initial: 'a', states })).toEqual([]);
  });
});

describe('not-walked', () => {
  const chart = describeChart(
    createMachine({
      id: 'm',
      ...text,
      initial: 'a',
      states: {
        a: { ...text, on: { GO: [{ guard: 'isOpen', target: 'b' }, { actions: 'x' }] } },
        b: { ...text, type: 'final' },
      },
    }),
  );
  const covered = (...transitions: string[]) => ({
    states: [],
    transitions,
    rejections: [],
    outcomes: [],
  });

  it('finds the transitions that no test takes', () => {
    expect(lintChart(chart, covered('m.a: GO[0] → m.b'))).toEqual([
      {
        rule: 'not-walked',
        location: 'm.a: GO[1] → stays',
        state: 'm.a',
        message: 'No test walks GO in a.',
      },
    ]);
    expect(lintChart(chart, covered())[0]?.message).toBe('No test walks GO [isOpen] from a to b.');
  });

  it('finds none where tests take all, and says nothing where no run has left its numbers', () => {
    expect(lintChart(chart, covered('m.a: GO[0] → m.b', 'm.a: GO[1] → stays'))).toEqual([]);
    expect(lintChart(chart, null)).toEqual([]);
  });
});
