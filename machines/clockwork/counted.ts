import type { Entry } from './entries.ts';

const minute = 60_000;

const toMinute = (timestamp: string): number => Math.floor(Date.parse(timestamp) / minute) * minute;

/** A span of time in ms since 1970, and the present. */
interface Counted {
  start?: number;
  end?: number;
  /** Until when an entry that runs counts. */
  now: number;
}

/**
 * The milliseconds of an entry that count, or of the part that lies between `start` and `end`, as the
 * server counts them: an ended entry counts from the minute in which it starts to the minute in which it
 * ends, so that a length agrees with the times next to it; one that runs counts to the millisecond.
 */
export function countedTime(
  { startTime, endTime }: Pick<Entry, 'startTime' | 'endTime'>,
  { start = -Infinity, end = Infinity, now }: Counted,
): number {
  const from = endTime === null ? Date.parse(startTime) : toMinute(startTime);
  const until = endTime === null ? now : toMinute(endTime);
  return Math.max(0, Math.min(until, end) - Math.max(from, start));
}
