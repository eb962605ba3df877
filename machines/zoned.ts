import { lightFormat } from 'date-fns/lightFormat';
import { toZonedTime } from 'date-fns-tz';

/**
 * An instant as clocks and calendars of a time zone show it, by a pattern of date-fns with digits,
 * `MMM` for the month in three English letters and `a` for AM or PM. The library's whole `format`
 * brings 5 kB of words along for these.
 */
export function shownIn(
  instant: number | string | Date,
  timeZone: string,
  pattern: string,
): string {
  const there = toZonedTime(instant, timeZone);
  return lightFormat(
    there,
    pattern.replace('MMM', () => `'${month.format(there)}'`),
  );
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short' });
