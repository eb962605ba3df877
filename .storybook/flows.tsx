import { useSelector } from '@xstate/react';
import { createActor, getInitialSnapshot } from 'xstate';
import type {
  Actor,
  AnyActorRef,
  AnyStateMachine,
  AnyStateNode,
  ContextFrom,
  InputFrom,
  StateValue,
} from 'xstate';
import styles from './flows.module.css';

interface Moment<Machine extends AnyStateMachine> {
  /** The state by its path: `shown.idle`. Regions that are not named stand at their beginning. */
  state: string;
  input: InputFrom<Machine>;
  /** What differs from the context that the machine begins with. */
  context?: Partial<ContextFrom<Machine>>;
}

/**
 * An actor that stands in one state for ever: it is never started, so nothing is invoked, no time
 * passes and what is sent to it is not heard. Throws when the machine has no such state.
 */
export function frozen<Machine extends AnyStateMachine>(
  machine: Machine,
  { state, input, context }: Moment<Machine>,
): Actor<Machine> {
  const initial = getInitialSnapshot<AnyStateMachine>(machine, input).context as object;
  const snapshot = machine.resolveState({
    value: valueOf(state),
    context: { ...initial, ...context },
  });
  return createActor<AnyStateMachine>(machine, { snapshot, input }) as Actor<Machine>;
}

/** `a.b.c` as XState writes it: `{ a: { b: 'c' } }`. */
function valueOf(path: string): StateValue {
  const names = path.split('.');
  const leaf = names.pop() ?? '';
  return names.reduceRight<StateValue>((value, name) => ({ [name]: value }), leaf);
}

/** The paths of the innermost states that a value names. */
function pathsOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : pathsOf(inner).map((path) => `${name}.${path}`),
  );
}

interface StateCardProps {
  machine: AnyStateMachine;
  actor: AnyActorRef;
  /** Names only this state, where several are active side by side. */
  state?: string;
}

/** Stands in for a state without a screen of its own: its name, and what it says of itself. */
export function StateCard({ machine, actor, state }: StateCardProps) {
  const value: StateValue = useSelector(actor, (snapshot: { value: StateValue }) => snapshot.value);
  const paths = state === undefined ? pathsOf(value) : [state];
  return (
    <section className={styles.card}>
      <p className={styles.flow}>{machine.id}</p>
      {paths.map((path) => (
        <div key={path}>
          <h2 className={styles.state}>{path}</h2>
          <p className={styles.description}>{nodeAt(machine, path)?.description}</p>
        </div>
      ))}
    </section>
  );
}

const nodeAt = (machine: AnyStateMachine, path: string) =>
  path
    .split('.')
    .reduce<AnyStateNode | undefined>((node, name) => node?.states[name], machine.root);
