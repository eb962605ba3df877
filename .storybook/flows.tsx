import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import styles from './flows.module.css';

/** The paths of the innermost active states in a state value. */
function getStatePaths(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : getStatePaths(inner).map((path) => `${name}.${path}`),
  );
}

interface StateCardProps {
  machine: AnyStateMachine;
  actor: AnyActorRef;
  /** Shows only this state if several parallel states are active. */
  state?: string;
}

/** Placeholder for a state without a screen: its name and its description. */
export function StateCard({ machine, actor, state }: StateCardProps) {
  const value: StateValue = useSelector(actor, (snapshot: { value: StateValue }) => snapshot.value);
  const paths = state === undefined ? getStatePaths(value) : [state];
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
