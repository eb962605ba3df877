import { useEffect, useId, useRef } from 'react';
import type { PlainEvent } from '../../core/link/protocol.ts';
import controls from '../controls.module.css';
import { cx } from '../cx.ts';
import { numbered } from '../numbered.ts';
import { inShort, getPayload } from '../format.ts';
import { findExample, type Draft } from './forms.ts';
import { getFields, type PayloadField } from './payload.ts';
import styles from './interaction.module.css';

interface PayloadFormProps {
  examples: readonly PlainEvent[];
  draft: Draft;
  /** Increases with each external request to open the form: its first field is then focused. */
  requested: number;
  onChange: (change: Partial<Draft>) => void;
  onSend: () => void;
}

/** The fields of an event, prefilled with a valid example. */
export function PayloadForm({ examples, draft, requested, onChange, onSend }: PayloadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const example = findExample(examples, draft);
  const invalidFields = Object.keys(draft.errors).join(' ');

  useEffect(() => {
    if (requested > 0) form.current?.querySelector<HTMLElement>('[data-field]')?.focus();
  }, [requested]);
  useEffect(() => {
    if (invalidFields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [invalidFields]);

  if (!example) return null;
  return (
    <form
      ref={form}
      className={styles['form']}
      aria-label={`Payload of ${example.type}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {examples.length > 1 && (
        <label className={styles['field']}>
          <span>Example</span>
          <select
            className={controls['field']}
            value={examples.indexOf(example)}
            onChange={({ currentTarget }) =>
              onChange({ example: Number(currentTarget.value), edits: {}, errors: {} })
            }
          >
            {numbered(examples).map(({ key, item }) => (
              <option key={key} value={key}>
                {inShort(getPayload(item), 70)}
              </option>
            ))}
          </select>
        </label>
      )}
      {getFields(example).map((field) => (
        <Field
          key={field.name}
          field={field}
          value={draft.edits[field.name] ?? field.value}
          error={draft.errors[field.name]}
          onChange={(value) => {
            const { [field.name]: _, ...errors } = draft.errors;
            onChange({ edits: { ...draft.edits, [field.name]: value }, errors });
          }}
        />
      ))}
      <div className={controls['row']}>
        <button type="submit" className={controls['primary']}>
          Send
        </button>
        {Object.keys(draft.edits).length > 0 && (
          <button
            type="button"
            className={controls['quiet']}
            onClick={() => onChange({ edits: {}, errors: {} })}
          >
            Reset to example
          </button>
        )}
      </div>
    </form>
  );
}

interface FieldProps {
  field: PayloadField;
  value: string | boolean;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
}

function Field({ field: { name, kind }, value, error, onChange }: FieldProps) {
  const id = useId();
  const shared = {
    id,
    'data-field': name,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  const text = String(value);
  const isLong = kind === 'json' || text.includes('\n') || text.length > 60;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {name}
        {kind === 'json' && <span className={controls['muted']}> (JSON)</span>}
      </label>
      {kind === 'flag' ? (
        <input
          {...shared}
          type="checkbox"
          className={styles['flag']}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      ) : isLong ? (
        <textarea
          {...shared}
          className={cx(controls['field'], controls['code'])}
          rows={Math.min(8, text.split('\n').length)}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <input
          {...shared}
          className={controls['field']}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={cx(controls['error'], styles['error'])}>
          {error}
        </p>
      )}
    </div>
  );
}
