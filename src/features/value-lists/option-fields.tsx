import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { maxOptions } from '#machines/value-lists/value-list.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { OptionItem } from './option-item.tsx';
import { useOptions, type OptionsActor } from './use-options.ts';
import styles from './value-lists.module.css';

/** The options in their order, which is changed by dragging, or by Alt and the arrows. */
export function OptionFields({ actor }: { actor: OptionsActor }) {
  const text = useText('valueLists');
  const options = useOptions(actor);
  const labelId = useId();
  const list = useRef<HTMLOListElement>(null);
  const { rows, error, message } = options;
  const focusOn = (selector: string) =>
    list.current?.parentElement?.querySelector<HTMLElement>(selector)?.focus();
  return (
    <div data-field="options" role="group" aria-labelledby={labelId} className={styles.field}>
      <span id={labelId} className={styles.label}>
        {text('options')}
      </span>
      {rows.length === 0 ? (
        <p className={styles.note}>{text('noOptions')}</p>
      ) : (
        <p className={styles.note}>{text('orderHint')}</p>
      )}
      <ol ref={list} className={styles.rows}>
        {rows.map((row, at) => (
          <OptionItem
            key={row.id}
            options={options}
            row={row}
            at={at}
            onRemove={() => {
              flushSync(() => options.remove(row.id));
              focusOn(':scope > button, :scope > :last-child button');
            }}
          />
        ))}
      </ol>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {message}
      </p>
      <Button
        size="small"
        isDisabled={options.isLocked}
        blockedBecause={options.isFull ? text('tooMany', { count: maxOptions }) : null}
        icon={<Plus aria-hidden="true" />}
        onPress={() => {
          flushSync(() => options.add());
          focusOn('li:last-child input');
        }}
      >
        {text('addOption')}
      </Button>
    </div>
  );
}
