import { addDays } from '#machines/clockwork/day/time.ts';

/** A month of the calendar: its weekdays in order, and its weeks with null for other months. */
export interface CalendarMonth {
  /** 0 for January. */
  number: number;
  /** 0 for Monday. */
  weekdays: readonly number[];
  weeks: readonly (readonly (string | null)[])[];
}

const weekStarts = {
  monday: 0,
  tuesday: 1,
  wednesday: 2,
  thursday: 3,
  friday: 4,
  saturday: 5,
  sunday: 6,
} as const;

/** The weekday of a yyyy-MM-dd day, 0 for Monday. */
const getWeekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The months of a year, with weeks that start on a weekday. */
export function buildMonths(year: number, weekStart: keyof typeof weekStarts): CalendarMonth[] {
  const start = weekStarts[weekStart];
  const weekdays = Array.from({ length: 7 }, (_, at) => (start + at) % 7);
  return Array.from({ length: 12 }, (_, number) => {
    const first = `${year}-${String(number + 1).padStart(2, '0')}-01`;
    const length = new Date(Date.UTC(year, number + 1, 0)).getUTCDate();
    const before = (getWeekday(first) - start + 7) % 7;
    const cells = [
      ...Array.from({ length: before }, () => null),
      ...Array.from({ length }, (_day, at) => addDays(first, at)),
    ];
    const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_week, at) =>
      Array.from({ length: 7 }, (_day, column) => cells[at * 7 + column] ?? null),
    );
    return { number, weekdays, weeks };
  });
}

/** The day that a key moves to; null for any other key. Home and End are those of the month. */
export function moveDay(day: string, key: string, isRightToLeft: boolean): string | null {
  const forward = isRightToLeft ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const inMonth = (at: number, wanted: number) => {
    const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
    return new Date(Date.UTC(year, at, Math.min(wanted, last))).toISOString().slice(0, 10);
  };
  if (key === 'PageDown') return inMonth(month, date);
  if (key === 'PageUp') return inMonth(month - 2, date);
  if (key === 'Home') return inMonth(month - 1, 1);
  return key === 'End' ? inMonth(month - 1, 31) : null;
}
