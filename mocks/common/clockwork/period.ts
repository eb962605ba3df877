import { rejectField } from '../../core/requests/http-error.ts';
import type { TenantUser } from '../../store/world.ts';
import { addDays, startOfDay } from './time.ts';
import { shownIn } from '@atrium/time/zoned';

/** Maximum number of days in a report or an analysis. */
const longest = 366;

/** A range of days: the first, and the exclusive end. */
export interface Period {
  from: string;
  before: string;
}

/**
 * The days from the first to the last, inclusive, from the request fields with these names. 400
 * when they are in the wrong order or too many.
 */
export function toPeriod({
  startDateAsString,
  endDateAsString,
}: {
  startDateAsString: string;
  endDateAsString: string;
}): Period {
  if (endDateAsString < startDateAsString) throw rejectField('endDateAsString', 'periodBackwards');
  if (endDateAsString >= addDays(startDateAsString, longest)) {
    throw rejectField('endDateAsString', 'periodTooLong', { days: longest });
  }
  return { from: startDateAsString, before: addDays(endDateAsString, 1) };
}

/** The timestamps of a period in a time zone, as a query condition. */
export const toTimestamps = ({ from, before }: Period, timeZone: string) => ({
  from: startOfDay(from, timeZone),
  below: startOfDay(before, timeZone),
});

/** The day of a timestamp in the user's date format. */
export const shownDay = (
  timestamp: string,
  { timeZone, dateFormat }: Pick<TenantUser, 'timeZone' | 'dateFormat'>,
): string => shownIn(timestamp, timeZone, dateFormat.replaceAll('D', 'd').replaceAll('Y', 'y'));

/**
 * The range of a period in a file name: DD-MMM-YYYY to DD-MMM-YYYY, including the last day. Source:
 * CLOCK-058.
 */
export function fileRange({ from, before }: Period): string {
  return `${fileDay(from)} to ${fileDay(addDays(before, -1))}`;
}

const fileDay = (day: string) => shownIn(`${day}T00:00:00Z`, 'UTC', 'dd-MMM-yyyy');
