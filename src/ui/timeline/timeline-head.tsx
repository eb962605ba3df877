import { memo, type CSSProperties } from 'react';
import { getWeekday, toDay } from './day-number.ts';
import type { TimelineHeads, TimelineScale } from './timeline-types.ts';
import styles from './timeline.module.css';

interface TimelineHeadProps extends TimelineHeads {
  /** The number of the first day of the timeline. */
  first: number;
  /** The rendered days, from the first day of the timeline on. */
  from: number;
  below: number;
  scale: TimelineScale;
  /** The weekday on which a week starts, from 0 for Sunday. */
  weekStart: number;
  today: number;
}

/** The months, and below them the days or weeks, near the visible part of the timeline. */
export const TimelineHead = memo(function TimelineHead(props: TimelineHeadProps) {
  const { first, from, below, scale, weekStart, today } = props;
  const { formatMonth, formatDay, formatWeek } = props;
  const days = Array.from({ length: below - from }, (_, at) => from + at);
  const months = days.filter((at, index) => index === 0 || toDay(first + at).endsWith('-01'));
  const marks =
    scale === 'quarter' ? days.filter((at) => getWeekday(first + at) === weekStart) : days;
  return (
    <div aria-hidden="true" className={styles.heads}>
      {months.map((at, index) => (
        <span
          key={toDay(first + at)}
          className={styles.month}
          style={placed(at, (months[index + 1] ?? below) - at)}
        >
          <span>{formatMonth(toDay(first + at))}</span>
        </span>
      ))}
      {marks.map((at) => (
        <span
          key={at}
          data-today={first + at === today}
          className={styles.day}
          style={placed(at, scale === 'quarter' ? 7 : 1)}
        >
          {(scale === 'quarter' ? formatWeek : formatDay)(toDay(first + at))}
        </span>
      ))}
    </div>
  );
});

const placed = (at: number, days: number) => ({ '--from': at, '--days': days }) as CSSProperties;
