import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { isDay } from '../holidays/holiday.ts';
import type { RecordFields } from '../records/record-page.ts';
import { broken, validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, oneOf } from '../validation/rules.ts';

export type Absence = Schema<'Absence'>;
export type AbsenceKind = Schema<'AbsenceKind'>;

export const absenceKinds = [
  'Vacation',
  'Illness',
  'Training',
  'Other',
] as const satisfies readonly AbsenceKind[];

/** The form's input; a day is yyyy-MM-dd, null while it is empty. */
export type AbsenceForm = {
  firstDay: string | null;
  lastDay: string | null;
  isHalfDay: boolean;
  /** Empty while none is selected. */
  kind: AbsenceKind | '';
  note: string;
};
export type AbsenceField = keyof AbsenceForm;

export const emptyAbsence: AbsenceForm = {
  firstDay: null,
  lastDay: null,
  isHalfDay: false,
  kind: '',
  note: '',
};

/** An absence as a form; who edits one sees its kind and note. */
export const toAbsenceForm = (absence: Absence): AbsenceForm => ({
  firstDay: absence.firstDay,
  lastDay: absence.lastDay,
  isHalfDay: absence.isHalfDay,
  kind: absence.kind ?? '',
  note: absence.note ?? '',
});

/** Whether the absence can be half a day: it is on a single one. */
export const isSingleDay = ({ firstDay, lastDay }: Pick<AbsenceForm, 'firstDay' | 'lastDay'>) =>
  firstDay !== null && firstDay === lastDay;

/** Converts a valid form to the contract's body. */
export const toAbsenceBody = (form: AbsenceForm) => ({
  firstDay: form.firstDay ?? '',
  lastDay: form.lastDay ?? '',
  isHalfDay: form.isHalfDay && isSingleDay(form),
  kind: form.kind === '' ? ('Other' as const) : form.kind,
  note: form.note.trim(),
});

/** The fields by which the absences of an employee are sorted and filtered. */
export const absenceFields: RecordFields<Absence> = {
  firstDay: ({ firstDay }) => firstDay,
  lastDay: ({ lastDay }) => lastDay,
  kind: ({ kind }) => kind,
  note: ({ note }) => note,
};

const day = v.custom<string | null>((text) => isDay(text), broken('required'));
const rules = v.object({
  firstDay: day,
  lastDay: day,
  isHalfDay: v.boolean(),
  kind: v.pipe(v.string(), oneOf(absenceKinds)),
  note: v.pipe(v.string(), max(500)),
});

/** The errors of a form, by field. Source: PEOPL-D41. */
export function validateAbsence(form: AbsenceForm): FieldErrors<AbsenceField> {
  const errors = validate(rules, form);
  const { firstDay, lastDay } = form;
  const isReversed = firstDay !== null && lastDay !== null && lastDay < firstDay;
  return isReversed && !errors.lastDay ? { ...errors, lastDay: { rule: 'beforeStart' } } : errors;
}

/** The days before and after today whose absences are listed; a period has up to 366 days. */
const [daysBefore, daysAfter] = [120, 245];
const dayMs = 86_400_000;

/** The period around a day whose absences are listed, its last day included. */
export function toListedPeriod(today: string): { from: string; to: string } {
  const move = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
  return { from: move(-daysBefore), to: move(daysAfter) };
}
