import { memo, useMemo } from 'react';
import { useSelector } from '@xstate/react';
import type { HolidayCopyActor } from '#machines/holidays/holiday-copy.machine.ts';
import type { HolidayImportActor } from '#machines/holidays/holiday-import.machine.ts';
import {
  checkRows,
  findBlock,
  listSaved,
  maxHolidays,
  type CheckedRow,
} from '#machines/holidays/holiday-rows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFieldSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './holidays.module.css';

/** Both machines have the rows, and the events that correct and save them. */
export type RowsActor = HolidayCopyActor | HolidayImportActor;

interface HolidayRowsProps {
  actor: RowsActor;
  label: string;
}

/** The rows that become holidays: each can be corrected or left out, and says what becomes of it. */
export function HolidayRows({ actor, label }: HolidayRowsProps) {
  const context = useSelector(actor, (state) => state.context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { rows, known, serverErrors } = context;
  const checked = useMemo(
    () => checkRows({ rows, known, serverErrors }),
    [rows, known, serverErrors],
  );
  return (
    <ul className={styles.rows} aria-label={label}>
      {checked.map((each) => (
        <Row key={each.row.id} actor={actor} isBusy={isBusy} {...each} />
      ))}
    </ul>
  );
}

const Row = memo(function Row({
  actor,
  isBusy,
  row,
  skipped,
  other,
  errors,
}: CheckedRow & { actor: RowsActor; isBusy: boolean }) {
  const text = useText('holidays');
  const getErrorText = useErrorText();
  const { weekdayDate } = useFormat();
  const { day } = useFieldSettings();
  const change = (values: Partial<typeof row>) =>
    actor.send({ type: 'row.changed', id: row.id, change: values });
  const isTaken = skipped === 'exists' || skipped === 'taken';
  const name = row.name.trim() === '' ? text('unnamed') : row.name;
  const reason = skipped === null || skipped === 'leftOut' ? null : text(skipped, { name: other });
  return (
    <li className={styles.row} data-skipped={skipped ?? undefined}>
      <Checkbox
        isSelected={row.isIncluded && !isTaken}
        isDisabled={isBusy || isTaken}
        aria-label={text('include', { name })}
        onChange={(isIncluded) => change({ isIncluded })}
      >
        {weekdayDate(row.origin)}
      </Checkbox>
      <TextField
        label={text('name')}
        value={row.name}
        isReadOnly={isBusy}
        error={getErrorText(errors.name, text('name'))}
        onChange={(value) => change({ name: value })}
      />
      <DateField
        {...day}
        label={text('date')}
        value={row.date}
        isReadOnly={isBusy}
        error={getErrorText(errors.date, text('date'))}
        onChange={(date) => change({ date })}
      />
      <div className={styles.kinds}>
        <Checkbox
          isSelected={row.isHalfDay}
          isDisabled={isBusy}
          aria-label={text('halfFor', { name })}
          onChange={(isHalfDay) => change({ isHalfDay })}
        >
          {text('isHalfDay')}
        </Checkbox>
        <Checkbox
          isSelected={row.isOptional}
          isDisabled={isBusy}
          aria-label={text('optionalFor', { name })}
          onChange={(isOptional) => change({ isOptional })}
        >
          {text('isOptional')}
        </Checkbox>
      </div>
      {reason !== null && (
        <p className={styles.note}>
          <Badge tone="warning">{text('skipped')}</Badge> {isolate(reason)}
        </p>
      )}
    </li>
  );
});

/** Saves the selected rows, or says why it can't. */
export function SaveRows({ actor }: { actor: RowsActor }) {
  const text = useText('holidays');
  const context = useSelector(actor, (state) => state.context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const block = findBlock(context);
  const count = listSaved(context).length;
  return (
    <>
      <SaveFailure failure={context.failure} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          isPending={isBusy}
          pendingLabel={text('saving')}
          blockedBecause={block === null ? null : text(`blocked_${block}`, { limit: maxHolidays })}
          onPress={() => actor.send({ type: 'SAVE' })}
        >
          {text('saveRows', { count })}
        </Button>
      </div>
    </>
  );
}
