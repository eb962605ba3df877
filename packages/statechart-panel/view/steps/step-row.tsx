import { memo, useState, type KeyboardEvent } from 'react';
import type { Chart } from '../../core/chart/chart.ts';
import type { Command, Step } from '../../core/link/protocol.ts';
import { isRejected } from '../../core/share/rejected.ts';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { numbered } from '../numbered.ts';
import { getPath } from '../format.ts';
import type { Row } from './line.ts';
import { StepDetails } from './step-details.tsx';
import styles from './steps.module.css';

interface StepRowProps {
  step: Step;
  number: number;
  phase: Row['phase'];
  chart: Chart | null;
  /** IANA name of the zone in which times are shown. */
  timeZone: string | undefined;
  /** Whether the actor is named: only when there are multiple. */
  isNamed: boolean;
  /** Whether its buttons are in the tab order. */
  isReachable: boolean;
  onFocus: (step: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  send: (command: Command) => void;
}

/** A step: a click goes back to it; it can be assessed, and expanded for details. */
export const StepRow = memo(function StepRow(props: StepRowProps) {
  const { step, number, phase, chart, timeZone, isNamed, isReachable, onFocus, onKeyDown, send } =
    props;
  const [isOpen, setIsOpen] = useState(false);
  const shared = {
    tabIndex: isReachable ? 0 : -1,
    onFocus: () => onFocus(step.id),
    onKeyDown,
  } as const;
  const isIgnored = isRejected(step, chart);
  const paths = (ids: readonly string[]) =>
    ids.map((id) => (chart ? getPath(chart, id) : id)).join(', ');
  const from = paths(step.from);
  const to = paths(step.to);

  const assess = (assessment: 'passed' | 'failed') => (
    <button
      type="button"
      {...shared}
      className={cx(controls['quiet'], controls['icon'], styles[assessment])}
      aria-pressed={step.assessment === assessment}
      aria-label={`Step ${number} ${assessment}`}
      title={assessment === 'passed' ? 'Passed' : 'Failed'}
      onClick={() =>
        send({
          type: 'mark',
          step: step.id,
          note: step.note,
          assessment: step.assessment === assessment ? null : assessment,
        })
      }
    >
      <Icon name={assessment === 'passed' ? 'check' : 'cross'} />
    </button>
  );

  return (
    <li className={styles['step']} data-step={step.id} data-phase={phase}>
      <div className={styles['row']}>
        <button
          type="button"
          {...shared}
          data-go=""
          className={styles['go']}
          aria-current={phase === 'present' ? 'step' : undefined}
          onClick={() => send({ type: 'travel', step: step.id })}
        >
          <span className={styles['number']}>{number}</span>
          <span className={styles['event']}>{getLabel(step)}</span>
          {isNamed && <span className={controls['chip']}>{step.actor}</span>}
          <span className={styles['way']}>
            {from === to ? (isIgnored ? `${to}, ignored` : `stays in ${to}`) : `${from} → ${to}`}
          </span>
          <Signs step={step} isIgnored={isIgnored} />
        </button>
        {assess('passed')}
        {assess('failed')}
        <button
          type="button"
          {...shared}
          className={cx(controls['quiet'], controls['icon'])}
          aria-expanded={isOpen}
          aria-label={`Details of step ${number}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </div>
      {step.note !== '' && !isOpen && <p className={styles['note']}>{step.note}</p>}
      {isOpen && <StepDetails {...{ step, number, chart, timeZone, isIgnored, send }} />}
    </li>
  );
});

interface SignsProps {
  step: Step;
  isIgnored: boolean;
}

/** A summary: responses of the server, and whether guards rejected the event. */
function Signs({ step: { exchanges, rejected }, isIgnored }: SignsProps) {
  return (
    <>
      {numbered(exchanges).map(({ key, item: { status, operation, choice } }) => (
        <span
          key={key}
          className={status !== null && status < 400 ? controls['good'] : controls['bad']}
          title={choice === null ? operation : `${operation}, selected`}
        >
          {status ?? 'no response'}
        </span>
      ))}
      {isIgnored && rejected.length > 0 && <span className={controls['warn']}>rejected</span>}
    </>
  );
}

/** The display name of the event. */
function getLabel({ event, origin }: Step): string {
  if (origin === 'start') return 'start';
  return event.type
    .replace(/^xstate\.after\.(.+?)\..*$/, 'after $1')
    .replace(/^xstate\.done\.(?:actor|state)\./, 'done: ')
    .replace(/^xstate\.error\.actor\./, 'failed: ');
}
