import type { TenantUser } from '../../store/world.ts';
import { dayAsString } from './formats.ts';
import { toIsoDay } from '../clockwork/time.ts';
import { shownIn } from '@atrium/time/zoned';

type Format = TenantUser['dateFormat'];

/** The current day of a user: yyyy-MM-dd. */
export const getToday = ({
  user,
  clock,
}: {
  user: Pick<TenantUser, 'timeZone'>;
  clock: { now(): number };
}): string => toIsoDay(clock.now(), user.timeZone);

/**
 * Today for an asset, yyyy-MM-dd: not before its last change, which may have been made in a time
 * zone ahead, on a day that has not started here. Source: ASSET-D08.
 */
export const presentDay = (today: string, lastChange: string): string =>
  today < lastChange ? lastChange : today;

/** Parses a day that a user typed, to yyyy-MM-dd; null when there is no such day. */
export function dayFromString(text: string, format: Format): string | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!parts) return null;
  const [, first = '', second = '', year = ''] = parts;
  const [month, date] = format === 'DD/MM/YYYY' ? [second, first] : [first, second];
  const day = `${year}-${month}-${date}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isReal ? day : null;
}

/** A timestamp in the user's date format and time zone, with day and time. */
export const formatTimestamp = (
  timestamp: string,
  { dateFormat, timeZone }: Pick<TenantUser, 'dateFormat' | 'timeZone'>,
): string =>
  `${dayAsString(toIsoDay(timestamp, timeZone), dateFormat)} ${shownIn(timestamp, timeZone, 'hh:mm a')}`;

/** The same day `years` years later; 29 February becomes the 28th when that year has no 29th. */
export function addYears(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const later = String(Number(year) + years).padStart(4, '0');
  const isLeapDay = month === '02' && date === '29';
  return isLeapDay && !isLeapYear(Number(later)) ? `${later}-02-28` : `${later}-${month}-${date}`;
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The day before a day. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The first instant after a day, as a text: a range below it includes the day. */
export const startAfter = (day: string): string => `${day}\u0000`;

/** Days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Full years from one day to a later one. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return Math.max(0, addYears(from, years) > to ? years - 1 : years);
}
