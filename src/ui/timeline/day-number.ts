/** Days are counted from 1970-01-01, so that they can be compared, added and placed. */
const dayLength = 86_400_000;

/** The number of a `yyyy-MM-dd` day; null if it is invalid. */
export function toDayNumber(day: string | null): number | null {
  const time = day === null ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? null : Math.round(time / dayLength);
}

/** The `yyyy-MM-dd` day of a number. */
export const toDay = (number: number): string =>
  new Date(number * dayLength).toISOString().slice(0, 10);

/** The weekday of a day number, from 0 for Sunday. */
export const getWeekday = (number: number): number => (((number + 4) % 7) + 7) % 7;

export const addDays = (day: string, days: number): string => toDay((toDayNumber(day) ?? 0) + days);
