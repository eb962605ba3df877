import { shownIn } from '@atrium/time/zoned';
import { isDay } from '../holiday.ts';

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
 * The moment of a date or a date-time, e.g. 2026-05-01T08:00:00Z; null for none. A holiday is a day
 * of the calendar, so a time with a zone or without any keeps the day that is written; a time in UTC
 * is on the day that it has in the person's zone.
 */
export function toMoment(value: string, timeZone: string): Moment | null {
  const [day = '', clock] = value.split('T');
  if (!isDay(day)) return null;
  if (clock === undefined) return { day, seconds: null };
  if (!clock.endsWith('Z')) return { day, seconds: toSeconds(clock) };
  const time = Date.parse(value);
  if (Number.isNaN(time)) return null;
  const [shown = day, local = ''] = shownIn(time, timeZone, 'yyyy-MM-dd HH:mm').split(' ');
  return { day: shown, seconds: toSeconds(local) };
}

/** Seconds since midnight of HH:mm or HH:mm:ss. */
function toSeconds(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
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
