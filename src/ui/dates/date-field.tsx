import { Calendar, DatePicker, Group, Label, Text } from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { CalendarButton, CalendarPopover, Month } from './date-calendar.tsx';
import { DateSegments } from './date-segments.tsx';
import { parseDay, getFirstDay, type DateFormat, type WeekStart } from './day.ts';
import { FieldError } from '../fields/field-error.tsx';
import { useIncomplete } from '../fields/incomplete-input.tsx';
import { incompleteDate } from '../incomplete.ts';
import { isolate } from '../controls/isolate.tsx';
import styles from './date-field.module.css';
import field from '../fields/field.module.css';

/** Options that the fields for a day and for a range of days share. */
export interface DateFieldOptions {
  label: string;
  /** Hides the label visually, but not from screen readers, e.g. in a toolbar. */
  hideLabel?: boolean | undefined;
  /** The order of the parts, from the user's settings. */
  format: DateFormat;
  /** The first day of the week in the calendar, from the organization's settings. */
  weekStart: WeekStart;
  /** The first and the last day that can be selected, as `yyyy-MM-dd`. */
  min?: string | undefined;
  max?: string | undefined;
  description?: string | undefined;
  /** The error message; the field is invalid exactly while this is set. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

export interface DateFieldProps extends DateFieldOptions {
  /** `yyyy-MM-dd`; null if empty, `incompleteDate` if a day is partially typed. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/**
 * A day, typed or selected in a calendar. Loaded with the pages that need it, never with the first
 * page.
 */
export function DateField({
  label,
  hideLabel = false,
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
}: DateFieldProps) {
  const { parsed, tracker } = useIncomplete({
    value,
    onChange,
    parse: parseDay,
    isSame: Object.is,
    incompleteValue: incompleteDate,
  });
  return (
    <DatePicker
      {...rest}
      {...(onBlur && { onBlur: () => onBlur() })}
      value={parsed}
      onChange={(day) => onChange(day ? day.toString() : null)}
      minValue={parseDay(min)}
      maxValue={parseDay(max)}
      firstDayOfWeek={getFirstDay(weekStart)}
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx(field.field, styles.picker, className)}
    >
      <Label
        className={
          hideLabel ? 'visually-hidden' : cx(field.label, rest.isRequired && field.required)
        }
      >
        {label}
      </Label>
      <Group className={cx(field.control, styles.group)}>
        <DateSegments format={format} tracker={tracker} />
        <CalendarButton />
      </Group>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
      <CalendarPopover>
        <Calendar>
          <Month />
        </Calendar>
      </CalendarPopover>
    </DatePicker>
  );
}
