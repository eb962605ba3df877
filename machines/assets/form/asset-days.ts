import type { Clock } from '../../clock.ts';
import type { FieldError } from '../../validation/field-errors.ts';
import { validateComplete } from '../../validation/incomplete.ts';
import { shownIn } from '@atrium/time/zoned';

/** The calendar settings of a person: clock, time zone and date format. */
export interface Calendar {
  clock: Clock;
  /** IANA name. */
  timeZone: string;
  dateFormat: 'DD/MM/YYYY' | 'MM/DD/YYYY';
}

/** The person's current day, yyyy-MM-dd. */
export const todayIn = ({ clock, timeZone }: Calendar): string =>
  shownIn(clock.now(), timeZone, 'yyyy-MM-dd');

/** Formats a yyyy-MM-dd day as the server expects it from this person; empty for none. */
export function dayText(day: string | null, { dateFormat }: Pick<Calendar, 'dateFormat'>): string {
  if (day === null || day === '') return '';
  const [year = '', month = '', date = ''] = day.split('-');
  return dateFormat === 'DD/MM/YYYY' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
}

/** Parses a day in this person's format to yyyy-MM-dd; null for none. */
export function dayFromText(text: string, { dateFormat }: Pick<Calendar, 'dateFormat'>) {
  const [first, second, year] = text.split('/');
  if (!first || !second || !year) return null;
  return dateFormat === 'DD/MM/YYYY' ? `${year}-${second}-${first}` : `${year}-${first}-${second}`;
}

/**
 * Validates the day of a status change: it is required, not in the future, and not before the last
 * change. If someone in a time zone ahead made that change on a day that has not started here, that
 * day is allowed and counts as today. Source: ASSET-084, ASSET-D08.
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

/** Adds `years` whole years to a day; 29 February becomes 28 February in years without it. */
export function addYears(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const later = Number(year) + years;
  const isMissing = month === '02' && date === '29' && !isLeapYear(later);
  return `${String(later).padStart(4, '0')}-${month}-${isMissing ? '28' : date}`;
}

/**
 * The end of a warranty: its start plus the whole number of years; null if either is empty or not a
 * number. Source: ASSET-086.
 */
export const warrantyEnd = (start: string | null, years: string): string | null =>
  start && validateComplete(start) === null && /^\s*\d{1,2}\s*$/.test(years)
    ? addYears(start, Number(years))
    : null;
