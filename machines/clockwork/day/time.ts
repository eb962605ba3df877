import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { shownIn } from '@atrium/time/zoned';

/** The calendar day of a timestamp in a time zone, as in ClockWork URLs: yyyy-MM-dd. */
export function toIsoDay(timestamp: number | string, timeZone: string): string {
  return shownIn(timestamp, timeZone, 'yyyy-MM-dd');
}

/** The day `days` after (or before) a yyyy-MM-dd day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whether a text is a valid yyyy-MM-dd day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDaysSafely(text) === text;
}

const addDaysSafely = (day: string) =>
  Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? '' : addDays(day, 0);

/** Milliseconds from a timestamp until midnight in a time zone. */
export function untilMidnight(now: number, timeZone: string): number {
  return Math.max(1000, startOfDay(addDays(toIsoDay(now, timeZone), 1), timeZone) - now);
}

/**
 * The start of a yyyy-MM-dd day in a time zone, in ms since 1970: one o'clock where clocks go
 * forward at midnight.
 */
export function startOfDay(day: string, timeZone: string): number {
  const at = (time: string) => fromZonedTime(`${day}T${time}`, timeZone).getTime();
  const midnight = at('00:00:00');
  return toIsoDay(midnight, timeZone) === day ? midnight : at('01:00:00');
}

/** Whether a text is a local date-time yyyy-MM-ddTHH:mm. */
export const isLocalTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text);

/**
 * Converts a local date-time yyyy-MM-ddTHH:mm in a time zone to a UTC timestamp; null if it is
 * invalid.
 */
export function toUtcTimestamp(localTime: string, timeZone: string): string | null {
  if (!isLocalTime(localTime)) return null;
  const timestamp = fromZonedTime(localTime, timeZone);
  return Number.isNaN(timestamp.getTime()) ? null : timestamp.toISOString();
}

/**
 * A local date-time as a timestamp, or null; if it equals the display of `was`, returns `was` with
 * its seconds.
 */
export const toTimestamp = (
  localTime: string,
  was: string | null,
  timeZone: string,
): string | null =>
  was !== null && toLocalTime(was, timeZone) === localTime
    ? was
    : toUtcTimestamp(localTime, timeZone);

/** Converts a UTC timestamp to the local date-time in a time zone: yyyy-MM-ddTHH:mm. */
export function toLocalTime(timestamp: string, timeZone: string): string {
  return shownIn(timestamp, timeZone, "yyyy-MM-dd'T'HH:mm");
}
