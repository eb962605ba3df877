import { describe, expect, it } from 'vitest';
import {
  createMachine,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  setup,
  type AnyActorLogic,
} from 'xstate';
import { describeChart } from './describe.ts';

interface Api {
  getDay(): Promise<number>;
  postDay(): Promise<number>;
  other(): Promise<number>;
}
declare const api: Api;

const operations = new Set(['getDay', 'postDay']);
const nothing = () => ({ subscribe: () => ({ unsubscribe: () => undefined }) });

/** Invokes one actor in the machine's root. */
const invoking = (src: AnyActorLogic, more: object = {}) =>
  createMachine({ id: 'outer', invoke: { id: 'it', src, ...more } });

const describeInvoke = (src: AnyActorLogic, more: object = {}) =>
  describeChart(invoking(src, more), operations).states[0]?.invokes[0];

const inner = createMachine({ id: 'inner', initial: 'a', states: { a: {} } });

describe('an invoke', () => {
  it.each([
    ['promise', fromPromise(async () => 1), true],
    ['callback', fromCallback(() => undefined), true],
    ['observable', fromObservable(nothing as never), true],
    ['observable', fromEventObservable(nothing as never), true],
    ['transition', fromTransition(() => 1, 0), false],
    ['machine', inner, false],
  ])('an invoked %s is described with its kind', (kind, logic, canFail) => {
    expect(describeInvoke(logic as AnyActorLogic)).toMatchObject({ id: 'it', kind, canFail });
  });

  it('an invoke of a registered actor has its name; an inline actor has its own id', () => {
    const machine = setup({ actors: { loadDay: fromPromise(async () => 1) } }).createMachine({
      id: 'named',
      invoke: [{ src: 'loadDay' }, { id: 'inline', src: fromPromise(async () => 1) as never }],
    });
    const [named, inline] = describeChart(machine).states[0]?.invokes ?? [];
    expect(named).toMatchObject({ id: '0.named', source: 'loadDay', kind: 'promise' });
    expect(inline).toMatchObject({ id: 'inline', source: 'inline', kind: 'promise' });
  });

  it('an invoke of an actor without an implementation is of the kind “other”', () => {
    const machine = createMachine({ id: 'bare', invoke: { id: 'x', src: 'x' } });
    expect(describeChart(machine).states[0]?.invokes[0]).toMatchObject({
      kind: 'other',
      canFail: false,
    });
  });

  it('an invoke lists the operations that it calls, once each, and no other calls', () => {
    const logic = fromPromise(async () => {
      await api.getDay();
      await api.other();
      return (await api.postDay()) + (await api.getDay());
    });
    expect(describeInvoke(logic)?.calls).toEqual(['getDay', 'postDay']);
  });

  it('an invoke of a machine has the id of that machine', () => {
    expect(describeInvoke(inner)?.machine).toBe('inner');
    expect(describeInvoke(fromPromise(async () => 1))?.machine).toBeNull();
  });

  it('an invoke says whether its error is handled, in its own state or in a parent state', () => {
    const logic = fromPromise(async () => 1);
    expect(describeInvoke(logic)?.hasErrorBranch).toBe(false);
    expect(describeInvoke(logic, { onError: {} })?.hasErrorBranch).toBe(true);
    const around = createMachine({
      id: 'around',
      initial: 'a',
      on: { 'xstate.error.actor.it': '.b' },
      states: { a: { invoke: { id: 'it', src: logic } }, b: {} },
    });
    expect(describeChart(around).states[1]?.invokes[0]?.hasErrorBranch).toBe(true);
  });

  it('an invoke of a machine can fail if that machine leaves an error unhandled', () => {
    const logic = fromPromise(async () => 1);
    expect(describeInvoke(invoking(logic))?.canFail).toBe(true);
    expect(describeInvoke(invoking(logic, { onError: {} }))?.canFail).toBe(false);
    expect(describeInvoke(invoking(invoking(logic)))?.canFail).toBe(true);
  });

  it('the done, error and snapshot events of an invoke have readable labels', () => {
    const machine = invoking(inner, { onDone: {}, onError: {}, onSnapshot: {} });
    expect(describeChart(machine).transitions.map(({ kind, label }) => [kind, label])).toEqual([
      ['done', 'done: it'],
      ['error', 'failed: it'],
      ['done', 'snapshot: it'],
    ]);
  });
});
