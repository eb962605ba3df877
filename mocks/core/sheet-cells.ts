import type { components } from '#openapi/generated/types.ts';
import type { SheetCell } from './workbook.ts';

type DateFormat = components['schemas']['DateFormat'];

const dayMs = 86_400_000;

/** The day from which spreadsheets count. */
const firstDay = Date.parse('1899-12-30T00:00:00Z');

/** An amount of money: two decimals, and the others where it has them. */
export const amountCell = (value: number): SheetCell => ({ value, format: '#,##0.00##' });

/** A day, yyyy-MM-dd, that a spreadsheet sorts and counts with; empty for none. */
export const dayCell = (day: string | null, dateFormat: DateFormat): SheetCell | null =>
  day ? { value: serialOf(`${day}T00:00:00Z`), format: dateFormat.toLowerCase() } : null;

/** A local time, yyyy-MM-ddTHH:mm, that a spreadsheet sorts and counts with. */
export const dateTimeCell = (local: string, dateFormat: DateFormat): SheetCell => ({
  value: serialOf(`${local}:00Z`),
  format: `${dateFormat.toLowerCase()} hh:mm AM/PM`,
});

const serialOf = (instant: string) => (Date.parse(instant) - firstDay) / dayMs;
