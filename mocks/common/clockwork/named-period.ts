import type { components } from '@atrium/contract/generated/types.ts';
import type { Period } from './period.ts';
import { addDays } from './time.ts';

type Name = components['schemas']['AnalyticsPeriod'] | components['schemas']['TimeReportPeriod'];

/** The first day of a day's month. */
const getFirstDay = (day: string) => `${day.slice(0, 8)}01`;

const periods: Readonly<Record<Name, (today: string, week: string) => Period | null>> = {
  allTime: () => null,
  today: (today) => ({ from: today, before: addDays(today, 1) }),
  thisWeek: (today, week) => ({ from: week, before: addDays(today, 1) }),
  lastWeek: (_, week) => ({ from: addDays(week, -7), before: week }),
  thisMonth: (today) => ({ from: getFirstDay(today), before: addDays(today, 1) }),
  lastMonth: (today) => ({
    from: getFirstDay(addDays(getFirstDay(today), -1)),
    before: getFirstDay(today),
  }),
};

/**
 * The days of a named period relative to a day, whose week starts on `week`; null for all time.
 * Source: CLOCK-050.
 */
export const periodNamed = (name: Name, today: string, week: string): Period | null =>
  periods[name](today, week);
