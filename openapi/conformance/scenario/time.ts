/** Clocks of a time zone: to make one takes longer than to read it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant in a time zone: yyyy-MM-dd. */
export const toIsoDay = (timestamp: number, timeZone: string): string =>
  shownAt(timestamp, timeZone).slice(0, 10);

/** An instant as a clock shows it: `yyyy-MM-dd HH:mm:ss`. Throws RangeError for no time zone. */
function shownAt(timestamp: number, timeZone: string): string {
  const form = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', form);
  clocks.set(timeZone, clock);
  return clock.format(timestamp);
}

/** The day `days` after (or before) a day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The instant of a time of day, such as `09:30`, on a day in a time zone. */
export function getTimestampAt(day: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Twice, since the first guess may lie on the other side of a change of the clocks.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString();
}

/** Milliseconds that a time zone is ahead of UTC at an instant. */
function offsetAt(timestamp: number, timeZone: string): number {
  const text = shownAt(timestamp, timeZone);
  return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(timestamp / 1000) * 1000;
}
