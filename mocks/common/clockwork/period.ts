import { rejectField } from '../../core/refusal.ts';
import type { TenantUser } from '../../store/world.ts';
import { addDays, startOfDay } from './time.ts';
import { shownIn } from './zoned.ts';

/** Days that a report or an analysis can look at. */
const longest = 366;

/** Days in a row: the first, and the one after the last. */
export interface Period {
  from: string;
  before: string;
}

/**
 * The days from the first to the last, both included, of a request's fields of these names. 400
 * when they are the wrong way round or too many.
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

/** The instants of a period in a time zone, as a query's condition. */
export const toTimestamps = ({ from, before }: Period, timeZone: string) => ({
  from: startOfDay(from, timeZone),
  below: startOfDay(before, timeZone),
});

/** An instant's day as the user's settings write it. */
export const shownDay = (
  timestamp: string,
  { timeZone, dateFormat }: Pick<TenantUser, 'timeZone' | 'dateFormat'>,
): string => shownIn(timestamp, timeZone, dateFormat.replaceAll('D', 'd').replaceAll('Y', 'y'));

/**
 * The range of a period in a file name: DD-MMM-YYYY to DD-MMM-YYYY, the last day included.
 * Source: CLOCK-058.
 */
export function fileRange({ from, before }: Period): string {
  return `${fileDay(from)} to ${fileDay(addDays(before, -1))}`;
}

const fileDay = (day: string) => shownIn(`${day}T00:00:00Z`, 'UTC', 'dd-MMM-yyyy');
