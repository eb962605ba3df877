import type { Clock } from '../clock.ts';
import type { Fault } from '../validation/faults.ts';

/** How a person counts days: by which clock, where, and how they are written. */
export interface Calendar {
  clock: Clock;
  /** IANA name. */
  timeZone: string;
  dateFormat: 'DD/MM/YYYY' | 'MM/DD/YYYY';
}

/** The present day of the person, yyyy-MM-dd. */
export const todayIn = ({ clock, timeZone }: Calendar): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(clock.now());

/** A yyyy-MM-dd day as the server takes it from this person; empty for none. */
export function dayText(day: string | null, { dateFormat }: Pick<Calendar, 'dateFormat'>): string {
  if (day === null || day === '') return '';
  const [year = '', month = '', date = ''] = day.split('-');
  return dateFormat === 'DD/MM/YYYY' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}

/** What is wrong with the day of a change: it is required, and not in the future. Source: document 3, section 5. */
export function faultOfDay(day: string | null, calendar: Calendar): Fault | null {
  if (day === null || day === '') return { rule: 'required' };
  return day > todayIn(calendar) ? { rule: 'inFuture' } : null;
}
