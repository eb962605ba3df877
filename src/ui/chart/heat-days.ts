/** A day of a year's picture. */
export interface HeatDay {
  /** yyyy-MM-dd. */
  day: string;
  /** Null where there is nothing of it. */
  value: number | null;
}

const dayLength = 86_400_000;

/** The day so many days after another one. */
const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayLength).toISOString().slice(0, 10);

const between = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** So many days in a row that end with one, with what there is of them. */
export function daysUntil(
  last: string,
  count: number,
  known: readonly { date: string; hours: number }[],
): readonly HeatDay[] {
  const values = new Map(known.map(({ date, hours }) => [date, hours]));
  return Array.from({ length: count }, (_, at) => {
    const day = shifted(last, at - count + 1);
    return { day, value: values.get(day) ?? null };
  });
}

/** The seven days of a week, from its first one on. */
export const weekFrom = (first: string): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => shifted(first, at));

/** Which day of its week a day is, from 0, where weeks begin as on some first day. */
export const getWeekdayIndex = (day: string, firstDayOfWeek: string): number =>
  ((between(firstDayOfWeek, day) % 7) + 7) % 7;

/** The step of a value from 0 on: the one whose lower bound it reaches last. */
export const getStep = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value >= bound).length;

/** The columns in which a month begins, with a day of each; one without room for a name is left out. */
export function listMonths(
  days: readonly HeatDay[],
  offset: number,
): readonly { column: number; day: string }[] {
  const found: { column: number; day: string }[] = [];
  days.forEach(({ day }, at) => {
    if (at > 0 && !day.endsWith('-01')) return;
    const column = Math.floor((offset + at) / 7);
    if (found.length > 0 && column - (found.at(-1)?.column ?? 0) < 3) found.pop();
    found.push({ column, day });
  });
  return found;
}

/**
 * The day that a key leads to: up and down go by days, to the sides by weeks, Home and End to the
 * ends. Null for any other key.
 */
export function dayMovedTo(
  from: number,
  key: string,
  { count, isRtl }: { count: number; isRtl: boolean },
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    ArrowRight: isRtl ? -7 : 7,
    ArrowLeft: isRtl ? 7 : -7,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const isToEnd = Math.abs(step) === count;
  const to = from + step;
  if (isToEnd) return step > 0 ? count - 1 : 0;
  return to < 0 || to >= count ? from : to;
}
