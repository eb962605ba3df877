import { createActor, getInitialSnapshot } from 'xstate';
import type {
  Actor,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  InputFrom,
  StateValue,
} from 'xstate';
import { getCurrentInteraction } from '../steps/current.ts';

/** A fixed state of an invoked chart. */
export interface ChildSnapshot {
  state: string;
  input: unknown;
  context?: object;
  /** The charts that it has invoked or spawned itself. */
  children?: FrozenChildren;
}

/** Invoked charts, by their names among the actors, which are also their ids. */
export type FrozenChildren = Readonly<
  Record<
    string,
    ChildSnapshot & { /** The name of its logic, if it is not its id. */ src?: string }
  >
>;

export interface FrozenSnapshot<Machine extends AnyStateMachine> {
  /** The state by its path: `shown.idle`. Regions that are not named are in their initial state. */
  state: string;
  input: InputFrom<Machine>;
  /** Differences from the machine's initial context. */
  context?: Partial<ContextFrom<Machine>>;
  children?: FrozenChildren;
}

/**
 * An actor fixed in one state: it is never started, so no invoke runs, no delay passes and events
 * are ignored. The panel shows it as frozen. Throws when the machine has no such state.
 */
export function frozenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  frozen: FrozenSnapshot<Machine>,
): Actor<Machine> {
  const { input } = frozen;
  const snapshot = buildSnapshot(machine, frozen);
  const actor = createActor<AnyStateMachine>(machine, { snapshot, input }) as Actor<Machine>;
  getCurrentInteraction().freeze(machine, actor);
  return actor;
}

function buildSnapshot(machine: AnyStateMachine, frozen: ChildSnapshot): AnyMachineSnapshot {
  const { state, input, context, children = {} } = frozen;
  const initial = getInitialSnapshot<AnyStateMachine>(machine, input).context as object;
  const snapshot = machine.resolveState({
    value: valueOf(state),
    context: { ...initial, ...context },
  });
  const inner = Object.entries(children).map(([id, { src = id, ...child }]) => {
    const logic = machine.implementations.actors[src] as AnyStateMachine;
    return [id, { src, snapshot: buildSnapshot(logic, child) }];
  });
  return { ...snapshot, children: Object.fromEntries(inner) } as AnyMachineSnapshot;
}

/** `a.b.c` as an XState state value: `{ a: { b: 'c' } }`. */
function valueOf(path: string): StateValue {
  const names = path.split('.');
  const leaf = names.pop() ?? '';
  return names.reduceRight<StateValue>((value, name) => ({ [name]: value }), leaf);
}
