import { lightFormat } from 'date-fns/lightFormat';
import { toZonedTime } from 'date-fns-tz/toZonedTime';

/**
 * Formats a timestamp in a time zone by a date-fns pattern of digits, `MMM` for the month in three
 * English letters and `a` for AM or PM. The library's full `format` would add 5 kB of texts.
 */
export function shownIn(
  timestamp: number | string | Date,
  timeZone: string,
  pattern: string,
): string {
  const there = thereAt(new Date(timestamp).getTime(), timeZone);
  return lightFormat(
    there,
    pattern.replace('MMM', () => `'${month.format(there)}'`),
  );
}

/**
 * The local time as a date for the library. The browser's conversion is slow, and no zone changes
 * its offset within a quarter of an hour, so the result is cached per quarter.
 */
function thereAt(timestamp: number, timeZone: string): Date {
  const start = timestamp - (((timestamp % quarter) + quarter) % quarter);
  const key = `${timeZone} ${start}`;
  if (starts.size > 5000) starts.clear();
  const there = starts.get(key) ?? toZonedTime(start, timeZone).getTime();
  starts.set(key, there);
  return new Date(there + timestamp - start);
}

/** In ms. */
const quarter = 15 * 60_000;
const starts = new Map<string, number>();

const month = new Intl.DateTimeFormat('en-US', { month: 'short' });
