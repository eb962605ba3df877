import type { Problem } from '#openapi/client/index.ts';
import { isValid, type FieldErrors } from '../validation/field-errors.ts';
import { toHolidayBody, validateHoliday, type Holiday, type HolidayForm } from './holiday.ts';

/** A holiday that is created together with others, once it is saved. */
export interface HolidayRow extends HolidayForm {
  /** The id of the new holiday: every attempt sends the same one. */
  id: string;
  /** Where it comes from: the day of the copied holiday, or the time in the file. */
  origin: string;
  /** Whether the person selected it. */
  isIncluded: boolean;
}

/** The fields of a row that can be corrected. */
export type RowField = 'name' | 'date';

/**
 * Why a row is not saved: it exists (the same day and name), its day is taken by another holiday or
 * by an earlier row, or the person left it out. A row without a reason is saved.
 */
export type SkipReason = 'exists' | 'taken' | 'twice' | 'leftOut';

/** A row with what becomes of it. */
export interface CheckedRow {
  row: HolidayRow;
  skipped: SkipReason | null;
  /** The name of the holiday or row that has its day; empty if there is none. */
  other: string;
  /** The errors of a row that is saved. */
  errors: FieldErrors<RowField>;
}

/** The server's errors of rows, by the row's id. */
export type ServerErrors = Readonly<Record<string, FieldErrors<RowField>>>;

/** Most holidays of one save, by the contract. */
export const maxHolidays = 100;

interface Rows {
  rows: readonly HolidayRow[];
  /** The holidays that exist. */
  known: readonly Holiday[];
  serverErrors: ServerErrors;
}

/** Whether two names look the same to a reader. */
const isSameName = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0;

/** What becomes of each row, in order. */
export function checkRows({ rows, known, serverErrors }: Rows): CheckedRow[] {
  const taken = new Map(known.map((holiday) => [holiday.date, holiday]));
  const earlier = new Map<string, string>();
  return rows.map((row) => {
    const { skipped, other } = findReason(row, taken, earlier);
    if (skipped === null && row.date !== null) earlier.set(row.date, row.name);
    const errors = skipped === null ? { ...validateHoliday(row), ...serverErrors[row.id] } : {};
    return { row, skipped, other, errors };
  });
}

function findReason(
  row: HolidayRow,
  taken: ReadonlyMap<string, Holiday>,
  earlier: ReadonlyMap<string, string>,
): Pick<CheckedRow, 'skipped' | 'other'> {
  const existing = taken.get(row.date ?? '');
  if (existing) {
    const isItself = existing.id === row.id || isSameName(existing.name, row.name);
    return { skipped: isItself ? 'exists' : 'taken', other: existing.name };
  }
  if (!row.isIncluded) return { skipped: 'leftOut', other: '' };
  const other = earlier.get(row.date ?? '');
  return other === undefined ? { skipped: null, other: '' } : { skipped: 'twice', other };
}

/** The rows that are saved. */
export const listSaved = (rows: Rows): HolidayRow[] =>
  checkRows(rows).flatMap(({ row, skipped }) => (skipped === null ? [row] : []));

/** Why the rows cannot be saved now; null if they can. */
export function findBlock(rows: Rows): 'none' | 'invalid' | 'tooMany' | null {
  const saved = checkRows(rows).filter(({ skipped }) => skipped === null);
  if (saved.length === 0) return 'none';
  if (saved.length > maxHolidays) return 'tooMany';
  return saved.every(({ errors }) => isValid(errors)) ? null : 'invalid';
}

/** The request body of the rows that are saved. */
export const toBulkBody = (rows: readonly HolidayRow[]) => ({
  holidays: rows.map(({ id, ...form }) => ({ id, ...toHolidayBody(form) })),
});

/** The server's errors such as `holidays.3.date`, by the id of the sent row. */
export function toServerErrors(
  { fieldErrors }: Pick<Problem, 'fieldErrors'>,
  sent: readonly HolidayRow[],
): ServerErrors {
  const errors: Record<string, FieldErrors<RowField>> = {};
  for (const [path, texts] of Object.entries(fieldErrors)) {
    const [, at, field] = /^holidays\.(\d+)\.(name|date)$/.exec(path) ?? [];
    const row = sent[Number(at)];
    if (row && field) errors[row.id] = { ...errors[row.id], [field]: { message: texts.join(' ') } };
  }
  return errors;
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The same day of another year; 29 February becomes 28 February in years without it. */
export function toYear(day: string, year: number): string {
  const rest = day.slice(4);
  const isMissing = rest === '-02-29' && !isLeapYear(year);
  return `${String(year).padStart(4, '0')}${isMissing ? '-02-28' : rest}`;
}

/** The days of a calendar file as rows: whole days for everyone until they are changed. */
export const toRows = (
  days: readonly { name: string; date: string; origin: string }[],
  createId: () => string,
): HolidayRow[] =>
  days.map((day) => ({
    id: createId(),
    ...day,
    isHalfDay: false,
    isOptional: false,
    isIncluded: true,
  }));

/** The holidays of a year as rows of another one. */
export const copyRows = (
  holidays: readonly Holiday[],
  year: number,
  createId: () => string,
): HolidayRow[] =>
  holidays.map(({ name, date, isHalfDay, isOptional }) => ({
    id: createId(),
    name,
    date: toYear(date, year),
    isHalfDay,
    isOptional,
    origin: date,
    isIncluded: true,
  }));
