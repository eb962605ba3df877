import { lightFormat } from 'date-fns/lightFormat';
import { toZonedTime } from 'date-fns-tz/toZonedTime';

/**
 * An instant as clocks and calendars of a time zone show it, by a pattern of date-fns with digits,
 * `MMM` for the month in three English letters and `a` for AM or PM. The library's whole `format`
 * brings 5 kB of words along for these.
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
 * The time there, as the library shows it. To ask the browser for it takes long, and within a quarter of
 * an hour no zone puts its clocks: what each begins with is remembered.
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
