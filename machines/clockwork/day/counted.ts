import type { Entry } from '../entry/entries.ts';

const minute = 60_000;

const toMinute = (timestamp: string): number => Math.floor(Date.parse(timestamp) / minute) * minute;

/** A time span in ms since 1970, and the current time. */
interface Counted {
  start?: number;
  end?: number;
  /** The time until which a running entry counts. */
  now: number;
}

/**
 * The milliseconds of an entry that count, or of its part between `begin` and `end`, as the server
 * counts them: an ended entry counts from its start minute to its end minute, so that the length
 * matches the displayed times; a running one counts to the millisecond.
 */
export function countedTime(
  { startTime, endTime }: Pick<Entry, 'startTime' | 'endTime'>,
  { start = -Infinity, end = Infinity, now }: Counted,
): number {
  const from = endTime === null ? Date.parse(startTime) : toMinute(startTime);
  const until = endTime === null ? now : toMinute(endTime);
  return Math.max(0, Math.min(until, end) - Math.max(from, start));
}
