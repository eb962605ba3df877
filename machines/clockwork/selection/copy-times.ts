import type { Entry } from '../entry/entries.ts';
import { addDays, toUtcTimestamp, startOfDay, toLocalTime } from '../day/time.ts';

/** Why a copy does not fit: other entries are in the way, or it would end in the future. */
export type CopyError = 'noRoom' | 'ahead';

interface CopyOptions {
  /** The day of the copy, yyyy-MM-dd. */
  day: string;
  timeZone: string;
  /** All entries that extend into that day. */
  entries: readonly Entry[];
  /** In ms since 1970. */
  now: number;
}

const minute = 60_000;

const toMinute = (timestamp: string): number => Math.floor(Date.parse(timestamp) / minute) * minute;

/**
 * The times of a copy of an ended entry, with its length: on the same day after it, on another day
 * at its time of day; in both cases at the next free time if other entries are in the way.
 */
export function findCopyTimes(
  entry: Pick<Entry, 'startTime' | 'endTime'>,
  { day, timeZone, entries, now }: CopyOptions,
): { startTime: string; endTime: string } | { error: CopyError } {
  const localTime = toLocalTime(entry.startTime, timeZone);
  const start = toMinute(entry.startTime);
  const end = entry.endTime === null ? now : toMinute(entry.endTime);
  const length = Math.max(minute, end - start);
  const sameTime = toUtcTimestamp(`${day}${localTime.slice(10)}`, timeZone);
  const first = localTime.slice(0, 10) === day || sameTime === null ? end : Date.parse(sameTime);
  const taken = entries.map((other) => ({
    from: toMinute(other.startTime),
    until: other.endTime === null ? Infinity : toMinute(other.endTime),
  }));
  const findFree = (from: number): number => {
    const inTheWay = taken.find((span) => span.from < from + length && span.until > from);
    return inTheWay ? findFree(inTheWay.until) : from;
  };
  const from = findFree(first);
  if (from >= startOfDay(addDays(day, 1), timeZone)) return { error: 'noRoom' };
  if (from + length > now) return { error: 'ahead' };
  return {
    startTime: new Date(from).toISOString(),
    endTime: new Date(from + length).toISOString(),
  };
}
