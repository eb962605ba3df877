import { readFileSync } from 'node:fs';
import {
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
} from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  activeNodes,
  isActorRef,
  isRefMark,
  getKind,
  getMachine,
  getParent,
  persist,
  schedule,
  scheduledEvents,
} from './xstate-internals.ts';

/** The versions of XState for which this test has passed. A new one belongs here once it passes. */
const supported = /^5\.33\.\d+$/;

const child = createMachine({ id: 'child', initial: 'idle', states: { idle: {} } });
const parent = createMachine({
  id: 'parent',
  context: ({ spawn }) => ({ ref: spawn(child, { id: 'spawned' }) }),
  invoke: { id: 'invoked', src: child },
  initial: 'waiting',
  states: {
    waiting: { after: { 1000: 'done' }, initial: 'inside', states: { inside: {} } },
    done: { entry: assign({}) },
  },
});

function start() {
  const timers: { run: () => void; delay: number }[] = [];
  const clock = {
    setTimeout: (run: () => void, delay: number) => timers.push({ run, delay }) - 1,
    clearTimeout: () => undefined,
  };
  return { actor: createActor(parent, { clock }).start(), timers };
}

describe('the private fields of XState', () => {
  it('the private fields are read from a supported version', () => {
    const manifest = readFileSync(new URL(import.meta.resolve('xstate/package.json')), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    expect(version).toMatch(supported);
  });

  it('a child names its parent and its machine, and other logic has no machine', () => {
    const { actor } = start();
    const { invoked } = actor.getSnapshot().children;
    expect(invoked && getParent(invoked)).toBe(actor);
    expect(invoked && getMachine(invoked)).toBe(child);
    expect(getParent(actor)).toBeUndefined();
    expect(getMachine(createActor(fromPromise(() => Promise.resolve(1))))).toBeUndefined();
  });

  it('a snapshot names all active states', () => {
    const nodes = activeNodes(start().actor.getSnapshot());
    expect(nodes.map(({ id }) => id).toSorted()).toEqual([
      'parent',
      'parent.waiting',
      'parent.waiting.inside',
    ]);
  });

  it('a pending delay is listed, and can be scheduled again', () => {
    const { actor, timers } = start();
    const [pending] = scheduledEvents(actor);
    expect(pending).toMatchObject({ source: actor, target: actor, delay: 1000 });
    if (pending) schedule(pending, 250);
    expect(timers.map(({ delay }) => delay)).toEqual([1000, 250]);
    timers.at(-1)?.run();
    expect(actor.getSnapshot().value).toBe('done');
  });

  it('a persisted actor has marks for references, and children without a name', () => {
    const { actor } = start();
    expect(isActorRef(actor.getSnapshot().context.ref)).toBe(true);
    expect(isActorRef({ id: 'spawned' })).toBe(false);
    const persisted = persist(actor) as unknown as { context: object; children: object };
    expect(Object.values(persisted.context).map(isRefMark)).toEqual([true]);
    expect(Object.keys(persisted.children).toSorted()).toEqual(['invoked', 'spawned']);
  });

  it('every kind of logic is recognized', () => {
    const nothing = () => undefined as never;
    const logic = [
      child,
      fromPromise(nothing),
      fromCallback(nothing),
      fromObservable(nothing),
      fromEventObservable(nothing),
      fromTransition(nothing, undefined),
    ];
    expect(logic.map((each) => getKind(each))).toEqual(
      'machine promise callback observable observable transition'.split(' '),
    );
    expect(getKind(undefined)).toBe('other');
  });
});
