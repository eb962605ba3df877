import { useId, useState } from 'react';
import type { ResponseChoice, Command, Pick } from '../../core/link/protocol.ts';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import styles from './responses.module.css';

interface OperationResponsesProps {
  operation: string;
  choices: readonly ResponseChoice[];
  /** The active selection. */
  override: Pick | undefined;
  /** Whether the call is pending. */
  isRunning: boolean;
  isDisabled: boolean;
  contract: string | undefined;
  send: (command: Command) => void;
}

const kinds = [
  ['success', 'Success'],
  ['error', 'Errors'],
  ['network', 'Network'],
] as const;

/** One call: its possible responses as radio buttons, for the next call or for all. */
export function OperationResponses(props: OperationResponsesProps) {
  const { operation, choices, override, isRunning, isDisabled, contract, send } = props;
  const [isSelectedForAll, setIsSelectedForAll] = useState(false);
  const isPersistent = override?.isPersistent ?? isSelectedForAll;
  const name = useId();

  const selectResponse = (choice: string | null, isForAll = isPersistent) =>
    send({ type: 'override', operation, choice, isPersistent: isForAll });

  const option = (id: string | null, label: string, status: number | null) => (
    <label key={id ?? ''} className={styles['choice']}>
      <input
        type="radio"
        name={name}
        checked={(override?.choice ?? null) === id}
        disabled={isDisabled}
        onChange={() => selectResponse(id)}
      />
      {status !== null && <span className={cx(controls['code'], getTone(status))}>{status}</span>}
      <span>{withoutStatus(label, status)}</span>
    </label>
  );

  const scope = (
    <label className={styles['scope']}>
      <span className={controls['hidden']}>Apply to</span>
      <select
        className={controls['field']}
        disabled={isDisabled}
        value={isPersistent ? 'all' : 'next'}
        onChange={({ currentTarget }) => {
          const isForAll = currentTarget.value === 'all';
          setIsSelectedForAll(isForAll);
          if (override) selectResponse(override.choice, isForAll);
        }}
      >
        <option value="next">Next call</option>
        <option value="all">All further calls</option>
      </select>
    </label>
  );

  return (
    <fieldset className={styles['operation']} data-operation={operation}>
      <legend className={styles['legend']}>
        <span className={styles['name']}>{operation}</span>
        {isRunning && <span className={controls['active']}>pending</span>}
        {override && (
          <span className={controls['warn']}>
            {override.isPersistent ? 'all calls' : 'next call'}: {override.choice}
          </span>
        )}
      </legend>
      {contract !== undefined && (
        <a
          className={styles['contract']}
          href={contract}
          target="_blank"
          rel="noreferrer"
          aria-label={`Contract of ${operation}`}
        >
          Contract ↗
        </a>
      )}
      <div className={styles['kind']}>
        <span className={styles['kindName']}>Server</span>
        <div className={styles['choices']}>
          {option(null, 'Default response', null)}
          {scope}
        </div>
      </div>
      {kinds.map(([kind, title]) => {
        const some = choices.filter((each) => each.kind === kind);
        if (some.length === 0) return null;
        return (
          <div key={kind} className={styles['kind']} role="group" aria-label={title}>
            <span className={styles['kindName']} aria-hidden="true">
              {title}
            </span>
            <div className={styles['choices']}>
              {some.map(({ id, label, status }) =>
                option(id, label, kind === 'network' ? null : status),
              )}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

const getTone = (status: number) =>
  status < 400 ? styles['success'] : status < 500 ? styles['error'] : styles['failure'];

/** The status is shown next to the label, so the label need not repeat it. */
const withoutStatus = (label: string, status: number | null) =>
  status !== null && label.startsWith(`${status}`)
    ? label.slice(String(status).length).replace(/^[\s:·–-]+/, '')
    : label;
