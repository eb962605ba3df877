import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { RecordFields } from '../records/record-page.ts';
import { broken, validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

export type Holiday = Schema<'Holiday'>;
/** The holiday of a day, as a page of that day names it. */
export type DayHoliday = Schema<'DayHoliday'>;

/** The form's fields; a day is yyyy-MM-dd, null while it is empty. */
export type HolidayForm = {
  name: string;
  date: string | null;
  isHalfDay: boolean;
  isOptional: boolean;
};

/** What a list of a year has beyond its holidays. */
export interface HolidayFacets {
  /** Null without the organization's settings. */
  workingDays: readonly Schema<'Weekday'>[] | null;
}

export const emptyHoliday: HolidayForm = {
  name: '',
  date: null,
  isHalfDay: false,
  isOptional: false,
};

/** The fields by which the list is searched, sorted and filtered. */
export const holidayFields: RecordFields<Holiday> = {
  name: ({ name }) => name,
  date: ({ date }) => date,
  // Filtered by `active` and `inactive`.
  isHalfDay: ({ isHalfDay }) => isHalfDay,
  isOptional: ({ isOptional }) => isOptional,
};

export const toHolidayForm = ({ name, date, isHalfDay, isOptional }: Holiday): HolidayForm => ({
  name,
  date,
  isHalfDay,
  isOptional,
});

/** Converts a valid form to the contract's body. */
export const toHolidayBody = ({ name, date, isHalfDay, isOptional }: HolidayForm) => ({
  name: name.trim(),
  date: date ?? '',
  isHalfDay,
  isOptional,
});

/** The source of a form for a new holiday on a day; a copy has the id of the other. */
const dayPrefix = 'on ';
export const toSourceOnDay = (day: string): string => dayPrefix + day;

/** The day that such a source names; null for any other. */
export const getDayOfSource = (source: string): string | null =>
  source.startsWith(dayPrefix) ? source.slice(dayPrefix.length) : null;

const weekdays: readonly Schema<'Weekday'>[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** Whether the organization does not work on the weekday of a day; false without its settings. */
export function isDayOff(day: string, workingDays: HolidayFacets['workingDays']): boolean {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return weekday !== undefined && workingDays !== null && !workingDays.includes(weekday);
}

/** Whether a text is a day of the calendar, yyyy-MM-dd. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The years that the server knows, by the contract. */
const [firstYear, lastYear] = [1900, 2200];

/** Parses a year from an address; null if it is none. */
export function parseYear(value: unknown): number | null {
  const year = Number(value);
  return Number.isInteger(year) && year >= firstYear && year <= lastYear ? year : null;
}

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  date: v.custom<string | null>((day) => isDay(day), broken('required')),
  isHalfDay: v.boolean(),
  isOptional: v.boolean(),
});

/** The errors of a form, by field. Source: ADMIN-022. */
export const validateHoliday = (form: HolidayForm): FieldErrors<keyof HolidayForm> =>
  validate(rules, form);
