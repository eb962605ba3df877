import type { components } from '@atrium/contract/generated/types.ts';
import { toIsoDay } from '../../common/clockwork/time.ts';

type DateFormat = components['schemas']['DateFormat'];

/** A date (yyyy-MM-dd) in a user's format. */
export function dateAs(day: string, format: DateFormat): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format === 'DD/MM/YYYY' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}

/** The date of a timestamp in a user's time zone and format. */
export const formatTimestampAsDate = (
  timestamp: string,
  { timeZone, dateFormat }: { timeZone: string; dateFormat: DateFormat },
): string => dateAs(toIsoDay(timestamp, timeZone), dateFormat);

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A date as `MMM d, yyyy`. Source: REVW-016. */
export function longDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${months[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`;
}
