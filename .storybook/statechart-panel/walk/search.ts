import {
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { getTestModel } from './configuration.ts';
import { decide, doesSomething } from './deciding.ts';
import { getChances } from './offers.ts';
import { noFacts, type InteractionFacts } from './known.ts';
import { activeNodes } from './places.ts';
import { plainContext } from './plain.ts';
import { keysFor, transitionKeys } from './reading.ts';
import type { Tallied } from './tally.ts';

/** So many moments are looked at, the nearest first. */
const limit = 3000;

export interface PlannedStep {
  event: EventObject;
  /** Where it is to lead. */
  state: AnyMachineSnapshot;
}

/** Whether an event, in a state, leads to what is looked for. */
type Goal = (state: AnyMachineSnapshot, event: EventObject) => boolean;

/** The shortest way to something that was not walked; null when there is none near enough. */
export const wayToNew = (
  from: AnyMachineSnapshot,
  covered: Tallied,
  facts: InteractionFacts = noFacts,
): PlannedStep[] | null => wayTo(from, facts, (state, event) => isNew(state, event, covered));

/** The shortest way into a state that invokes one of these, by their ids. */
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
  // The graph asks for the events of the nearest states first: with the first that leads to the
  // goal, the search is over.
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

/** What tells two moments apart: the state and the context. */
function toSearchText(state: AnyMachineSnapshot): string {
  const context = state.context as object;
  const text = texts.get(context) ?? JSON.stringify(plainContext(state));
  texts.set(context, text);
  return `${JSON.stringify(state.value)} ${text}`;
}

const hasNewState = ({ _nodes: nodes }: AnyMachineSnapshot, { states }: Tallied): boolean =>
  nodes.some(({ id }) => !states.has(id));

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

/** What a person may send, and what the chart may be told by its invokes and delays. */
function possibleEvents(state: AnyMachineSnapshot, facts: InteractionFacts): EventObject[] {
  if (state.status !== 'active') return [];
  const candidates = ownEvents(state.machine).filter((event) =>
    doesSomething(decide(state, event)),
  );
  return [...sentEvents(state, facts, true), ...candidates].filter((event) =>
    canBeTaken(state, event),
  );
}

/** What a guard says no to, so that nothing happens. */
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

/** Answers and failures as the guide has them, without it bare ones; and all delays. */
function ownEvents(machine: AnyStateMachine): EventObject[] {
  const examples = (getTestModel(machine.id)?.events ?? []).filter(({ type }) => isOwn(type));
  const known = new Set(examples.map(({ type }) => type));
  const types = new Set([...transitionKeys(machine).keys()].map(({ eventType }) => eventType));
  const bare = [...types].flatMap((type) =>
    isOwn(type) && !known.has(type) ? bareEvent(type) : [],
  );
  return [...examples, ...bare];
}

/** Told by an invoke or by the clock; what a chart raises by itself need not be brought about. */
const isOwn = (type: string) => /^xstate\.(?:after|(?:done|error)\.actor)\./.test(type);

const bareEvent = (type: string): EventObject =>
  type.startsWith('xstate.error.')
    ? ({ type, error: new Error('The call has failed.') } as EventObject)
    : { type };

/** An action that does not understand an example would stop the search. */
function canBeTaken(state: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return next(state, event).status !== 'error';
  } catch {
    return false;
  }
}
