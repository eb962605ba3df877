import { typedText, type FormValue } from '#machines/records/form-value.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { useFieldSettings } from '#i18n/format.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { DateRangeField, type DayRange } from '#ui/dates/date-range-field.tsx';
import { TimeField } from '#ui/dates/time-field.tsx';
import { useField, type FieldProps } from './use-field.ts';

interface DateProps<Form extends FormValues> extends FieldProps<Form> {
  /** `yyyy-MM-dd`, inclusive. */
  min?: string;
  max?: string;
  isRequired?: boolean;
  description?: string;
}

/** A record's day, `yyyy-MM-dd`; null is none. Typed in the user's own date order. */
export function FormDate<Form extends FormValues>({ actor, field, ...rest }: DateProps<Form>) {
  const { value, change, isLocked, error } = useField({ actor, field, label: rest.label });
  const { day } = useFieldSettings();
  return (
    <div data-field={field}>
      <DateField
        {...rest}
        {...day}
        value={typedText(value) || null}
        onChange={change}
        isReadOnly={isLocked}
        error={error}
      />
    </div>
  );
}

const toDayRange = (value: FormValue | undefined): DayRange | null => {
  if (typeof value !== 'object' || value === null || !('start' in value)) return null;
  return { start: typedText(value.start), end: typedText(value.end) };
};

/** Two days of a record, from `start` to `end`; null is none. */
export function FormDateRange<Form extends FormValues>({ actor, field, ...rest }: DateProps<Form>) {
  const { value, change, isLocked, error } = useField({ actor, field, label: rest.label });
  const { day } = useFieldSettings();
  return (
    <div data-field={field}>
      <DateRangeField
        {...rest}
        {...day}
        value={toDayRange(value)}
        onChange={(range) => change(range && { ...range })}
        isReadOnly={isLocked}
        error={error}
      />
    </div>
  );
}

/** A record's time of day, `HH:mm` in 24 hours; null is none. */
export function FormTime<Form extends FormValues>({
  actor,
  field,
  ...rest
}: Omit<DateProps<Form>, 'min' | 'max'>) {
  const { value, change, isLocked, error } = useField({ actor, field, label: rest.label });
  const { time } = useFieldSettings();
  return (
    <div data-field={field}>
      <TimeField
        {...rest}
        {...time}
        value={typedText(value) || null}
        onChange={change}
        isReadOnly={isLocked}
        error={error}
      />
    </div>
  );
}
