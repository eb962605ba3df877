import type { components } from '#openapi/generated/types.ts';
import type { Period } from '../../common/clockwork/period.ts';
import { addDays, mondayOf } from '../../common/clockwork/time.ts';

type Name = components['schemas']['AnalyticsPeriod'];

/** The first day of a day's month. */
const firstOf = (day: string) => `${day.slice(0, 8)}01`;

const periods: Readonly<Record<Name, (today: string) => Period | null>> = {
  allTime: () => null,
  thisWeek: (today) => ({ from: mondayOf(today), before: addDays(today, 1) }),
  lastWeek: (today) => ({ from: addDays(mondayOf(today), -7), before: mondayOf(today) }),
  thisMonth: (today) => ({ from: firstOf(today), before: addDays(today, 1) }),
  lastMonth: (today) => ({
    from: firstOf(addDays(firstOf(today), -1)),
    before: firstOf(today),
  }),
};

/**
 * The days of a named period as seen on a day; null for all time. Weeks begin on Monday.
 * Source: document 2, section 4.
 */
export const periodNamed = (name: Name, today: string): Period | null => periods[name](today);
