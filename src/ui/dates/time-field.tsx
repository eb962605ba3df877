import {
  DateInput,
  DateSegment,
  Label,
  TimeField as RacTimeField,
  Text,
} from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { parseClockTime, timeText } from './day.ts';
import { FieldError } from '../fields/field-error.tsx';
import { FillObserver, useIncomplete } from '../fields/incomplete-input.tsx';
import { incompleteTime } from '../incomplete.ts';
import { isolate } from '../controls/isolate.tsx';
import styles from './date-field.module.css';
import field from '../fields/field.module.css';

export interface TimeFieldProps {
  label: string;
  /**
   * `HH:mm` in 24 hours, whatever is displayed; null if empty, `incompleteTime` if partially typed.
   */
  value: string | null;
  onChange: (value: string | null) => void;
  /** 12 hours with AM and PM, or 24; the language's by default. */
  hourCycle?: 12 | 24 | undefined;
  description?: string | undefined;
  /** The error message; the field is invalid exactly while this is set. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
}

const isMark = (text: string) => /^[\u2066-\u2069]$/u.test(text);

/** A time of day. Arrow keys change a segment, digits are entered directly. */
export function TimeField({
  label,
  value,
  onChange,
  description,
  error,
  className,
  ...rest
}: TimeFieldProps) {
  const { parsed, tracker } = useIncomplete({
    value,
    onChange,
    parse: parseClockTime,
    isSame: Object.is,
    incompleteValue: incompleteTime,
  });
  return (
    <RacTimeField
      {...rest}
      value={parsed}
      onChange={(time) => onChange(time ? timeText(time) : null)}
      shouldForceLeadingZeros
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx(field.field, className)}
    >
      <Label className={cx(field.label, rest.isRequired && field.required)}>{label}</Label>
      <FillObserver tracker={tracker} slot="start" />
      <DateInput className={cx(field.control, styles.segments, styles.time)}>
        {/* The field always runs from left to right, and direction marks would be copied with the time. */}
        {(segment) =>
          isMark(segment.text) ? (
            <></>
          ) : (
            <DateSegment segment={segment} className={styles.segment ?? ''} />
          )
        }
      </DateInput>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
    </RacTimeField>
  );
}
