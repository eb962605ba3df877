import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { buildDraftSchema, type LoadedForm } from '../records/form-values.ts';
import { broken, validate, type FieldErrors } from '../validation/field-errors.ts';
import { isNot, max, oneOf, regex, required } from '../validation/rules.ts';

type Settings = Schema<'OrganizationSettings'>;
export type Weekday = Schema<'Weekday'>;

/** The days of the week by the contract's names, Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];

/** The months of the year by the contract's names. */
export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const satisfies readonly Schema<'Month'>[];

export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const;

/** The form's input. An empty text means that nothing is selected. */
export type SettingsForm = Omit<Settings, 'tenantLogoUrl' | 'version'>;
export type SettingsField = keyof SettingsForm;
export type SettingsErrors = FieldErrors<SettingsField>;

/** The fields in the order of the screen: the first invalid one gets the focus. */
export const settingsFields = [
  'name',
  'address',
  'timeZone',
  'dateFormat',
  'currency',
  'weekStart',
  'financialYearStart',
  'workingHoursStart',
  'workingHoursEnd',
  'workingDays',
] as const satisfies readonly SettingsField[];

/** The initial form of a tenant without settings. */
export const firstForm = (tenantName: string, timeZone: string): SettingsForm => ({
  name: tenantName,
  address: '',
  timeZone,
  dateFormat: 'DD/MM/YYYY',
  currency: 'USD',
  weekStart: 'monday',
  financialYearStart: 'april',
  workingHoursStart: '09:00',
  workingHoursEnd: '17:00',
  workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
});

/** The days of a week, starting with its first day. */
export function weekFrom(first: Weekday): Weekday[] {
  const at = weekdays.indexOf(first);
  return [...weekdays.slice(at), ...weekdays.slice(0, at)];
}

/** The days of the week are a set: the order in which they were ticked does not matter. */
export const inWeekOrder = (days: readonly Weekday[]): Weekday[] =>
  weekdays.filter((day) => days.includes(day));

/** The form for saved settings, with their version. */
export function toLoadedForm(settings: Settings): LoadedForm<SettingsForm> {
  const { tenantLogoUrl: _logo, version, ...form } = settings;
  return { form: { ...form, workingDays: inWeekOrder(form.workingDays) }, version };
}

/** A local time HH:mm; its text order is its time order. */
const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Source: ADMIN-019, ADMIN-D03. */
const settingsRules = v.pipe(
  v.object({
    name: v.pipe(v.string(), required(), max(250)),
    address: v.pipe(v.string(), max(1000)),
    timeZone: v.pipe(v.string(), isNot(''), max(64)),
    dateFormat: v.pipe(v.string(), oneOf(dateFormats)),
    currency: v.pipe(v.string(), isNot(''), regex(/^[A-Z]{3}$/)),
    weekStart: v.pipe(v.string(), oneOf(weekdays)),
    financialYearStart: v.pipe(v.string(), oneOf(months)),
    workingHoursStart: v.pipe(v.string(), required(), regex(clockTime)),
    workingHoursEnd: v.pipe(v.string(), required(), regex(clockTime)),
    workingDays: v.pipe(v.array(v.string()), v.minLength(1, broken('oneOf'))),
  }),
  v.forward(
    v.partialCheck(
      [['workingHoursStart'], ['workingHoursEnd']],
      ({ workingHoursStart: start, workingHoursEnd: end }) =>
        !clockTime.test(start) || !clockTime.test(end) || end > start,
      broken('endTimeAfterStartTime'),
    ),
    ['workingHoursEnd'],
  ),
);

/** Errors of a form, by field. */
export const validateSettings = (form: SettingsForm): SettingsErrors =>
  validate(settingsRules, form);

/** Valid stored values of the fields with a fixed set of options. */
const fieldSchemas = {
  dateFormat: v.picklist(dateFormats),
  weekStart: v.picklist(weekdays),
  financialYearStart: v.picklist(months),
  workingDays: v.array(v.picklist(weekdays)),
};

/**
 * Validates a stored draft; anything else was written by another program or an older version of the
 * app.
 */
export const settingsDraftSchema = buildDraftSchema(firstForm('', ''), fieldSchemas);
