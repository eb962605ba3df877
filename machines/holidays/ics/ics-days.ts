import { shownIn } from '../../zoned.ts';
import { isDay } from '../holiday.ts';
import type { ContentLine } from './unfold.ts';

/** In ms. */
const dayLength = 86_400_000;

/** A yyyy-MM-dd day as its number since 1970. */
export const toNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayLength;

/** The yyyy-MM-dd day of a number since 1970. */
export const toDay = (number: number): string =>
  new Date(number * dayLength).toISOString().slice(0, 10);

/** A moment of a calendar file. */
export interface Moment {
  /** The day on which it is shown, yyyy-MM-dd. */
  day: string;
  /** Seconds since the midnight before; null for a whole day. */
  seconds: number | null;
}

/**
 * Parses a date or a date-time. A holiday is a day of the calendar, so a time with a zone or without
 * any keeps the day that is written; a time in UTC is on the day that it has in the person's zone.
 */
export function parseMoment(value: string, timeZone: string): Moment | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z?))?$/i.exec(value.trim());
  if (!match) return null;
  const [, year, month, date, hours, minutes, seconds = '00', zone] = match;
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return null;
  if (hours === undefined || minutes === undefined) return { day, seconds: null };
  if (!zone) return { day, seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(time)) return null;
  const [shown = day, clock = ''] = shownIn(time, timeZone, 'yyyy-MM-dd HH:mm').split(' ');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { day: shown, seconds: hour * 3600 + minute * 60 };
}

/** The days of a property with one or more dates, such as EXDATE; unreadable ones are left out. */
export const parseDays = ({ value }: ContentLine, timeZone: string): string[] =>
  value.split(',').flatMap((each) => parseMoment(each, timeZone)?.day ?? []);

/** Parses a duration such as P1D, P2W or PT12H30M to seconds; null if it is none. */
export function parseDuration(value: string): number | null {
  const match = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(
    value.trim(),
  );
  if (!match) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return (weeks * 7 + days) * 86_400 + hours * 3600 + minutes * 60 + seconds;
}

/** The number of days on which an event lasts: its end is not part of it. */
export function countDays(start: Moment, end: Moment | null, duration: number | null): number {
  const startsAt = start.seconds ?? 0;
  const length =
    end === null
      ? (duration ?? (start.seconds === null ? 86_400 : 0))
      : (toNumber(end.day) - toNumber(start.day)) * 86_400 + (end.seconds ?? 0) - startsAt;
  return Math.max(1, Math.ceil((startsAt + length) / 86_400));
}
