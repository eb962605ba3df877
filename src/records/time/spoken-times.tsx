import { useState } from 'react';
import type { Clock } from '#machines/clock.ts';
import { toIsoDay, toUtcTimestamp, isLocalTime } from '#machines/clockwork/time.ts';
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
  /** Wall times yyyy-MM-ddTHH:mm; what was typed where they are none. */
  value: Required<Times>;
  onChange: (times: Times) => void;
  /** yyyy-MM-dd, of times that are said without a day. */
  day: string;
  /** Times show their day, whichever it is. */
  isDayShown?: boolean;
  clock: Clock;
  start: Side;
  end: Side;
  /** The first of the two that is missing, else the start. */
  autoFocus?: boolean;
  isReadOnly?: boolean;
}

/**
 * Start and end as a person says them: both into the first ('9-10:15'), or how long it has lasted
 * ('90m'); on a day that is over, from the start that stood there first. What they are understood as,
 * and how long that is, stands below.
 */
export function SpokenTimes(props: SpokenTimesProps) {
  const { value, onChange, day, isDayShown = false, clock, start, end, autoFocus = false } = props;
  const { habits } = useSpoken();
  const [defaultStart] = useState(parseLocalTime(value.start));
  // A start that is known already is not what is missing.
  const [focused] = useState(
    value.start !== '' && value.end === '' && end.isRequired === true ? 'end' : 'start',
  );
  // The end that what stands in the start has given: each letter is read without it.
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

/** "9:00 – 10:15 · 1h 15m"; what can be written, until both are there. */
function Understood({ value, day }: { value: Required<Times>; day: string }) {
  const { habits, shown, hint } = useSpoken();
  const { hours } = useFormat();
  const [from, until] = [value.start, value.end].map((localTime) =>
    Date.parse(toUtcTimestamp(localTime, habits.timeZone) ?? ''),
  ) as [number, number];
  const seconds = (until - from) / 1000;
  // An end of another day than the start says so.
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
