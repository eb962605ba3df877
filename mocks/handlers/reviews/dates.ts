import type { components } from '#openapi/generated/types.ts';
import { toIsoDay } from '../../common/clockwork/time.ts';

type DateFormat = components['schemas']['DateFormat'];

/** A day (yyyy-MM-dd) as a person reads it. */
export function dateAs(day: string, format: DateFormat): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format === 'DD/MM/YYYY' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}

/** The day of an instant in a person's time zone, as they read it. */
export const formatTimestampAsDate = (
  timestamp: string,
  { timeZone, dateFormat }: { timeZone: string; dateFormat: DateFormat },
): string => dateAs(toIsoDay(timestamp, timeZone), dateFormat);

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day as `MMM d, yyyy`. Source: REVW-016. */
export function longDate(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${months[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`;
}
