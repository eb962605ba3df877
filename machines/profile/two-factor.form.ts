import * as v from 'valibot';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

/** The input to turn two-factor authentication on (the first two) and off (the last). */
export interface TwoFactorForm {
  passWord: string;
  verificationCode: string;
  password: string;
}

export type TwoFactorField = keyof TwoFactorForm;

export const emptyForm: TwoFactorForm = { passWord: '', verificationCode: '', password: '' };

/** The maximum lengths are the contract's. */
const password = v.pipe(v.string(), required(), max(128));
const verifying = v.object({
  passWord: password,
  verificationCode: v.pipe(v.string(), required(), max(32)),
});
const disabling = v.object({ password });

type Verifying = Pick<TwoFactorForm, 'passWord' | 'verificationCode'>;
type Disabling = Pick<TwoFactorForm, 'password'>;

/** Source: PROF-042. */
export const validateVerification = (form: Verifying): FieldErrors<keyof Verifying> =>
  validate(verifying, form);

/** Source: PROF-025. */
export const validateDisabling = (form: Disabling): FieldErrors<keyof Disabling> =>
  validate(disabling, form);
