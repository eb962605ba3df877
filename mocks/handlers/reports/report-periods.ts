import type { Period } from '../../common/clockwork/period.ts';
import { addDays } from '../../common/clockwork/time.ts';

/** The first day after the week or month of a day. */
type FindEnd = (day: string) => string;

/** Divides days into weeks or months; the first and the last may be incomplete. */
export function dividePeriod({ from, before }: Period, findEnd: FindEnd): Period[] {
  const periods: Period[] = [];
  for (let start = from; start < before;) {
    const end = findEnd(start);
    periods.push({ from: start, before: end < before ? end : before });
    start = end;
  }
  return periods;
}

/** The first day of the next month. */
export const endOfMonth: FindEnd = (day) => `${addDays(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`;

/** The first day of the next week, for weeks that start as `getWeekStart` says. */
export const endOfWeek =
  (getWeekStart: (day: string) => string): FindEnd =>
  (day) =>
    addDays(getWeekStart(day), 7);
