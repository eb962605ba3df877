import type { ChartState } from '../../core/chart/chart.ts';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import type { Entries } from './entries.ts';
import { MarkLabel } from './mark-label.tsx';
import styles from './outline.module.css';
import { TransitionTable } from './transition-table.tsx';

interface StateEntryProps {
  state: ChartState;
  entries: Entries;
}

/** A state, its transitions, and its children. */
export function StateEntry({ state, entries }: StateEntryProps) {
  const transitions = entries.getTransitions(state);
  const children = entries.getChildren(state);
  return (
    <li
      className={styles['state']}
      data-active={entries.isActive(state.id) || undefined}
      aria-current={entries.isActive(state.id) || undefined}
    >
      <Head state={state} entries={entries} />
      {state.parent !== null && state.description !== '' && (
        <p className={controls['muted']}>{state.description}</p>
      )}
      <Acts state={state} />
      {transitions.length > 0 && (
        <TransitionTable state={state} transitions={transitions} entries={entries} />
      )}
      {children.length > 0 && (
        <ul className={styles['states']} aria-label={`States within ${state.name}`}>
          {children.map((child) => (
            <StateEntry key={child.id} state={child} entries={entries} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Head({ state, entries }: StateEntryProps) {
  const { id, name, kind, history, tags } = state;
  const mark = kind === 'history' ? null : entries.stateMark(id);
  const { onSelect } = entries;
  return (
    <div className={styles['head']}>
      {onSelect ? (
        <button
          type="button"
          className={cx(controls['quiet'], styles['name'])}
          aria-pressed={entries.isSelected(id)}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      ) : (
        <strong>{name}</strong>
      )}
      {entries.isActive(id) && <span className={controls['active']}>active</span>}
      {kind !== 'atomic' && (
        <span className={controls['muted']}>{history === 'deep' ? 'deep history' : kind}</span>
      )}
      {tags.map((tag) => (
        <span key={tag} className={controls['chip']}>
          {tag}
        </span>
      ))}
      {mark && <MarkLabel mark={mark} />}
    </div>
  );
}

function Acts({ state: { invokes, entry, exit } }: { state: ChartState }) {
  const acts = [
    ...invokes.map(({ id }) => `invokes ${id}`),
    ...entry.map((action) => `entry: ${action}`),
    ...exit.map((action) => `exit: ${action}`),
  ];
  return acts.length > 0 && <p className={controls['muted']}>{acts.join(' · ')}</p>;
}
