import {
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { activeNodes } from '../xstate-internals.ts';
import { getShortestPaths } from 'xstate/graph';
import { getTestModel } from '../story/configuration.ts';
import { decide, doesSomething } from '../actors/deciding.ts';
import { getChances } from './offers.ts';
import { noFacts, type InteractionFacts } from '../actors/known.ts';
import { plainContext } from '../actors/plain.ts';
import { keysFor, transitionKeys } from '../actors/actor-machine.ts';
import type { Tallied } from '../coverage/tally.ts';

/** The maximum number of states that are searched, the nearest first. */
const limit = 3000;

export interface PlannedStep {
  event: EventObject;
  /** The expected state. */
  state: AnyMachineSnapshot;
}

/** Whether an event leads from a state to the goal. */
type Goal = (state: AnyMachineSnapshot, event: EventObject) => boolean;

/** The shortest path to something uncovered; null when there is none within the limit. */
export const wayToNew = (
  from: AnyMachineSnapshot,
  covered: Tallied,
  facts: InteractionFacts = noFacts,
): PlannedStep[] | null => wayTo(from, facts, (state, event) => isNew(state, event, covered));

/** The shortest path to a state that has one of these invokes, by their ids. */
export const wayToInvoke = (
  from: AnyMachineSnapshot,
  invokes: ReadonlySet<string>,
  facts: InteractionFacts = noFacts,
): PlannedStep[] | null =>
  wayTo(from, facts, (state, event) =>
    activeNodes(next(state, event)).some(
      (node) => !activeNodes(state).includes(node) && node.invoke.some(({ id }) => invokes.has(id)),
    ),
  );

function wayTo(
  from: AnyMachineSnapshot,
  facts: InteractionFacts,
  isGoal: Goal,
): PlannedStep[] | null {
  let looked = 0;
  let found: { at: string; event: EventObject } | undefined;
  // The graph requests the events of the nearest states first, so the first event that reaches the
  // goal ends the search.
  const events = (state: AnyMachineSnapshot): EventObject[] => {
    looked += 1;
    if (found || looked > limit) return [];
    const possible = possibleEvents(state, facts);
    const event = [...possible, ...listRejectedEvents(state, facts)].find((each) =>
      isGoal(state, each),
    );
    if (!event) return possible;
    found = { at: toSearchText(state), event };
    return [];
  };
  const paths = getShortestPaths(from.machine, {
    fromState: from,
    events: events as never,
    limit: Infinity,
    serializeState: toSearchText as never,
  }) as unknown as { state: AnyMachineSnapshot; steps: PlannedStep[] }[];
  const path = paths.find(({ state }) => toSearchText(state) === found?.at);
  if (!found || !path) return null;
  const way = path.steps.filter(({ event }) => event.type !== 'xstate.init');
  return [...way, { event: found.event, state: next(path.state, found.event) }];
}

const texts = new WeakMap<object, string>();

/** Two states are different if their value or context differs. */
function toSearchText(state: AnyMachineSnapshot): string {
  const context = state.context as object;
  const text = texts.get(context) ?? JSON.stringify(plainContext(state));
  texts.set(context, text);
  return `${JSON.stringify(state.value)} ${text}`;
}

const hasNewState = (state: AnyMachineSnapshot, { states }: Tallied): boolean =>
  activeNodes(state).some(({ id }) => !states.has(id));

function isNew(state: AnyMachineSnapshot, event: EventObject, covered: Tallied): boolean {
  const { taken, rejected } = decide(state, event);
  const isIn = (keys: Set<string>) => (key: string) => keys.has(key);
  return (
    !keysFor(state.machine, taken).every(isIn(covered.transitions)) ||
    !keysFor(state.machine, rejected).every(isIn(covered.rejections)) ||
    (taken.length > 0 && hasNewState(next(state, event), covered))
  );
}

const next = (state: AnyMachineSnapshot, event: EventObject) =>
  transition(state.machine, state, event as never)[0] as AnyMachineSnapshot;

/** The events that the user may send, and those of invokes and delays. */
function possibleEvents(state: AnyMachineSnapshot, facts: InteractionFacts): EventObject[] {
  if (state.status !== 'active') return [];
  const candidates = ownEvents(state.machine).filter((event) =>
    doesSomething(decide(state, event)),
  );
  return [...sentEvents(state, facts, true), ...candidates].filter((event) =>
    canBeTaken(state, event),
  );
}

/** The events that a guard rejects, so that nothing happens. */
const listRejectedEvents = (state: AnyMachineSnapshot, facts: InteractionFacts): EventObject[] =>
  sentEvents(state, facts, false);

const sentEvents = (
  state: AnyMachineSnapshot,
  facts: InteractionFacts,
  isPossible: boolean,
): EventObject[] =>
  [...getChances(state, facts).values()].flatMap((chances) =>
    chances.flatMap((chance) =>
      chance.isPossible === isPossible && !chance.isUnknown ? [chance.event] : [],
    ),
  );

/** The done and error events of the test model, otherwise minimal ones; and all delays. */
function ownEvents(machine: AnyStateMachine): EventObject[] {
  const examples = (getTestModel(machine.id)?.events ?? []).filter(({ type }) => isOwn(type));
  const known = new Set(examples.map(({ type }) => type));
  const types = new Set([...transitionKeys(machine).keys()].map(({ eventType }) => eventType));
  const bare = [...types].flatMap((type) =>
    isOwn(type) && !known.has(type) ? bareEvent(type) : [],
  );
  return [...examples, ...bare];
}

/** Sent by an invoke or the clock; events that a chart raises itself need no trigger. */
const isOwn = (type: string) => /^xstate\.(?:after|(?:done|error)\.actor)\./.test(type);

const bareEvent = (type: string): EventObject =>
  type.startsWith('xstate.error.')
    ? ({ type, error: new Error('The call failed.') } as EventObject)
    : { type };

/** An action that throws on an example would stop the search. */
function canBeTaken(state: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return next(state, event).status !== 'error';
  } catch {
    return false;
  }
}
