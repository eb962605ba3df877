import { useId } from 'react';
import type { Chart } from '../../core/chart/chart.ts';
import type { Change, Command, Exchange, Step } from '../../core/link/protocol.ts';
import { formatTime } from '../../core/share/date-time.ts';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import { JsonText } from '../json-text.tsx';
import { numbered } from '../numbered.ts';
import { duration, hasPayload, inShort, getPayload } from '../format.ts';
import styles from './steps.module.css';

interface StepDetailsProps {
  step: Step;
  number: number;
  chart: Chart | null;
  timeZone: string | undefined;
  /** Whether the chart ignored the event. */
  isIgnored: boolean;
  send: (command: Command) => void;
}

const origins = {
  start: 'when the actor started',
  screen: 'from the screen',
  panel: 'from this panel',
  chart: 'automatic',
} as const;

/** The data, requests and changes of a step, and the user's note on it. */
export function StepDetails(props: StepDetailsProps) {
  const { step, number, chart, timeZone, isIgnored, send } = props;
  const guards = step.rejected.map(
    (key) => chart?.transitions.find((each) => each.key === key)?.guard ?? key,
  );
  return (
    <div className={styles['details']}>
      <p className={controls['muted']}>
        {formatTime(step.at, timeZone)}, {origins[step.origin]}
        {isIgnored && ', no transition taken'}
      </p>
      {guards.length > 0 && (
        <p>
          {isIgnored ? 'Rejected by' : 'Guards that returned false:'}{' '}
          <span className={controls['code']}>{guards.join(', ')}</span>
        </p>
      )}
      {hasPayload(step.event) && <JsonText label="Payload" value={getPayload(step.event)} />}
      {numbered(step.exchanges).map(({ key, item }) => (
        <ExchangeDetails key={key} exchange={item} />
      ))}
      {step.changes.length > 0 && <Changes changes={step.changes} />}
      <Note step={step} number={number} send={send} />
    </div>
  );
}

function ExchangeDetails({ exchange }: { exchange: Exchange }) {
  const { method, address, status, choice, request, response } = exchange;
  return (
    <details>
      <summary className={styles['exchange']}>
        <span className={controls['code']}>
          {method} {address}
        </span>
        <span className={status !== null && status < 400 ? controls['good'] : controls['bad']}>
          {status ?? 'no response'}
        </span>
        <span className={controls['muted']}>{duration(exchange.duration)}</span>
        {choice !== null && <span className={controls['active']}>selected</span>}
      </summary>
      {request !== null && (
        <>
          <p className={controls['heading']}>Request</p>
          <JsonText label={`Request of ${exchange.operation}`} value={request} />
        </>
      )}
      <p className={controls['heading']}>Response</p>
      <JsonText label={`Response to ${exchange.operation}`} value={response} />
    </details>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <table className={styles['changes']}>
      <caption className={controls['hidden']}>Context changes</caption>
      <thead>
        <tr>
          <th scope="col">Context</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row" className={controls['code']}>
              {path}
            </th>
            <td className={controls['code']}>{inShort(before, 80)}</td>
            <td className={controls['code']}>{inShort(after, 80)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Saved on blur or when Enter is pressed. */
function Note({ step, number, send }: Pick<StepDetailsProps, 'step' | 'number' | 'send'>) {
  const id = useId();
  const saveNote = (note: string) => {
    if (note !== step.note)
      send({ type: 'mark', step: step.id, note, assessment: step.assessment });
  };
  return (
    <div className={styles['noteField']}>
      <label htmlFor={id}>Note on step {number}</label>
      <input
        key={step.note}
        id={id}
        className={cx(controls['field'], controls['grow'])}
        defaultValue={step.note}
        autoComplete="off"
        onBlur={({ currentTarget }) => saveNote(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') saveNote(currentTarget.value);
        }}
      />
    </div>
  );
}
