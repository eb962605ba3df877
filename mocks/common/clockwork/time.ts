import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import type { components } from '#openapi/generated/types.ts';
import { isTwelveHour, type HoursOfPerson } from '../../core/hours.ts';
import { countedSeconds, type Timed } from '../../store/seconds.ts';
import { shownIn } from './zoned.ts';

type Weekday = components['schemas']['Weekday'];

/** The calendar day of an instant in a time zone: yyyy-MM-dd. */
export const toIsoDay = (timestamp: string | number, timeZone: string): string =>
  shownIn(timestamp, timeZone, 'yyyy-MM-dd');

const written = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** The calendar day of an instant in a time zone as each language writes it, for a message. */
export const writtenDay =
  (timestamp: string, timeZone: string) =>
  (language: string): string =>
    new Intl.DateTimeFormat(language, { ...written, timeZone }).format(new Date(timestamp));

/** The time of an instant, as the person reads times of day; with its day where that is asked for. */
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
 * The instant at which a day begins in a time zone: at one o'clock where the clocks are put
 * forward at midnight.
 */
export function startOfDay(day: string, timeZone: string): string {
  const at = (time: string) => fromZonedTime(`${day}T${time}`, timeZone).toISOString();
  const midnight = at('00:00:00');
  return toIsoDay(midnight, timeZone) === day ? midnight : at('01:00:00');
}

/**
 * An RFC 3339 date-time as it is kept: in UTC with milliseconds, so that texts compare as times do.
 * A leap second counts as the second before it, since a Date has none.
 */
export const toUtcTimestamp = (dateTime: string): string =>
  new Date(dateTime.replace(/:60(?=[.Z+-])/i, ':59')).toISOString();

/** The day `days` after (or before) a yyyy-MM-dd day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The days of the week as `Date` numbers them. */
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

/** The first day of the week of a day, where weeks begin with `weekStart`. */
export function firstOfWeek(day: string, weekStart: Weekday): string {
  const passed = weekdays.indexOf(getWeekday(day)) - weekdays.indexOf(weekStart);
  return addDays(day, -((passed + 7) % 7));
}

/** Time of entries in seconds, as `countedSeconds` says. */
export const sumSeconds = ({ now }: { now: string }, entries: readonly Timed[]): number =>
  entries.reduce((sum, entry) => sum + countedSeconds(entry, now), 0);

/** Hours and minutes, such as `1h 05m`. Source: CLOCK-059. */
export function hoursAndMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;
}
