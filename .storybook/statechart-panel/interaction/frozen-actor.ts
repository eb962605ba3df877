import { createActor, getInitialSnapshot } from 'xstate';
import type { Actor, AnyStateMachine, ContextFrom, InputFrom, StateValue } from 'xstate';
import { getCurrentInteraction } from './current.ts';

/** A fixed state of an invoked chart. */
export interface ChildSnapshot {
  state: string;
  input: unknown;
  context?: object;
}

export interface FrozenSnapshot<Machine extends AnyStateMachine> {
  /** The state by its path: `shown.idle`. Regions that are not named are in their initial state. */
  state: string;
  input: InputFrom<Machine>;
  /** Differences from the machine's initial context. */
  context?: Partial<ContextFrom<Machine>>;
  /** The invoked charts, by their names among its actors, which are also their ids. */
  children?: Record<
    string,
    ChildSnapshot & { /** The name of its logic, if it is not its id. */ src?: string }
  >;
}

/**
 * An actor fixed in one state: it is never started, so no invoke runs, no delay passes and events
 * are ignored. The panel shows it as frozen. Throws when the machine has no such state.
 */
export function frozenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  { children = {}, ...frozen }: FrozenSnapshot<Machine>,
): Actor<Machine> {
  const { input } = frozen;
  const snapshot = {
    ...buildSnapshot(machine, frozen),
    children: Object.fromEntries(
      Object.entries(children).map(([id, { src = id, ...child }]) => {
        const logic = machine.implementations.actors[src] as AnyStateMachine;
        return [id, { src, snapshot: buildSnapshot(logic, child) }];
      }),
    ),
  };
  const actor = createActor<AnyStateMachine>(machine, { snapshot, input }) as Actor<Machine>;
  getCurrentInteraction().freeze(machine, actor);
  return actor;
}

function buildSnapshot(machine: AnyStateMachine, { state, input, context }: ChildSnapshot) {
  const initial = getInitialSnapshot<AnyStateMachine>(machine, input).context as object;
  return machine.resolveState({ value: valueOf(state), context: { ...initial, ...context } });
}

/** `a.b.c` as an XState state value: `{ a: { b: 'c' } }`. */
function valueOf(path: string): StateValue {
  const names = path.split('.');
  const leaf = names.pop() ?? '';
  return names.reduceRight<StateValue>((value, name) => ({ [name]: value }), leaf);
}
