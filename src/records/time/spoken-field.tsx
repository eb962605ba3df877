import { useState } from 'react';
import { isLocalTime } from '#machines/clockwork/time.ts';
import type { ParseResult, SpokenTimes } from '#machines/spoken-time/spoken-time.ts';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';
import { useSpoken } from './use-spoken.ts';

export interface SpokenFieldProps extends Pick<
  TextFieldProps,
  'label' | 'isRequired' | 'isReadOnly' | 'autoFocus' | 'className'
> {
  /** A wall time yyyy-MM-ddTHH:mm; what was typed where that is none; empty. */
  value: string;
  side: 'start' | 'end';
  /** The day whose times are shown without it. */
  shownDay: string;
  read: (text: string) => ParseResult<SpokenTimes>;
  /** The times that were said, what was typed where they are none; and what was typed. */
  onChange: (times: SpokenTimes, typed: string) => void;
  onLeave?: () => void;
  description?: string | undefined;
  error?: string | undefined;
  /** What is wrong with a time that can be read, and yet stays as it was typed. */
  unfit?: string;
}

/**
 * A time as a person says it: it is read while it is typed, and stands in the usual form once the
 * field is left. What cannot be read stays, and says why.
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
