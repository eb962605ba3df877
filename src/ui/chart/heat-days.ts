/** A day of the heat map. */
export interface HeatDay {
  /** yyyy-MM-dd. */
  day: string;
  /** Null if there is no value. */
  value: number | null;
}

const dayLength = 86_400_000;

/** Adds a number of days to a day. */
const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayLength).toISOString().slice(0, 10);

const between = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** A number of consecutive days up to and including one, with their values. */
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

/** The seven days of a week from its first day. */
export const weekFrom = (first: string): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => shifted(first, at));

/** The index of a day in its week, where weeks start on the same weekday as the given first day. */
export const getWeekdayIndex = (day: string, firstDayOfWeek: string): number =>
  ((between(firstDayOfWeek, day) % 7) + 7) % 7;

/** The index of a value's step: the last one whose lower bound it reaches. */
export const getStep = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value >= bound).length;

/**
 * The columns in which a month starts, each with a day of it; a column without room for a name is
 * omitted.
 */
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
 * The index of the day that a key moves to: up and down by a day, left and right by a week, Home
 * and End to the ends. Null for any other key.
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
