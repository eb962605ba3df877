import { useState } from 'react';
import { isWallTime } from '#machines/clockwork/time.ts';
import type { Reading, SpokenFault, SpokenTimes } from '#machines/spoken-time/spoken-time.ts';
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
  read: (text: string) => Reading<SpokenTimes>;
  /** The times that were said; what was typed where they are none. */
  onChange: (times: SpokenTimes) => void;
  onLeave?: () => void;
  description?: string | undefined;
  error?: string | undefined;
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
  ...rest
}: SpokenFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { shown, faultText } = useSpoken();
  const isUnread = typed === null && value !== '' && !isWallTime(value);
  return (
    <TextField
      {...rest}
      {...(description !== undefined && { description })}
      autoComplete="off"
      spellCheck="false"
      value={typed ?? shown(value, shownDay)}
      error={isUnread ? faultText(faultIn(read(value)), side) : error}
      onBlur={() => {
        setTyped(null);
        onLeave?.();
      }}
      onChange={(text) => {
        setTyped(text);
        const reading = read(text);
        onChange('fault' in reading ? { [side]: text.trim() } : reading.value);
      }}
    />
  );
}

const faultIn = (reading: Reading<SpokenTimes>): SpokenFault =>
  'fault' in reading ? reading.fault : 'unreadable';
