import type { Clock } from '../clock.ts';
import type { FieldError } from '../validation/faults.ts';
import { validateComplete } from '../validation/incomplete.ts';
import { shownIn } from '../zoned.ts';

/** How a person counts days: by which clock, where, and how they are written. */
export interface Calendar {
  clock: Clock;
  /** IANA name. */
  timeZone: string;
  dateFormat: 'DD/MM/YYYY' | 'MM/DD/YYYY';
}

/** The present day of the person, yyyy-MM-dd. */
export const todayIn = ({ clock, timeZone }: Calendar): string =>
  shownIn(clock.now(), timeZone, 'yyyy-MM-dd');

/** A yyyy-MM-dd day as the server takes it from this person; empty for none. */
export function dayText(day: string | null, { dateFormat }: Pick<Calendar, 'dateFormat'>): string {
  if (day === null || day === '') return '';
  const [year = '', month = '', date = ''] = day.split('-');
  return dateFormat === 'DD/MM/YYYY' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}

/** A day as this person writes it, as yyyy-MM-dd; null for none. */
export function dayFromText(text: string, { dateFormat }: Pick<Calendar, 'dateFormat'>) {
  const [first, second, year] = text.split('/');
  if (!first || !second || !year) return null;
  return dateFormat === 'DD/MM/YYYY' ? `${year}-${second}-${first}` : `${year}-${first}-${second}`;
}

/**
 * What is wrong with the day of a change of the status: it is required, not in the future, and not
 * before the last change. Where somebody ahead has made that on a day that has not begun here, that
 * day may be named, and today counts as it. Source: ASSET-084; decisions, "Assets".
 */
export function validateDay(
  day: string | null,
  calendar: Calendar,
  lastChange = '',
): FieldError | null {
  if (day === null || day === '') return { rule: 'required' };
  const incomplete = validateComplete(day);
  if (incomplete) return incomplete;
  const today = todayIn(calendar);
  if (day === today) return null;
  if (day > today && day > lastChange) return { rule: 'inFuture' };
  if (day >= lastChange) return null;
  return { rule: 'notBefore', values: { day: dayText(lastChange, calendar) } };
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The day `years` whole years later: of 29 February, the 28th where there is none. */
export function addYears(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const later = Number(year) + years;
  const isMissing = month === '02' && date === '29' && !isLeapYear(later);
  return `${String(later).padStart(4, '0')}-${month}-${isMissing ? '28' : date}`;
}

/**
 * When a warranty ends: its start plus the whole number of years; null where one of the two is empty
 * or no number. Source: ASSET-086.
 */
export const warrantyEnd = (start: string | null, years: string): string | null =>
  start && validateComplete(start) === null && /^\s*\d{1,2}\s*$/.test(years)
    ? addYears(start, Number(years))
    : null;
