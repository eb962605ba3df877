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

/** One way through a chart, as the graph foresees it. */
export interface Path<Machine extends AnyStateMachine> {
  /** The events, one after the other. */
  title: string;
  input: InputFrom<Machine>;
  steps: Step[];
}

export interface Step {
  event: EventObject;
  /** Where the event leads; where it came from, when it is refused. */
  state: AnyMachineSnapshot;
  /** A guard says no to the event, and nothing else takes it. */
  isRejected?: boolean;
}

/** What a way through a chart has touched: ids of states, and keys of transitions. */
export interface Touched {
  states: Set<string>;
  transitions: Set<string>;
  /** Guarded branches whose guard said no. */
  rejections: Set<string>;
}

/** What a walk begins with. */
export const untouched = (): Touched => ({
  states: new Set(),
  transitions: new Set(),
  rejections: new Set(),
});

/**
 * Walks a path with a real actor whose invokes never answer and whose clock stands still, so that
 * only the path's own events move it. Answers the snapshot after each step; adds to `touched`.
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

/** Tells each time that the branch's guard says no. The branch must be of a copy of the machine. */
export function observeRejections(branch: AnyTransitionDefinition, onRejected: () => void): void {
  const { guard } = branch;
  if (guard === undefined) return;
  const countRejection = () => {
    onRejected();
    return false;
  };
  // Asked only when the guard itself has said no.
  branch.guard = or([guard as never, countRejection]);
}

const never = fromPromise(() => new Promise<never>(() => undefined));

/** Actors of a machine that never answer. */
export const silenced = (machine: AnyStateMachine) =>
  Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, never]));
