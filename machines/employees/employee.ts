import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { email } from '../validation/email.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, regex, required } from '../validation/rules.ts';

export type Employee = Schema<'Employee'>;

/** A manager with the name by which the field shows them. */
export type SelectedManager = { id: string; name: string };

/** The form’s fields; an unknown value is empty, an unknown day or manager is null. */
export type EmployeeForm = {
  fullName: string;
  email: string;
  designationId: string;
  reportingToId: SelectedManager | null;
  workPlace: string;
  shift: string;
  phone: string;
  dateOfBirth: string | null;
  joinedOn: string | null;
  isTeamLead: boolean;
};

export const emptyEmployee: EmployeeForm = {
  fullName: '',
  email: '',
  designationId: '',
  reportingToId: null,
  workPlace: '',
  shift: '',
  phone: '',
  dateOfBirth: null,
  joinedOn: null,
  isTeamLead: false,
};

/** For drafts: the fields that are empty as null. */
export const employeeFieldSchemas = {
  reportingToId: v.nullable(v.strictObject({ id: v.string(), name: v.string() })),
  dateOfBirth: v.nullable(v.string()),
  joinedOn: v.nullable(v.string()),
};

export const toEmployeeForm = (employee: Employee): EmployeeForm => ({
  fullName: employee.fullName,
  email: employee.email,
  designationId: employee.designationId ?? '',
  reportingToId:
    employee.reportingToId === null
      ? null
      : { id: employee.reportingToId, name: employee.reportingTo ?? '' },
  workPlace: employee.workPlace,
  shift: employee.shift,
  phone: employee.phone,
  dateOfBirth: employee.dateOfBirth,
  joinedOn: employee.joinedOn,
  isTeamLead: employee.isTeamLead,
});

/** Converts a form to the contract's body: trimmed texts, null for what is not selected. */
export const toEmployeeBody = (form: EmployeeForm) => ({
  fullName: form.fullName.trim(),
  email: form.email.trim(),
  designationId: form.designationId || null,
  reportingToId: form.reportingToId?.id ?? null,
  workPlace: form.workPlace.trim(),
  shift: form.shift.trim(),
  phone: form.phone.trim(),
  dateOfBirth: form.dateOfBirth,
  joinedOn: form.joinedOn,
  isTeamLead: form.isTeamLead,
});

/** A day in wire format, or none. */
const day = v.nullable(v.pipe(v.string(), required(), regex(/^\d{4}-\d{2}-\d{2}$/)));

const rules = v.object({
  fullName: v.pipe(v.string(), required(), max(250)),
  email: v.pipe(v.string(), required(), email(), max(250)),
  designationId: v.pipe(v.string(), max(64)),
  reportingToId: employeeFieldSchemas.reportingToId,
  workPlace: v.pipe(v.string(), max(250)),
  shift: v.pipe(v.string(), max(250)),
  phone: v.pipe(v.string(), max(50)),
  dateOfBirth: day,
  joinedOn: day,
  isTeamLead: v.boolean(),
});

/** The errors of a form, by field; the server checks the days against its own date. */
export const validateEmployee = (form: EmployeeForm): FieldErrors<keyof EmployeeForm> =>
  validate(rules, form);
