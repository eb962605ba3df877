import { getWeekday } from './day-number.ts';

interface WeekendOptions {
  /** Weekdays from 0 for Sunday. */
  weekend: readonly number[];
  /** In px. */
  dayWidth: number;
  isRtl: boolean;
}

/** A background that shades the weekends of all weeks, so that a day needs no element. */
export function getWeekends(first: number, { weekend, dayWidth, isRtl }: WeekendOptions): string {
  const stops = Array.from({ length: 7 }, (_, at) => {
    const color = weekend.includes(getWeekday(first + at)) ? 'var(--shade)' : 'transparent';
    return `${color} ${at * dayWidth}px ${(at + 1) * dayWidth}px`;
  });
  return `repeating-linear-gradient(to ${isRtl ? 'left' : 'right'}, ${stops.join(', ')})`;
}
