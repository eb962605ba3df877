import type { components } from '@atrium/contract/generated/types.ts';
import { isTwelveHour, type HoursOfPerson } from './hours.ts';
import type { LocalCell, SheetCell } from './workbook.ts';

type DateFormat = components['schemas']['DateFormat'];

const dayMs = 86_400_000;

/** Day 0 of spreadsheet dates. */
const firstDay = Date.parse('1899-12-30T00:00:00Z');

/** An amount of money: two decimals, or more if it has more. */
export const amountCell = (value: number): SheetCell => ({ value, format: '#,##0.00##' });

/**
 * A day, yyyy-MM-dd, as a spreadsheet date that can be sorted and calculated with; empty for none.
 */
export const dayCell = (day: string | null, dateFormat: DateFormat): SheetCell | null =>
  day ? { value: toSerialDate(`${day}T00:00:00Z`), format: dateFormat.toLowerCase() } : null;

/** A local time, yyyy-MM-ddTHH:mm, as a spreadsheet date that can be sorted and calculated with. */
export const dateTimeCell = (
  local: string,
  { dateFormat, hourFormat }: HoursOfPerson & { dateFormat: DateFormat },
): LocalCell => ({
  value: toSerialDate(`${local}:00Z`),
  formatIn: (language) => `${dateFormat.toLowerCase()} ${getTimeFormat({ hourFormat }, language)}`,
});

/** A time of day, 24-hour HH:mm, as a spreadsheet time that can be calculated with. */
export function timeCell(local: string, hours: HoursOfPerson): LocalCell {
  const [hour = 0, minute = 0] = local.split(':').map(Number);
  return {
    value: (hour * 60 + minute) / (24 * 60),
    formatIn: (language) => getTimeFormat(hours, language),
  };
}

const getTimeFormat = (hours: HoursOfPerson, language: string) =>
  isTwelveHour(hours, language) ? 'hh:mm AM/PM' : 'hh:mm';

const toSerialDate = (timestamp: string) => (Date.parse(timestamp) - firstDay) / dayMs;
