import type { ChartInvoke } from '../../core/chart/chart.ts';
import { Section } from '../section.tsx';
import type { TabProps } from '../tab.ts';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { remaining } from '../format.ts';
import { useNow } from '../time/use-now.ts';
import styles from './interaction.module.css';

interface AwaitedProps extends TabProps {
  onShowResponses: (operation: string) => void;
  onActor: (id: string) => void;
}

/** The events that happen automatically: running invokes and delays. */
export function Awaited({ state, actor, view, send, onShowResponses, onActor }: AwaitedProps) {
  const now = useNow(state.clock);
  const running = state.moments[actor.id]?.running ?? [];
  const invokes = view.chart.states
    .flatMap((each) => each.invokes)
    .filter(({ id }) => running.includes(id));
  const waits = state.clock.waits.filter((wait) => wait.actor === actor.id);
  if (invokes.length + waits.length === 0) return null;
  return (
    <Section title="Automatic events">
      <ul className={styles['list']}>
        {invokes.map((invoke) => (
          <li key={invoke.id} className={controls['row']}>
            <Icon name="running" />
            <span className={styles['type']}>{invoke.id}</span>
            <span className={controls['muted']}>running</span>
            {invoke.calls.map((operation) => (
              <button
                key={operation}
                type="button"
                className={cx(controls['quiet'], styles['link'])}
                onClick={() => onShowResponses(operation)}
              >
                {invoke.calls.length > 1 ? `Select response: ${operation}` : 'Select response'}
              </button>
            ))}
            {getChildren(invoke).map(({ id }) => (
              <button
                key={id}
                type="button"
                className={cx(controls['quiet'], styles['link'])}
                onClick={() => onActor(id)}
              >
                Show chart
              </button>
            ))}
          </li>
        ))}
        {waits.map((wait) => (
          <li key={`${wait.transition} ${wait.due}`} className={controls['row']}>
            <Icon name="clock" />
            <span className={styles['type']}>after {wait.delay}</span>
            <span className={controls['muted']}>{remaining(wait.due - now)}</span>
            {state.clock.canBeSet && (
              <button
                type="button"
                className={cx(controls['quiet'], styles['link'])}
                aria-label={`Jump to ${wait.delay}`}
                onClick={() =>
                  send({ type: 'clock.advance', milliseconds: Math.max(0, wait.due - now) })
                }
              >
                Jump
              </button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );

  function getChildren(invoke: ChartInvoke) {
    if (invoke.machine === null) return [];
    return state.actors.filter((each) => each.parent === actor.id && each.chart === invoke.machine);
  }
}
