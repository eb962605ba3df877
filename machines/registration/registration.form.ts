import * as v from 'valibot';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { email } from '../validation/email.ts';
import { max, required } from '../validation/rules.ts';

/** An organization that wants to use the portal and its contact person, as typed. */
export interface RegistrationForm {
  organization: string;
  name: string;
  email: string;
  contactNumber: string;
  /** Id of the selected zone; empty while none is selected. */
  timeZone: string;
}

export type RegistrationField = keyof RegistrationForm;

export const emptyForm: RegistrationForm = {
  organization: '',
  name: '',
  email: '',
  contactNumber: '',
  timeZone: '',
};

/** All are required; the maximum lengths are the contract's. */
const schema = v.object({
  organization: v.pipe(v.string(), required(), max(250)),
  name: v.pipe(v.string(), required(), max(250)),
  email: v.pipe(v.string(), required(), email(), max(254)),
  contactNumber: v.pipe(v.string(), required(), max(50)),
  timeZone: v.pipe(v.string(), required(), max(64)),
});

/** Errors of the form, by field. Source: REG-029. */
export const validateForm = (form: RegistrationForm): FieldErrors<RegistrationField> =>
  validate(schema, form);
