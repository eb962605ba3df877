import { Calendar, DatePicker, Group, Label, Text } from 'react-aria-components';
import { cx } from './cx.ts';
import { CalendarButton, CalendarPopover, Month } from './date-calendar.tsx';
import type { DateFieldOptions } from './date-field.tsx';
import { DateSegments } from './date-segments.tsx';
import { wallTimeOf, wallTimeText } from './day.ts';
import { FieldError } from './field-error.tsx';
import styles from './date-field.module.css';
import field from './field.module.css';

export interface DateTimeFieldProps extends Omit<DateFieldOptions, 'min' | 'max'> {
  /** Wall time as `yyyy-MM-ddTHH:mm`; null is none, also while it is typed in part. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Where the arrow keys begin in an empty field, as `yyyy-MM-ddTHH:mm`. */
  beginAt?: string | undefined;
}

/** A day with a time of it, typed or the day taken from a calendar. As heavy as `DateField`. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, format, value, onChange, description, error, className, beginAt, ...rest } = props;
  return (
    <DatePicker
      {...rest}
      granularity="minute"
      placeholderValue={wallTimeOf(beginAt)}
      value={wallTimeOf(value)}
      onChange={(wallTime) => onChange(wallTime ? wallTimeText(wallTime) : null)}
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx(field.field, className)}
    >
      <Label className={cx(field.label, rest.isRequired && field.required)}>{label}</Label>
      <Group className={cx(field.control, styles.group)}>
        <DateSegments format={format} />
        <CalendarButton />
      </Group>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {description}
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
