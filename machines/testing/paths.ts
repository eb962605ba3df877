import {
  createActor,
  fromPromise,
  SimulatedClock,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** What a chart is told by its own invokes and delays, made with `done`, `failed` and `after`. */
export interface Internal {
  type: `xstate.${string}`;
  output?: unknown;
  error?: unknown;
}

/** The invoke with this id has answered. */
export const done = (id: string, output?: unknown): Internal => ({
  type: `xstate.done.actor.${id}`,
  output,
});

/** The invoke with this id has failed. */
export const failed = (id: string, error: unknown = new Error('failed')): Internal => ({
  type: `xstate.error.actor.${id}`,
  error,
});

/** A named delay of a state has passed; `stateId` such as `mini-timer.running`. */
export const after = (delay: string, stateId: string): Internal => ({
  type: `xstate.after.${delay}.${stateId}`,
});

/** What a chart is explored with. */
export interface Examples<Machine extends AnyStateMachine> {
  /** The chart is explored from each of these. */
  inputs: readonly InputFrom<Machine>[];
  /** Every event that may happen, with each payload that makes a difference. */
  events: readonly (EventFromLogic<Machine> | Internal)[];
}

/** One way through a chart, as the graph foresees it. */
export interface Path<Machine extends AnyStateMachine> {
  /** The events, one after the other. */
  title: string;
  input: InputFrom<Machine>;
  steps: { event: EventObject; state: AnyMachineSnapshot }[];
}

/** What a way through a chart has touched: ids of states, and keys of transitions. */
export interface Touched {
  states: Set<string>;
  transitions: Set<string>;
}

export interface Exploration<Machine extends AnyStateMachine> {
  /** Each adds a state or a transition to those before it. */
  paths: Path<Machine>[];
  missed: { states: string[]; transitions: string[] };
}

/** More states than this, with their context, are a mistake in the examples. */
const limit = 20_000;

/**
 * Generates the shortest path to every state (with its context), tries every event at its end, and
 * keeps the paths that touch something new. Nothing outside the chart runs.
 */
export function explore<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events }: Examples<Machine>,
): Exploration<Machine> {
  const touched: Touched = { states: new Set(), transitions: new Set() };
  const paths: Path<Machine>[] = [];
  for (const input of inputs) {
    for (const path of candidates(machine, input, events as readonly EventObject[])) {
      const { states, transitions } = touched;
      const before = states.size + transitions.size;
      replay(machine, path, touched);
      if (states.size + transitions.size > before) paths.push(path);
    }
  }
  const missed = {
    states: statesOf(machine).flatMap(({ id }) => (touched.states.has(id) ? [] : [id])),
    transitions: transitionsOf(machine).filter((key) => !touched.transitions.has(key)),
  };
  return { paths, missed };
}

function* candidates<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: readonly EventObject[],
): Generator<Path<Machine>> {
  const possible = (state: AnyMachineSnapshot) =>
    state.status === 'active' ? events.filter((event) => state.can(event)) : [];
  const shortest = getShortestPaths(machine as AnyStateMachine, { input, events: possible, limit });
  for (const { state, steps } of shortest) {
    const way = steps.filter(({ event }) => event.type !== 'xstate.init');
    yield pathOf(input, way);
    for (const event of possible(state)) {
      const [next] = transition(machine as AnyStateMachine, state, event);
      yield pathOf(input, [...way, { event, state: next }]);
    }
  }
}

const pathOf = <Machine extends AnyStateMachine>(
  input: InputFrom<Machine>,
  steps: Path<Machine>['steps'],
): Path<Machine> => ({
  title: steps.map(({ event }) => event.type.replace('xstate.', '')).join(' → ') || 'at the start',
  input,
  steps,
});

/**
 * Walks a path with a real actor whose invokes never answer and whose clock stands still, so that
 * only the path's own events move it. Answers the snapshot after each step; adds to `touched`.
 */
export function replay<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, steps }: Path<Machine>,
  touched: Touched = { states: new Set(), transitions: new Set() },
): AnyMachineSnapshot[] {
  const still = machine.provide({ actors: silenced(machine) });
  const keys = keysOf(still);
  const actor = createActor(still as AnyStateMachine, {
    input,
    clock: new SimulatedClock(),
    inspect: (seen) => {
      if (seen.type !== '@xstate.microstep' || seen.rootId !== seen.actorRef.sessionId) return;
      noteStates(seen.snapshot as AnyMachineSnapshot);
      const { _transitions: transitions } = seen;
      for (const taken of transitions) {
        const key = keys.get(taken);
        if (key === undefined) continue;
        touched.transitions.add(key);
        touched.states.add(taken.source.id); // one that is left at once is in no snapshot
      }
    },
  });
  // A chart that fails is reported by its snapshot, not to the whole test run.
  actor.subscribe({ error: () => undefined });
  actor.start();
  noteStates(actor.getSnapshot());
  return steps.map(({ event }) => {
    actor.send(event);
    return actor.getSnapshot();
  });

  function noteStates({ _nodes: nodes }: AnyMachineSnapshot): void {
    for (const { id } of nodes) touched.states.add(id);
  }
}

const never = fromPromise(() => new Promise<never>(() => undefined));

const silenced = (machine: AnyStateMachine) =>
  Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]));

/** Every state of a chart, the root included. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
}

/** Every transition of a chart, by state, event and branch. */
const transitionsOf = (machine: AnyStateMachine): string[] => [...keysOf(machine).values()];

function keysOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const keys = new Map<AnyTransitionDefinition, string>();
  for (const node of statesOf(machine)) {
    for (const branches of node.transitions.values()) note(node, branches);
    note(node, node.always ?? []);
  }
  return keys;

  function note(node: AnyStateNode, branches: readonly AnyTransitionDefinition[]): void {
    for (const [index, branch] of branches.entries()) {
      keys.set(branch, `${node.id}: ${eventOf(branch)}[${index}] → ${targetOf(branch)}`);
    }
  }
}

const eventOf = ({ eventType }: AnyTransitionDefinition) => eventType || 'always';

const targetOf = ({ target }: AnyTransitionDefinition) =>
  target?.map(({ id }) => id).join(', ') ?? 'stays';
