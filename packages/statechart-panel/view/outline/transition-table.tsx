import type { ChartState, ChartTransition } from '../../core/chart/chart.ts';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import { getLabel } from '../transition-status.ts';
import type { Entries } from './entries.ts';
import { MarkLabel } from './mark-label.tsx';
import styles from './outline.module.css';

interface TransitionTableProps {
  state: ChartState;
  transitions: ChartTransition[];
  entries: Entries;
}

/** The transitions that leave a state. */
export function TransitionTable({ state, transitions, entries }: TransitionTableProps) {
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']} aria-label={`Transitions of ${state.name}`}>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Guard</th>
            <th scope="col">Target</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {transitions.map((transition) => (
            <Row key={transition.key} transition={transition} entries={entries} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ transition, entries }: { transition: ChartTransition; entries: Entries }) {
  const { key, label, guard, targets } = transition;
  const { is, why } = entries.getTransitionStatus(key);
  const mark = entries.transitionMark(key);
  return (
    <tr data-is={is} data-selected={entries.isSelected(key) || undefined}>
      <th scope="row">{label}</th>
      <td>{guard}</td>
      <td>{targets.length === 0 ? 'stays' : targets.map(entries.getPath).join(', ')}</td>
      <td>
        <span className={styles['now']}>
          {is === 'possible' ? <Take transition={transition} entries={entries} /> : why}
          {mark && <MarkLabel mark={mark} />}
        </span>
      </td>
    </tr>
  );
}

function Take({ transition, entries }: { transition: ChartTransition; entries: Entries }) {
  const { onTake } = entries;
  if (!onTake) return 'available';
  return (
    <button
      type="button"
      className={cx(controls['button'], styles['take'])}
      aria-label={`Take ${getLabel(transition)}`}
      onClick={() => onTake(transition.key)}
    >
      Take
    </button>
  );
}
