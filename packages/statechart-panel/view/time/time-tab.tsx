import type { PanelState } from '../../core/link/protocol.ts';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import { Section } from '../section.tsx';
import type { TabProps } from '../tab.ts';
import { remaining } from '../format.ts';
import { untilPastMidnight } from './midnight.ts';
import styles from './time.module.css';
import { useNow } from './use-now.ts';

/** The story's clock: its pending delays, and controls to advance it. */
export function TimeTab({ state, actor, send }: TabProps) {
  const { clock } = state;
  const now = useNow(clock);
  const canMove = clock.canBeSet && !actor.isFrozen;
  const advance = (milliseconds: number) => send({ type: 'clock.advance', milliseconds });

  return (
    <div className={controls['tab']}>
      <div className={controls['row']}>
        <p className={styles['time']}>
          <time dateTime={new Date(now).toISOString()}>{formatTime(now, clock.timeZone)}</time>
        </p>
        <span className={clock.isStopped ? controls['warn'] : controls['chip']}>
          {clock.isStopped ? 'stopped' : 'running'}
        </span>
        <button
          type="button"
          className={controls['button']}
          disabled={!canMove}
          onClick={() => send({ type: clock.isStopped ? 'clock.start' : 'clock.stop' })}
        >
          {clock.isStopped ? 'Start' : 'Stop'}
        </button>
      </div>
      {clock.timeZone !== undefined && <p className={controls['muted']}>{clock.timeZone}</p>}
      {!canMove && <p className={controls['muted']}>This story's clock can't be set.</p>}

      <Section title="Pending">
        <Waits state={state} now={now} canMove={canMove} advance={advance} />
        {clock.waits.length > 0 && (
          <div>
            <button
              type="button"
              className={controls['primary']}
              disabled={!canMove}
              onClick={() => send({ type: 'clock.jump' })}
            >
              Jump to next
            </button>
          </div>
        )}
      </Section>

      <Section title="Advance the clock">
        <div className={controls['row']}>
          {[
            ['1 second', 1000],
            ['1 minute', 60_000],
            ['1 hour', 3_600_000],
            ['Past midnight', untilPastMidnight(now, clock.timeZone)],
          ].map(([label, milliseconds]) => (
            <button
              key={label}
              type="button"
              className={controls['button']}
              disabled={!canMove}
              onClick={() => advance(Number(milliseconds))}
            >
              {label}
            </button>
          ))}
        </div>
      </Section>
    </div>
  );
}

interface WaitsProps {
  state: PanelState;
  now: number;
  canMove: boolean;
  advance: (milliseconds: number) => void;
}

function Waits({ state: { clock, actors }, now, canMove, advance }: WaitsProps) {
  if (clock.waits.length === 0) return <p className={controls['muted']}>No pending delays.</p>;
  return (
    <ol className={styles['waits']}>
      {clock.waits.map((wait) => (
        <li key={`${wait.actor} ${wait.transition} ${wait.due}`} className={controls['row']}>
          <span className={styles['delay']}>{wait.delay}</span>
          {actors.length > 1 && <span className={controls['muted']}>{wait.actor}</span>}
          <span className={cx(controls['muted'], styles['rest'])}>{remaining(wait.due - now)}</span>
          <button
            type="button"
            className={controls['quiet']}
            aria-label={`Jump to ${wait.delay}`}
            disabled={!canMove}
            onClick={() => advance(Math.max(0, wait.due - now))}
          >
            Jump
          </button>
        </li>
      ))}
    </ol>
  );
}

const formatTime = (at: number, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(at);
