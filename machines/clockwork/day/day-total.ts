import { countedTime } from './counted.ts';
import type { Entry } from '../entry/entries.ts';
import { filterCounted } from '../stale/stale-entries.ts';
import { addDays, startOfDay } from './time.ts';

interface CountedDay {
  /** yyyy-MM-dd in the time zone. */
  date: string;
  timeZone: string;
  /** In ms since 1970; a running entry counts until then. */
  now: number;
}

/**
 * The time of entries on one day, in seconds: only the part of an entry that lies on the day; a
 * running entry counts until now unless it was forgotten. Source: CLOCK-D07.
 */
export function secondsOn(
  entries: readonly Pick<Entry, 'startTime' | 'endTime'>[],
  { date, timeZone, now }: CountedDay,
): number {
  const start = startOfDay(date, timeZone);
  const midnight = startOfDay(addDays(date, 1), timeZone);
  return filterCounted(entries, { timeZone, now }).reduce(
    (sum, entry) => sum + Math.floor(countedTime(entry, { start, end: midnight, now }) / 1000),
    0,
  );
}
