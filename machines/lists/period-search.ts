import type { Schema } from '#openapi/client/index.ts';
import { getFilter, type ListSearch } from './list-search.ts';

type Period = Schema<'TimeReportPeriod'>;

/** The names of a report's days in the URL. */
export const periodName = 'period';
export const fromName = 'fromDate';
export const toName = 'toDate';

/** The periods relative to today, in the order of a select. */
export const namedPeriods = ['today', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** The requested days in wire format: a named period, and the days that a person has typed. */
export function toDaysRequest(search: ListSearch, defaultPeriod: Period) {
  const [from, to] = [getFilter(search, fromName), getFilter(search, toName)];
  return {
    period: namedPeriods.find((each) => each === getFilter(search, periodName)) ?? defaultPeriod,
    ...(isDay(from) && { startDateAsString: from }),
    ...(isDay(to) && { endDateAsString: to }),
  };
}
