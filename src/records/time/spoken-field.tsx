import { useState } from 'react';
import { isLocalTime } from '#machines/clockwork/day/time.ts';
import type { ParseResult, SpokenTimes } from '#machines/spoken-time/spoken-time.ts';
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx';
import { useSpoken } from './use-spoken.ts';

export interface SpokenFieldProps extends Pick<
  TextFieldProps,
  'label' | 'isRequired' | 'isReadOnly' | 'autoFocus' | 'className'
> {
  /** A local time yyyy-MM-ddTHH:mm; the typed text if it is not valid; empty. */
  value: string;
  side: 'start' | 'end';
  /** The day whose times are shown without a date. */
  shownDay: string;
  read: (text: string) => ParseResult<SpokenTimes>;
  /**
   * Called with the parsed times, or the typed text if they are not valid, and with the typed text.
   */
  onChange: (times: SpokenTimes, typed: string) => void;
  onLeave?: () => void;
  description?: string | undefined;
  error?: string | undefined;
  /** The error of a time that can be parsed but is not accepted; it stays as typed. */
  unfit?: string;
}

/**
 * A field for a time in free form: it is parsed while the user types, and formatted when the field
 * loses focus. A text that cannot be parsed stays, with an error.
 */
export function SpokenField({
  value,
  side,
  shownDay,
  read,
  onChange,
  onLeave,
  description,
  error,
  unfit,
  ...rest
}: SpokenFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { shown, getErrorText } = useSpoken();
  const isUnread = typed === null && value !== '' && !isLocalTime(value);
  const validateEnd = (parsed: ParseResult<SpokenTimes>) =>
    'value' in parsed && unfit !== undefined
      ? unfit
      : getErrorText('error' in parsed ? parsed.error : 'unreadable', side);
  return (
    <TextField
      {...rest}
      {...(description !== undefined && { description })}
      autoComplete="off"
      spellCheck="false"
      value={typed ?? shown(value, shownDay)}
      error={isUnread ? validateEnd(read(value)) : error}
      onBlur={() => {
        setTyped(null);
        onLeave?.();
      }}
      onChange={(text) => {
        setTyped(text);
        const parsed = read(text);
        onChange('error' in parsed ? { [side]: text.trim() } : parsed.value, text.trim());
      }}
    />
  );
}
