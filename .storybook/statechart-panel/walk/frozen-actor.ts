import { createActor, getInitialSnapshot } from 'xstate';
import type { Actor, AnyStateMachine, ContextFrom, InputFrom, StateValue } from 'xstate';
import { currentWalk } from './current.ts';

export interface FrozenMoment<Machine extends AnyStateMachine> {
  /** The state by its path: `shown.idle`. Regions that are not named stand at their beginning. */
  state: string;
  input: InputFrom<Machine>;
  /** What differs from the context that the machine begins with. */
  context?: Partial<ContextFrom<Machine>>;
}

/**
 * An actor that stands in one state for ever: it is never started, so nothing is invoked, no time
 * passes and what is sent to it is not heard. The panel shows it as frozen. Throws when the machine
 * has no such state.
 */
export function frozenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  { state, input, context }: FrozenMoment<Machine>,
): Actor<Machine> {
  const initial = getInitialSnapshot<AnyStateMachine>(machine, input).context as object;
  const snapshot = machine.resolveState({
    value: valueOf(state),
    context: { ...initial, ...context },
  });
  const actor = createActor<AnyStateMachine>(machine, { snapshot, input }) as Actor<Machine>;
  currentWalk().freeze(machine, actor);
  return actor;
}

/** `a.b.c` as XState writes it: `{ a: { b: 'c' } }`. */
function valueOf(path: string): StateValue {
  const names = path.split('.');
  const leaf = names.pop() ?? '';
  return names.reduceRight<StateValue>((value, name) => ({ [name]: value }), leaf);
}
