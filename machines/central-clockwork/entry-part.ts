import { secondsOn } from '../clockwork/day-total.ts';
import type { Entry } from '../clockwork/entries.ts';
import { toIsoDay } from '../clockwork/time.ts';

export interface ShownDay {
  /** yyyy-MM-dd in the time zone. */
  date: string;
  timeZone: string;
}

/** What of an entry lies on a day. */
export interface EntryPart {
  seconds: number;
  /** The earlier day on which it began; null where it began on the day. */
  since: string | null;
  /** The later day on which it ended; null where it ended on the day, or runs. */
  until: string | null;
}

/**
 * The part of an entry that counts on a day, and the days of one that lasts over midnight. The server
 * tells the time of the part, or else it is cut here. Source: decisions, "ClockWork".
 */
export function partOn(entry: Entry, { date, timeZone }: ShownDay): EntryPart {
  const { startTime, endTime, totalTimeInSeconds, totalTimeOnDayInSeconds } = entry;
  // One that runs has lasted until it was told.
  const now = Date.parse(startTime) + totalTimeInSeconds * 1000;
  const firstDay = toIsoDay(startTime, timeZone);
  // Midnight itself is the end of the day before.
  const lastDay = endTime === null ? date : toIsoDay(Date.parse(endTime) - 1, timeZone);
  return {
    seconds: totalTimeOnDayInSeconds ?? secondsOn([entry], { date, timeZone, now }),
    since: firstDay < date ? firstDay : null,
    until: lastDay > date ? lastDay : null,
  };
}
