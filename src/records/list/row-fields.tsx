import { Plus, X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { FormValue } from '#machines/records/form-value.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useField, type FieldProps } from '../form/use-field.ts';
import styles from '../form/fields.module.css';

interface RowsProps<Form extends FormValues, Row extends FormValues> extends FieldProps<Form> {
  emptyRow: Row;
  /** Why a row cannot be removed; null if it can. */
  requiredBecause?: (row: Row) => string | null;
  /** Why no more row can be added; null if one can. */
  fullBecause?: string | null;
  /** The fields of one row, each with its own label. */
  children: (row: Row, change: (change: Partial<Row>) => void) => ReactNode;
}

/** Whether a value has the fields of a row. */
const isRow = <Row extends FormValues>(value: FormValue, like: Row): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(like).every((name) => Object.hasOwn(value, name));

/** Editable rows of a record, with buttons to add and remove. The focus moves to an added row. */
export function FormRows<Form extends FormValues, Row extends FormValues>(
  props: RowsProps<Form, Row>,
) {
  const { actor, field, label, emptyRow, requiredBecause, fullBecause, children } = props;
  const text = useText('records');
  const { value, change, isLocked, error } = useField({ actor, field, label });
  const labelId = useId();
  const list = useRef<HTMLOListElement>(null);
  const values: readonly FormValue[] = Array.isArray(value) ? value : [];
  const rows = values.filter((each) => isRow(each, emptyRow));
  const focusOn = (selector: string) =>
    list.current?.parentElement?.querySelector<HTMLElement>(selector)?.focus();
  return (
    <div data-field={field} role="group" aria-labelledby={labelId} className={styles.group}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <ol ref={list} className={styles.rows}>
        {[...rows.entries()].map(([at, row]) => (
          // The index is a safe key, because the input is stored in the form, not in the row.
          <li key={at} className={styles.row}>
            <div className={styles.cells}>
              {children(row, (changed) => change(rows.with(at, { ...row, ...changed })))}
            </div>
            <Button
              variant="quiet"
              size="small"
              isDisabled={isLocked}
              {...(requiredBecause && { blockedBecause: requiredBecause(row) })}
              icon={<X aria-hidden="true" />}
              aria-label={text('removeRow', { number: at + 1 })}
              onPress={() => {
                flushSync(() => change(rows.toSpliced(at, 1)));
                // A button that can be blocked has a wrapper.
                focusOn(':scope > button, :scope > :last-child button');
              }}
            />
          </li>
        ))}
      </ol>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button
        size="small"
        isDisabled={isLocked}
        {...(fullBecause !== undefined && { blockedBecause: fullBecause })}
        icon={<Plus aria-hidden="true" />}
        onPress={() => {
          flushSync(() => change([...rows, emptyRow]));
          focusOn('li:last-child :is(input, textarea, button)');
        }}
      >
        {text('addRow')}
      </Button>
    </div>
  );
}
