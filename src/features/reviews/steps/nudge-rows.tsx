import { Plus, X } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewStepFormActor } from '#machines/reviews/steps/review-step-form.machine.ts';
import {
  audiences,
  emptyNudge,
  isNudgeValid,
  limits,
  type NudgeRow,
} from '#machines/reviews/steps/review-step.ts';
import { useLanguage, useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import styles from './review-steps.module.css';

/** The nudges of a step: whom to remind, after how many days. */
export function NudgeRows({ actor }: { actor: ReviewStepFormActor }) {
  const text = useText('reviewSteps');
  const reviews = useText('reviews');
  const records = useText('records');
  const language = useLanguage();
  const rows = useSelector(actor, ({ context }) => context.form.stepNudges);
  const hasErrors = useSelector(actor, ({ context }) => context.errors.stepNudges !== undefined);
  const isLocked = useSelector(actor, (state) => !state.hasTag('editable'));
  const labelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const setRows = (stepNudges: readonly NudgeRow[]) =>
    flushSync(() => actor.send({ type: 'form.changed', change: { stepNudges } }));
  const focusOn = (selector: string) =>
    frame.current?.querySelector<HTMLElement>(selector)?.focus();
  return (
    <div
      ref={frame}
      role="group"
      aria-labelledby={labelId}
      data-field="stepNudges"
      className={styles.nudgeRows}
    >
      <span id={labelId} className={styles.label}>
        {text('stepNudges')}
      </span>
      {rows.length === 0 && <p className={styles.hint}>{text('noNudgesText')}</p>}
      <ol>
        {[...rows.entries()].map(([at, row]) => (
          // The index is a safe key, because the input is stored in the form, not in the row.
          <li key={at} className={styles.nudgeRow}>
            <Select
              hideLabel
              label={text('audience', { number: at + 1 })}
              placeholder=""
              items={audiences.map((id) => ({ id, label: reviews(`executor_${id}`) }))}
              value={row.targetAudience}
              onChange={(targetAudience) => {
                if (targetAudience !== null) setRows(rows.with(at, { ...row, targetAudience }));
              }}
              isLocked={isLocked}
            />
            <NumberField
              hideLabel
              label={text('days', { number: at + 1 })}
              language={language}
              value={row.afterDays}
              onChange={(afterDays) => setRows(rows.with(at, { ...row, afterDays }))}
              isReadOnly={isLocked}
              error={
                hasErrors && !isNudgeValid(row)
                  ? text('daysError', { limit: limits.days })
                  : undefined
              }
            />
            <span aria-hidden="true" className={styles.unit}>
              {text('daysUnit')}
            </span>
            <Button
              variant="quiet"
              size="small"
              isDisabled={isLocked}
              icon={<X aria-hidden="true" />}
              aria-label={records('removeRow', { number: at + 1 })}
              onPress={() => {
                setRows(rows.toSpliced(at, 1));
                focusOn(':scope > button');
              }}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        isDisabled={isLocked}
        blockedBecause={
          rows.length >= limits.nudges ? text('nudgesFull', { count: limits.nudges }) : null
        }
        icon={<Plus aria-hidden="true" />}
        onPress={() => {
          setRows([...rows, emptyNudge]);
          focusOn('li:last-child button');
        }}
      >
        {text('addNudge')}
      </Button>
    </div>
  );
}
