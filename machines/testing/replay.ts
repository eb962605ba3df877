import {
  createActor,
  fromPromise,
  or,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  type InputFrom,
} from 'xstate';
import { getTransitionKeys } from './keys.ts';

/** A path through a chart, as the graph predicts it. */
export interface Path<Machine extends AnyStateMachine> {
  /** The events in order. */
  title: string;
  input: InputFrom<Machine>;
  steps: Step[];
}

export interface Step {
  event: EventObject;
  /** The state after the event; the state before it if it is rejected. */
  state: AnyMachineSnapshot;
  /** A guard rejects the event, and no other transition takes it. */
  isRejected?: boolean;
}

/** The coverage of a path through a chart: ids of states, and keys of transitions. */
export interface Touched {
  states: Set<string>;
  transitions: Set<string>;
  /** Guarded branches whose guard returned false. */
  rejections: Set<string>;
}

/** The empty coverage at the start of a path. */
export const untouched = (): Touched => ({
  states: new Set(),
  transitions: new Set(),
  rejections: new Set(),
});

/**
 * Replays a path with a real actor whose invokes never resolve and whose clock is frozen, so that
 * only the path's events move it. Returns the snapshot after each step; adds to `touched`.
 */
export function replay<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, steps }: Path<Machine>,
  touched: Touched = untouched(),
): AnyMachineSnapshot[] {
  const idle = machine.provide({ actors: silenced(machine) });
  const keys = getTransitionKeys(idle);
  for (const [branch, key] of keys) observeRejections(branch, () => touched.rejections.add(key));
  const actor = createActor(idle as AnyStateMachine, {
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
        touched.states.add(taken.source.id); // A state that is left immediately is in no snapshot.
      }
    },
  });
  // An error of a chart is in its snapshot; it must not fail the full test run.
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

/**
 * Reports each time that the branch's guard returns false. The branch must belong to a copy of the
 * machine.
 */
export function observeRejections(branch: AnyTransitionDefinition, onRejected: () => void): void {
  const { guard } = branch;
  if (guard === undefined) return;
  const countRejection = () => {
    onRejected();
    return false;
  };
  // Called only if the guard itself has returned false.
  branch.guard = or([guard as never, countRejection]);
}

const never = fromPromise(() => new Promise<never>(() => undefined));

/** A machine's actors, replaced by ones that never resolve. */
export const silenced = (machine: AnyStateMachine) =>
  Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]));
