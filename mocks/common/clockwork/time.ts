import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import type { components } from '@atrium/contract/generated/types.ts';
import { isTwelveHour, type HoursOfPerson } from '../../core/files/hours.ts';
import { countedSeconds, type Timed } from '../../store/seconds.ts';
import { shownIn } from '@atrium/time/zoned';

type Weekday = components['schemas']['Weekday'];

/** The calendar day of a timestamp in a time zone: yyyy-MM-dd. */
export const toIsoDay = (timestamp: string | number, timeZone: string): string =>
  shownIn(timestamp, timeZone, 'yyyy-MM-dd');

const written = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** The calendar day of a timestamp in a time zone, formatted for a message in each language. */
export const writtenDay =
  (timestamp: string, timeZone: string) =>
  (language: string): string =>
    new Intl.DateTimeFormat(language, { ...written, timeZone }).format(new Date(timestamp));

/** The time of a timestamp in the person's time format, optionally with its day. */
export function writtenTime(
  timestamp: string,
  { timeZone, hourFormat, isDayed }: HoursOfPerson & { timeZone: string; isDayed: boolean },
  language: string,
): string {
  const hourCycle = isTwelveHour({ hourFormat }, language) ? 'h12' : 'h23';
  const time = { hour: '2-digit', minute: '2-digit', hourCycle, timeZone } as const;
  const format = isDayed ? { ...written, ...time } : time;
  return new Intl.DateTimeFormat(language, format).format(new Date(timestamp));
}

/**
 * The timestamp at which a day starts in a time zone: one o'clock where the clocks go forward at
 * midnight.
 */
export function startOfDay(day: string, timeZone: string): string {
  const key = `${day} ${timeZone}`;
  const start = starts.get(key) ?? findStart(day, timeZone);
  if (starts.size >= maxStarts) starts.clear();
  starts.set(key, start);
  return start;
}

/** The latest results: a list asks for the same days again for each of its members. */
const starts = new Map<string, string>();
const maxStarts = 500;

function findStart(day: string, timeZone: string): string {
  const at = (time: string) => fromZonedTime(`${day}T${time}`, timeZone).toISOString();
  const midnight = at('00:00:00');
  return toIsoDay(midnight, timeZone) === day ? midnight : at('01:00:00');
}

/**
 * Normalizes an RFC 3339 date-time for storage: UTC with milliseconds, so that texts compare like
 * times. A leap second counts as the second before it, since a Date cannot represent it.
 */
export const toUtcTimestamp = (dateTime: string): string =>
  new Date(dateTime.replace(/:60(?=[.Z+-])/i, ':59')).toISOString();

/** The day `days` after (or before) a yyyy-MM-dd day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The days of the week in the order of `Date`'s numbers. */
const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const satisfies readonly Weekday[];

/** The weekday of a yyyy-MM-dd day. */
export const getWeekday = (day: string): Weekday =>
  weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';

/** The first day of a day's week, for weeks that start on `weekStart`. */
export function firstOfWeek(day: string, weekStart: Weekday): string {
  const passed = weekdays.indexOf(getWeekday(day)) - weekdays.indexOf(weekStart);
  return addDays(day, -((passed + 7) % 7));
}

/** Time of entries in seconds, by `countedSeconds`. */
export const sumSeconds = ({ now }: { now: string }, entries: readonly Timed[]): number =>
  entries.reduce((sum, entry) => sum + countedSeconds(entry, now), 0);

/** Hours and minutes, e.g. `1h 05m`. Source: CLOCK-059. */
export function hoursAndMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;
}
