import { createActor, getInitialSnapshot } from 'xstate';
import type { Actor, AnyStateMachine, ContextFrom, InputFrom, StateValue } from 'xstate';
import { getCurrentInteraction } from './current.ts';

/** A moment of a chart that another one has invoked. */
export interface ChildSnapshot {
  state: string;
  input: unknown;
  context?: object;
}

export interface FrozenSnapshot<Machine extends AnyStateMachine> {
  /** The state by its path: `shown.idle`. Regions that are not named stand at their beginning. */
  state: string;
  input: InputFrom<Machine>;
  /** What differs from the context that the machine begins with. */
  context?: Partial<ContextFrom<Machine>>;
  /** The charts that it has invoked, by their names among its actors, which are their ids, too. */
  children?: Record<string, ChildSnapshot>;
}

/**
 * An actor that stands in one state for ever: it is never started, so nothing is invoked, no time
 * passes and what is sent to it is not heard. The panel shows it as frozen. Throws when the machine
 * has no such state.
 */
export function frozenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  { children = {}, ...frozen }: FrozenSnapshot<Machine>,
): Actor<Machine> {
  const { input } = frozen;
  const snapshot = {
    ...buildSnapshot(machine, frozen),
    children: Object.fromEntries(
      Object.entries(children).map(([src, child]) => {
        const logic = machine.implementations.actors[src] as AnyStateMachine;
        return [src, { src, snapshot: buildSnapshot(logic, child) }];
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

/** `a.b.c` as XState writes it: `{ a: { b: 'c' } }`. */
function valueOf(path: string): StateValue {
  const names = path.split('.');
  const leaf = names.pop() ?? '';
  return names.reduceRight<StateValue>((value, name) => ({ [name]: value }), leaf);
}
