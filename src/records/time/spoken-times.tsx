import { useState } from 'react';
import type { Clock } from '#machines/clock.ts';
import { toIsoDay, toUtcTimestamp, isLocalTime } from '#machines/clockwork/day/time.ts';
import {
  readEnd,
  readStart,
  type SpokenContext,
  type SpokenTimes as Times,
} from '#machines/spoken-time/spoken-time.ts';
import { useFormat } from '#i18n/format.tsx';
import { SpokenField, type SpokenFieldProps } from './spoken-field.tsx';
import styles from './spoken-times.module.css';
import { useSpoken } from './use-spoken.ts';

type Side = Pick<SpokenFieldProps, 'label' | 'isRequired' | 'description' | 'error'>;

interface SpokenTimesProps {
  /** Local times yyyy-MM-ddTHH:mm; the typed text if it is not valid. */
  value: Required<Times>;
  onChange: (times: Times) => void;
  /** yyyy-MM-dd, for times without a date. */
  day: string;
  /** Whether times always show their date. */
  isDayShown?: boolean;
  clock: Clock;
  start: Side;
  end: Side;
  /** Focuses the first of the two fields that is missing, else the start. */
  autoFocus?: boolean;
  isReadOnly?: boolean;
}

/**
 * Fields for start and end in free form. The first one also accepts both ('9-10:15') or a duration
 * ('90m'); on a past day, a duration counts from the initial start. The interpreted times and their
 * duration are shown below.
 */
export function SpokenTimes(props: SpokenTimesProps) {
  const { value, onChange, day, isDayShown = false, clock, start, end, autoFocus = false } = props;
  const { habits } = useSpoken();
  const [defaultStart] = useState(parseLocalTime(value.start));
  // If the start is already known, the end is the missing one.
  const [focused] = useState(
    value.start !== '' && value.end === '' && end.isRequired === true ? 'end' : 'start',
  );
  // The end that was derived from the start's text; it is ignored when the text is parsed again
  // after each letter.
  const [derivedEnd, setDerivedEnd] = useState('');
  const shownEnd = parseLocalTime(value.end === derivedEnd ? '' : value.end);
  const context = (): SpokenContext => ({ ...habits, now: clock.now(), day });
  const common = {
    shownDay: isDayShown ? '' : day,
    isReadOnly: props.isReadOnly ?? false,
    onChange,
    className: styles.time ?? '',
  };
  return (
    <>
      <SpokenField
        {...common}
        {...start}
        autoFocus={autoFocus && focused === 'start'}
        side="start"
        value={value.start}
        read={(text) => readStart(text, { ...context(), defaultStart, end: shownEnd })}
        onLeave={() => setDerivedEnd('')}
        onChange={(times) => {
          if (times.end !== undefined && times.end !== value.end) setDerivedEnd(times.end);
          onChange(times);
        }}
      />
      <SpokenField
        {...common}
        {...end}
        autoFocus={autoFocus && focused === 'end'}
        side="end"
        value={value.end}
        read={(text) => readEnd(text, { ...context(), start: parseLocalTime(value.start) })}
      />
      <Understood value={value} day={isDayShown ? '' : day} />
    </>
  );
}

const parseLocalTime = (text: string) => (isLocalTime(text) ? text : '');

/** "9:00 – 10:15 · 1h 15m"; examples of valid input until both times are known. */
function Understood({ value, day }: { value: Required<Times>; day: string }) {
  const { habits, shown, hint } = useSpoken();
  const { hours } = useFormat();
  const [from, until] = [value.start, value.end].map((localTime) =>
    Date.parse(toUtcTimestamp(localTime, habits.timeZone) ?? ''),
  ) as [number, number];
  const seconds = (until - from) / 1000;
  // An end on another day than the start shows its date.
  const shownDay = day === '' ? '' : toIsoDay(from || 0, habits.timeZone);
  return (
    <output className={styles.understood}>
      {seconds > 0 ? (
        <>
          <bdi>{`${shown(value.start, day)} – ${shown(value.end, shownDay)}`}</bdi>{' '}
          <span aria-hidden="true">·</span> <strong>{hours(seconds)}</strong>
        </>
      ) : (
        hint
      )}
    </output>
  );
}
