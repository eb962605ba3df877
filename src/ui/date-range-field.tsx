import { DateRangePicker, Group, Label, RangeCalendar, Text } from 'react-aria-components';
import { cx } from './cx.ts';
import { CalendarButton, CalendarPopover, Month } from './date-calendar.tsx';
import type { DateFieldOptions } from './date-field.tsx';
import { DateSegments } from './date-segments.tsx';
import { dayOf } from './day.ts';
import { FieldError } from './field-error.tsx';
import styles from './date-field.module.css';
import field from './field.module.css';

/** From the start of one day to the end of another, both `yyyy-MM-dd`. */
export interface DayRange {
  start: string;
  end: string;
}

export interface DateRangeFieldProps extends DateFieldOptions {
  /** Null is none, also while it is typed in part. */
  value: DayRange | null;
  onChange: (value: DayRange | null) => void;
}

/** Two days, typed or taken from a calendar. */
export function DateRangeField({
  label,
  format,
  value,
  onChange,
  min,
  max,
  description,
  error,
  className,
  ...rest
}: DateRangeFieldProps) {
  const [start, end] = [dayOf(value?.start), dayOf(value?.end)];
  return (
    <DateRangePicker
      {...rest}
      value={start && end ? { start, end } : null}
      onChange={(range) =>
        onChange(range ? { start: range.start.toString(), end: range.end.toString() } : null)
      }
      minValue={dayOf(min)}
      maxValue={dayOf(max)}
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx(field.field, styles.picker, className)}
    >
      <Label className={cx(field.label, rest.isRequired && field.required)}>{label}</Label>
      <Group className={cx(field.control, styles.group)}>
        <DateSegments slot="start" format={format} />
        <span aria-hidden="true" className={styles.to}>
          –
        </span>
        <DateSegments slot="end" format={format} />
        <CalendarButton />
      </Group>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {description}
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
