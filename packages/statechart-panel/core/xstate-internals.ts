import {
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type Snapshot,
} from 'xstate';

/**
 * Everything that the panel reads of XState beyond its public interface. Only this file knows these
 * fields; `xstate-internals.test.ts` names the versions for which it holds.
 */

/** A delayed event of an actor system. `delay` in milliseconds. */
export interface Scheduled {
  id: string;
  event: AnyEventObject;
  source: AnyActorRef;
  target: AnyActorRef;
  delay: number;
}

/** The actor that has invoked or spawned this one. */
export const getParent = ({ _parent: parent }: AnyActorRef): AnyActorRef | undefined => parent;

/** All active states of a snapshot, in no order. */
export const activeNodes = ({ _nodes: nodes }: AnyMachineSnapshot): AnyStateNode[] => nodes;

/** The machine that an actor runs; undefined for other kinds of logic. */
export function getMachine(actor: AnyActorRef): AnyStateMachine | undefined {
  const { logic } = actor as unknown as { logic?: { root?: unknown } };
  return logic?.root === undefined ? undefined : (logic as AnyStateMachine);
}

/** The pending delays of an actor's full system. */
export function scheduledEvents(actor: AnyActorRef): Scheduled[] {
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot();
  return Object.values(scheduled);
}

/** Schedules an event in an actor's system. `delay` in milliseconds. */
export function schedule({ id, event, source, target }: Scheduled, delay: number): void {
  source.system.scheduler.schedule(source, target, event, Math.max(delay, 0), id);
}

/** The persisted snapshot of an actor, with children whose logic has no name. */
export const persist = (actor: AnyActor): Snapshot<unknown> =>
  (actor.getPersistedSnapshot as (options: object) => Snapshot<unknown>).call(actor, {
    __unsafeAllowInlineActors: true,
  });

/** Whether a value is a reference to an actor, as XState decides it when it persists a context. */
export const isActorRef = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' &&
  value !== null &&
  'sessionId' in value &&
  'send' in value &&
  'ref' in value;

/** Whether a value of a persisted context stands for a reference. */
export const isRefMark = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'xstate$$type' in value;

/** The parts of an actor's logic that are visible from outside. */
export interface Logic {
  config?: unknown;
  root?: unknown;
  id?: unknown;
  transition?: unknown;
}

/** How the logic of an actor was created. */
export type LogicKind = 'machine' | 'promise' | 'callback' | 'observable' | 'transition' | 'other';

const nothing = () => undefined as never;

/**
 * One sample of each kind: XState does not mark its logic creators, but all logic from one creator
 * has the same source text.
 */
const samples: readonly [LogicKind, Logic][] = [
  ['promise', fromPromise(nothing)],
  ['callback', fromCallback(nothing)],
  ['observable', fromObservable(nothing)],
  ['observable', fromEventObservable(nothing)],
  ['transition', fromTransition(nothing, undefined)],
];

export function getKind(logic: Logic | undefined): LogicKind {
  if (logic?.root !== undefined) return 'machine';
  const text = String(logic?.transition);
  return samples.find(([, sample]) => String(sample.transition) === text)?.[0] ?? 'other';
}
