import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import type { Schema } from '#openapi/client/index.ts';
import { countedTime } from './counted.ts';
import type { Entry } from '../entry/entries.ts';
import { filterCounted } from '../stale/stale-entries.ts';
import { addDays, toIsoDay } from './time.ts';

/** A day of a week, and the seconds worked on it. */
export interface WeekDay {
  /** yyyy-MM-dd. */
  day: string;
  seconds: number;
}

interface Week {
  /** Its first day, yyyy-MM-dd. */
  from: string;
  entries: readonly Entry[];
  timeZone: string;
  /** A running entry counts until this time, in ms. */
  now: number;
}

/**
 * The seven days of a week with their times: an entry counts on each of its days, from midnight to
 * midnight in the time zone, which is 23 or 25 hours when the clocks change (a forgotten one counts
 * as zero until it has an end).
 */
export function buildWeekDays({ from, entries, timeZone, now }: Week): WeekDay[] {
  const midnights = Array.from({ length: 8 }, (_, at) =>
    fromZonedTime(`${addDays(from, at)}T00:00:00`, timeZone).getTime(),
  );
  const counted = filterCounted(entries, { timeZone, now });
  return Array.from({ length: 7 }, (_, at) => {
    const [start = 0, end = 0] = midnights.slice(at);
    const spent = counted.map((entry) => countedTime(entry, { start, end, now }));
    const seconds = Math.floor(spent.reduce((sum, each) => sum + each, 0) / 1000);
    return { day: addDays(from, at), seconds };
  });
}

/** The first day of the week that contains a day, before the server returns it. */
export function firstOfWeek(day: string, weekStart: Schema<'Weekday'> = 'monday'): string {
  const passed = new Date(`${day}T00:00:00Z`).getUTCDay() - weekdays.indexOf(weekStart);
  return addDays(day, -((passed + 7) % 7));
}

/** In the order of `getUTCDay`. */
const weekdays: readonly Schema<'Weekday'>[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** Whether a day can be viewed: it is not after today. */
export const hasCome = (day: string, now: number, timeZone: string): boolean =>
  day <= toIsoDay(now, timeZone);
