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

/** The locations where a rule reports something. */
function listLocations(rule: LintRule, config: object): string[] {
  const chart = describeChart(createMachine({ id: 'm', ...config }));
  const findings = lintChart(chart).filter((finding) => finding.rule === rule);
  return findings.map(({ location }) => location);
}

const invoking = (src: AnyActorLogic, more: object = {}) => ({
  invoke: { id: 'load', src, ...more },
});

it('the linter finds nothing in a chart without errors', () => {
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

describe('the lint rule “unreachable”', () => {
  it('the linter finds an unreachable state and the states that only it leads to', () => {
    const states = { a: { on: { GO: 'a' } }, b: { on: { GO: 'c' } }, c: {} };
    expect(listLocations('unreachable', { initial: 'a', states })).toEqual(['m.b', 'm.c']);
  });

  it('the linter finds an initial state that every transition bypasses', () => {
    const states = {
      a: { on: { GO: 'b.y' } },
      b: { initial: 'x', states: { x: {}, y: {} } },
    };
    expect(listLocations('unreachable', { initial: 'a', states })).toEqual(['m.b.x']);
  });

  it('the linter accepts a state entered past its initial state first, then by default', () => {
    const states = {
      a: { on: { PAST: 'b.y', IN: 'b' } },
      b: { initial: 'x', states: { x: {}, y: {} } },
    };
    expect(listLocations('unreachable', { initial: 'a', states })).toEqual([]);
  });

  it('the linter accepts regions, targets of outer transitions and targets of history', () => {
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

  it('the linter counts the default target of a history state as entered', () => {
    const states = {
      a: { on: { GO: 'b.h' } },
      b: { initial: 'x', states: { x: {}, y: {}, h: { type: 'history', target: 'y' } } },
    };
    expect(listLocations('unreachable', { initial: 'a', states })).toEqual(['m.b.x']);
  });
});

describe('the lint rule “dead-end”', () => {
  it('the linter finds a state without an outgoing transition', () => {
    const states = { a: { on: { GO: 'b' } }, b: {} };
    expect(listLocations('dead-end', { initial: 'a', states })).toEqual(['m.b']);
  });

  it('the linter finds a state whose transitions only lead to itself or stay in it', () => {
    const states = { a: { on: { AGAIN: { target: 'a', reenter: true }, STAY: { actions: 'x' } } } };
    expect(listLocations('dead-end', { initial: 'a', states })).toEqual(['m.a']);
  });

  it('the linter accepts final states, and states that a parent’s transition or a delay leaves', () => {
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

  it('the linter accepts a state that invokes an actor as no dead end', () => {
    const states = { a: invoking(fromCallback(() => undefined)) };
    expect(listLocations('dead-end', { initial: 'a', states })).toEqual([]);
  });

  it('the linter accepts a region only if another region ends both', () => {
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

  it('the linter accepts a chart with a single state as no dead end', () => {
    expect(listLocations('dead-end', { on: { ADD: { actions: 'add' } } })).toEqual([]);
  });
});

describe('the lint rule “no-description”', () => {
  const states = { a: text, b: { description: ' ' }, h: { type: 'history', target: 'a' } };

  it('the linter finds states without a description, including the root', () => {
    expect(listLocations('no-description', { initial: 'a', states })).toEqual(['m', 'm.b']);
  });

  it('the linter accepts a history state without a description, because it is never active', () => {
    expect(listLocations('no-description', { ...text, initial: 'a', states })).not.toContain('m.h');
  });
});

describe('the lint rule “no-error-branch”', () => {
  const failing = createMachine({ id: 'inner', ...invoking(fromPromise(async () => 1)) });

  it.each([
    ['promise', fromPromise(async () => 1)],
    ['callback', fromCallback(() => undefined)],
    ['machine that can fail', failing],
  ])('the linter finds a %s whose error is not handled', (_kind, src) => {
    expect(listLocations('no-error-branch', invoking(src as AnyActorLogic))).toEqual(['m']);
  });

  it('the linter accepts an invoke whose error is handled or cannot occur', () => {
    const promise = fromPromise(async () => 1);
    const safe = createMachine({ id: 'inner', ...invoking(promise, { onError: {} }) });
    expect(listLocations('no-error-branch', invoking(promise, { onError: {} }))).toEqual([]);
    expect(listLocations('no-error-branch', invoking(safe))).toEqual([]);
    expect(listLocations('no-error-branch', invoking(fromTransition(() => 1, 0)))).toEqual([]);
  });
});

describe('the lint rule “numbered-invoke”', () => {
  const src = fromPromise(async () => 1);

  it('the linter finds an invoke without its own id', () => {
    const states = { a: { invoke: { src } } };
    expect(listLocations('numbered-invoke', { initial: 'a', states })).toEqual(['m.a']);
  });

  it('the linter accepts an invoke with an id, even one that starts with a digit', () => {
    expect(listLocations('numbered-invoke', { invoke: { id: '2fa', src } })).toEqual([]);
  });
});

describe('the lint rule “history-without-default”', () => {
  const around = (h: object) => ({ initial: 'a', states: { a: {}, h: { type: 'history', ...h } } });

  it('the linter finds a history state without a default target', () => {
    expect(listLocations('history-without-default', around({}))).toEqual(['m.h']);
  });

  it('the linter accepts a history state with a default target', () => {
    expect(listLocations('history-without-default', around({ target: 'a' }))).toEqual([]);
  });
});

describe('the lint rule “initial-is-final”', () => {
  it('the linter finds a state whose initial state is final', () => {
    const states = { a: { initial: 'x', states: { x: { type: 'final' } }, onDone: 'b' }, b: {} };
    expect(listLocations('initial-is-final', { initial: 'a', states })).toEqual(['m.a']);
  });

  it('the linter accepts a state that reaches its final state later', () => {
    const states = { a: { on: { GO: 'b' } }, b: { type: 'final' } };
    expect(listLocations('initial-is-final', { initial: 'a', states })).toEqual([]);
  });
});

describe('the lint rule “not-covered”', () => {
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

  it('the linter finds transitions that no test covers', () => {
    expect(lintChart(chart, covered('m.a: GO[0] → m.b'))).toEqual([
      {
        rule: 'not-covered',
        location: 'm.a: GO[1] → stays',
        state: 'm.a',
        message: 'No test covers GO in a.',
      },
    ]);
    expect(lintChart(chart, covered())[0]?.message).toBe('No test covers GO [isOpen] from a to b.');
  });

  it('the linter finds nothing if tests cover all transitions or no coverage was recorded', () => {
    expect(lintChart(chart, covered('m.a: GO[0] → m.b', 'm.a: GO[1] → stays'))).toEqual([]);
    expect(lintChart(chart, null)).toEqual([]);
  });
});
