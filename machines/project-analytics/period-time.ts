import { daysBefore, type Days } from '../clockwork-analytics/team-hours.ts';
import type { Period, ProjectDetail } from './project-details.actors.ts';

/** The time worked in a range of days, in seconds. */
interface DaysTime {
  days: Days;
  seconds: number;
}

const dayMs = 86_400_000;
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** The days of each period for a given day, in a week that starts on `week`; null for all time. */
const daysByPeriod: Readonly<Record<Period, (today: string, week: string) => Days | null>> = {
  allTime: () => null,
  thisWeek: (today, week) => ({ start: week, end: today }),
  lastWeek: (_, week) => ({ start: addDays(week, -7), end: addDays(week, -1) }),
  thisMonth: (today) => ({ start: firstOfMonth(today), end: today }),
  lastMonth: (today) => {
    const end = addDays(firstOfMonth(today), -1);
    return { start: firstOfMonth(end), end };
  },
};

/** The days of a period up to today, in a week that starts on `week`; null for all time. */
export const daysOfPeriod = (period: Period, today: string, week: string): Days | null =>
  daysByPeriod[period](today, week);

type Known = Pick<ProjectDetail, 'projectDailyHoursCalculations' | 'firstDayOfWeek'>;

/**
 * The time of a project in a period and in the one before it, from its hours per day, rounded to
 * whole minutes; null for all time. `today` is yyyy-MM-dd in the person's time zone.
 */
export function timesOfPeriod(
  { projectDailyHoursCalculations: known, firstDayOfWeek }: Known,
  period: Period,
  today: string,
): { now: DaysTime; before: DaysTime } | null {
  const days = daysByPeriod[period](today, firstDayOfWeek);
  if (days === null) return null;
  const getDaysTime = (of: Days): DaysTime => {
    const within = known.filter(({ date }) => date >= of.start && date <= of.end);
    const minutes = within.reduce((sum, { hours }) => sum + Math.round(hours * 60), 0);
    return { days: of, seconds: minutes * 60 };
  };
  return { now: getDaysTime(days), before: getDaysTime(daysBefore(days)) };
}
