import * as v from 'valibot';
import { validate, type FieldErrors } from '../validation/faults.ts';
import { email } from '../validation/email.ts';
import { max, required } from '../validation/rules.ts';

/** An organisation that wants to use the portal, and who speaks for it, as typed. */
export interface RegistrationForm {
  organization: string;
  name: string;
  email: string;
  contactNumber: string;
  /** Id of the chosen zone, empty while none is. */
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

/** All are required; the greatest lengths are the contract's. */
const schema = v.object({
  organization: v.pipe(v.string(), required(), max(250)),
  name: v.pipe(v.string(), required(), max(250)),
  email: v.pipe(v.string(), required(), email(), max(254)),
  contactNumber: v.pipe(v.string(), required(), max(50)),
  timeZone: v.pipe(v.string(), required(), max(64)),
});

/** What is wrong with the form, by field. Source: REG-029. */
export const validateForm = (form: RegistrationForm): FieldErrors<RegistrationField> =>
  validate(schema, form);
