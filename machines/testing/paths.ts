import {
  getNextTransitions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { getTransitionKeys, getStates } from './keys.ts';
import { replay, untouched, type Path, type Step, type Touched } from './replay.ts';
import { createTrials } from './trial.ts';

/** An event from a chart's own invokes and delays, made with `done`, `failed` and `after`. */
export interface Internal {
  type: `xstate.${string}`;
  output?: unknown;
  error?: unknown;
}

/** The invoke with this id is done. */
export const done = (id: string, output?: unknown): Internal => ({
  type: `xstate.done.actor.${id}`,
  output,
});

/** The invoke with this id has failed. */
export const failed = (id: string, error: unknown = new Error('failed')): Internal => ({
  type: `xstate.error.actor.${id}`,
  error,
});

/** A named delay of a state has passed; `stateId` e.g. `mini-timer.running`. */
export const after = (delay: string, stateId: string): Internal => ({
  type: `xstate.after.${delay}.${stateId}`,
});

/** The input and event examples from which a chart is explored. */
export interface Examples<Machine extends AnyStateMachine> {
  /** The chart is explored from each of these. */
  inputs: readonly InputFrom<Machine>[];
  /** Every possible event, with each payload that makes a difference. */
  events: readonly (EventFromLogic<Machine> | Internal)[];
}

export interface Exploration<Machine extends AnyStateMachine> {
  /** Each adds a state, a transition or a rejection to those before it. */
  paths: Path<Machine>[];
  missed: { states: string[]; transitions: string[]; rejections: string[] };
}

/**
 * More states than this, with their context, indicate an error in the examples; a list with all of
 * its parts has half of them.
 */
const limit = 120_000;

/**
 * Generates the shortest path to every state (with its context), tries every event at its end, and
 * returns the paths that cover something new. Events that a guard rejects are tried as well: the
 * rejection is also a rule of the chart. Nothing outside the chart runs.
 */
export function explore<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events }: Examples<Machine>,
): Exploration<Machine> {
  const touched = untouched();
  const paths: Path<Machine>[] = [];
  for (const input of inputs) {
    for (const { steps, promises } of candidates(
      machine,
      input,
      events as readonly EventObject[],
    )) {
      if (promises && isTouched(promises, touched)) continue;
      const path = { title: steps.map(getTitle).join(' → ') || 'at the start', input, steps };
      const before = getSize(touched);
      replay(machine, path, touched);
      if (getSize(touched) > before) paths.push(path);
    }
  }
  return { paths, missed: missedBy(touched, machine) };
}

const getSize = ({ states, transitions, rejections }: Touched) =>
  states.size + transitions.size + rejections.size;

function missedBy(
  touched: Touched,
  machine: AnyStateMachine,
): Exploration<AnyStateMachine>['missed'] {
  const branches = [...getTransitionKeys(machine)];
  return {
    states: getStates(machine).flatMap(({ id }) => (touched.states.has(id) ? [] : [id])),
    transitions: branches.flatMap(([, key]) => (touched.transitions.has(key) ? [] : [key])),
    rejections: branches.flatMap(([{ guard }, key]) =>
      guard === undefined || touched.rejections.has(key) ? [] : [key],
    ),
  };
}

/** A path through a chart, with the expected coverage of its last step; none for the start. */
interface Candidate {
  steps: Step[];
  promises: Touched | null;
}

function* candidates<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: readonly EventObject[],
): Generator<Candidate> {
  const { copy, attempt } = createTrials(machine);
  const possible = (state: AnyMachineSnapshot) =>
    state.status === 'active' ? events.filter((event) => state.can(event)) : [];
  const shortest = getShortestPaths(copy, { input, events: possible, limit });
  for (const { state, steps } of shortest) {
    const way = steps.filter(({ event }) => event.type !== 'xstate.init');
    const [from, last] = [steps.at(-2), way.at(-1)];
    const promises = from && last ? attempt(from.state, last.event).touched : null;
    yield { steps: way, promises };
    for (const event of possible(state)) {
      const { next, touched } = attempt(state, event);
      yield { steps: [...way, { event, state: next }], promises: touched };
    }
    for (const event of listRejected(state, events)) {
      const { touched } = attempt(state, event);
      yield { steps: [...way, { event, state, isRejected: true }], promises: touched };
    }
  }
}

const isTouched = (one: Touched, all: Touched): boolean =>
  one.states.isSubsetOf(all.states) &&
  one.transitions.isSubsetOf(all.transitions) &&
  one.rejections.isSubsetOf(all.rejections);

/** The events that only a guard blocks. */
function listRejected(state: AnyMachineSnapshot, events: readonly EventObject[]): EventObject[] {
  if (state.status !== 'active') return [];
  const guarded = new Set(
    getNextTransitions(state).flatMap(({ guard, eventType }) => (guard ? [eventType] : [])),
  );
  return events.filter((event) => guarded.has(event.type) && !state.can(event));
}

const getTitle = ({ event, isRejected = false }: Step) =>
  `${event.type.replace('xstate.', '')}${isRejected ? ' (rejected)' : ''}`;
