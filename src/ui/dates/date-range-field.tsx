import { DateRangePicker, Group, Label, RangeCalendar, Text } from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { CalendarButton, CalendarPopover, Month } from './date-calendar.tsx';
import type { DateFieldOptions } from './date-field.tsx';
import { DateSegments } from './date-segments.tsx';
import { parseDay, getFirstDay } from './day.ts';
import { FieldError } from '../fields/field-error.tsx';
import { useIncomplete } from '../fields/incomplete-input.tsx';
import { incompleteDate } from '../incomplete.ts';
import { isolate } from '../controls/isolate.tsx';
import styles from './date-field.module.css';
import field from '../fields/field.module.css';

/** From the start of one day to the end of another, both `yyyy-MM-dd`. */
export interface DayRange {
  start: string;
  end: string;
}

export interface DateRangeFieldProps extends DateFieldOptions {
  /**
   * Null if empty; both days are `incompleteDate` while one of them is missing or partially typed.
   */
  value: DayRange | null;
  onChange: (value: DayRange | null) => void;
}

const incompleteRange: DayRange = { start: incompleteDate, end: incompleteDate };

function parseRange(range: DayRange | null) {
  const [start, end] = [parseDay(range?.start), parseDay(range?.end)];
  return start && end ? { start, end } : null;
}

const isSameRange = (one: DayRange, other: DayRange) =>
  one.start === other.start && one.end === other.end;

/** A range of two days, typed or selected in a calendar. */
export function DateRangeField({
  label,
  format,
  weekStart,
  value,
  onChange,
  min,
  max,
  description,
  error,
  onBlur,
  className,
  ...rest
}: DateRangeFieldProps) {
  const { parsed, tracker, dropRange } = useIncomplete({
    value,
    onChange,
    parse: parseRange,
    isSame: isSameRange,
    incompleteValue: incompleteRange,
  });
  return (
    <DateRangePicker
      {...rest}
      {...(onBlur && { onBlur: () => onBlur() })}
      value={parsed}
      onChange={(range) => {
        if (range) onChange({ start: range.start.toString(), end: range.end.toString() });
        else dropRange();
      }}
      minValue={parseDay(min)}
      maxValue={parseDay(max)}
      firstDayOfWeek={getFirstDay(weekStart)}
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx(field.field, styles.picker, className)}
    >
      <Label className={cx(field.label, rest.isRequired && field.required)}>{label}</Label>
      <Group className={cx(field.control, styles.group)}>
        <DateSegments slot="start" format={format} tracker={tracker} />
        <span aria-hidden="true" className={styles.to}>
          –
        </span>
        <DateSegments slot="end" format={format} tracker={tracker} />
        <CalendarButton />
      </Group>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
      <CalendarPopover>
        <RangeCalendar>
          <Month isRange />
        </RangeCalendar>
      </CalendarPopover>
    </DateRangePicker>
  );
}
