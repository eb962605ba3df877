import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#machines/reviews/forms/form-row.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './review-forms.module.css';

interface ChoiceRowsProps {
  choices: readonly string[];
  isLocked: boolean;
  error: string | undefined;
  onChange: (choices: readonly string[]) => void;
}

/** The choices of a question; Enter adds the next one. */
export function ChoiceRows({ choices, isLocked, error, onChange }: ChoiceRowsProps) {
  const text = useText('reviewForms');
  const records = useText('records');
  const labelId = useId();
  const list = useRef<HTMLOListElement>(null);
  const isFull = choices.length >= limits.choices;
  const focusOn = (at: number) =>
    list.current?.querySelectorAll<HTMLElement>('input')[Math.max(0, at)]?.focus();
  const add = (at: number) => {
    if (isFull || isLocked) return;
    flushSync(() => onChange(choices.toSpliced(at, 0, '')));
    focusOn(at);
  };
  return (
    <div role="group" aria-labelledby={labelId} className={styles.choices}>
      <span id={labelId} className={styles.label}>
        {text('choices')}
      </span>
      <ol ref={list}>
        {[...choices.entries()].map(([at, choice]) => (
          // The index is a safe key, because the input is stored in the form, not in the row.
          <li key={at} className={styles.choice}>
            <TextField
              hideLabel
              label={text('choice', { number: at + 1 })}
              value={choice}
              onChange={(typed) => onChange(choices.with(at, typed))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // In a form, Enter would save it.
                event.preventDefault();
                add(at + 1);
              }}
              isReadOnly={isLocked}
              error={at === 0 ? error : undefined}
            />
            <Button
              variant="quiet"
              size="small"
              isDisabled={isLocked}
              blockedBecause={
                choices.length > limits.fewestChoices
                  ? null
                  : text('choicesNeeded', { count: limits.fewestChoices })
              }
              icon={<X aria-hidden="true" />}
              aria-label={records('removeRow', { number: at + 1 })}
              onPress={() => {
                flushSync(() => onChange(choices.toSpliced(at, 1)));
                focusOn(at - 1);
              }}
            />
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button
          size="small"
          isDisabled={isLocked}
          blockedBecause={isFull ? text('choicesFull', { count: limits.choices }) : null}
          icon={<Plus aria-hidden="true" />}
          onPress={() => add(choices.length)}
        >
          {text('addChoice')}
        </Button>
      </div>
    </div>
  );
}
