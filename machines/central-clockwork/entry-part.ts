import { secondsOn } from '../clockwork/day/day-total.ts';
import type { Entry } from '../clockwork/entry/entries.ts';
import { toIsoDay } from '../clockwork/day/time.ts';

export interface ShownDay {
  /** yyyy-MM-dd in the time zone. */
  date: string;
  timeZone: string;
}

/** The part of an entry that is on a day. */
export interface EntryPart {
  seconds: number;
  /** The earlier day on which it started; null if it started on this day. */
  since: string | null;
  /** The later day on which it ended; null if it ended on this day or is running. */
  until: string | null;
}

/**
 * The part of an entry that counts on a day, and the other days of an entry that crosses midnight.
 * Uses the server's time for the day if there is one, else calculates it. Source: CLOCK-D71.
 */
export function partOn(entry: Entry, { date, timeZone }: ShownDay): EntryPart {
  const { startTime, endTime, totalTimeInSeconds, totalTimeOnDayInSeconds } = entry;
  // A running entry lasts until the time of the response.
  const now = Date.parse(startTime) + totalTimeInSeconds * 1000;
  const firstDay = toIsoDay(startTime, timeZone);
  // An entry that ends at midnight ends on the day before.
  const lastDay = endTime === null ? date : toIsoDay(Date.parse(endTime) - 1, timeZone);
  return {
    seconds: totalTimeOnDayInSeconds ?? secondsOn([entry], { date, timeZone, now }),
    since: firstDay < date ? firstDay : null,
    until: lastDay > date ? lastDay : null,
  };
}
