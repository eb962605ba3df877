/** Formatters by time zone: creating one takes longer than using it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local date of a timestamp in a time zone: yyyy-MM-dd. */
export const toIsoDay = (timestamp: number, timeZone: string): string =>
  shownAt(timestamp, timeZone).slice(0, 10);

/**
 * The local time of a timestamp: `yyyy-MM-dd HH:mm:ss`. Throws RangeError for an invalid time zone.
 */
function shownAt(timestamp: number, timeZone: string): string {
  const form = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', form);
  clocks.set(timeZone, clock);
  return clock.format(timestamp);
}

/** The date `days` after (negative: before) a date. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The timestamp of a local time, e.g. `09:30`, on a date in a time zone. */
export function getTimestampAt(day: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Repeated, since the first guess may be on the other side of a clock change.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}

/** Milliseconds that a time zone is ahead of UTC at a timestamp. */
function offsetAt(timestamp: number, timeZone: string): number {
  const text = shownAt(timestamp, timeZone);
  return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(timestamp / 1000) * 1000;
}
