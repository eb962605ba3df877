import { toProblem } from '#openapi/client/index.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import { toFieldErrors, isValid, type FieldErrors } from '../validation/faults.ts';
import { omitErrors, type FormField, type FormValues } from './form-values.ts';

/** What is wrong with a form, field by field and as a whole. */
interface FormWithErrors<Form extends FormValues> {
  form: Form;
  errors: FieldErrors<FormField<Form>>;
  failure: Failure | null;
}

/**
 * A form with other values. The faults of these fields, and of those that depend on them, are
 * mended. A refusal of fields is mended with the last of them; any other stands until a save
 * succeeds.
 */
export function changedForm<Form extends FormValues>(
  { form, errors: before, failure }: FormWithErrors<Form>,
  change: Partial<Form>,
  fixed: readonly string[] = Object.keys(change),
): FormWithErrors<Form> {
  const errors = omitErrors(before, fixed);
  const isFixed = !isValid(before) && isValid(errors);
  return { form: { ...form, ...change }, errors, failure: isFixed ? null : failure };
}

/** The server's faults of the fields that there are. */
function getServerErrors<Form extends FormValues>(form: Form, error: unknown) {
  const found = toFieldErrors(toProblem(error)) as FieldErrors<FormField<Form>>;
  const others = Object.keys(found).filter((field) => !(field in form));
  return omitErrors(found, others);
}

/** What is wrong after a save that has failed. */
export const buildRejectedForm = <Form extends FormValues>(
  { form }: { form: Form },
  error: unknown,
) => ({
  errors: getServerErrors(form, error),
  failure: toFailure(error),
});

/** Whether somebody else was faster, and no field is at fault. */
export const isVersionConflict = (form: FormValues, error: unknown): boolean =>
  toProblem(error).kind === 'conflict' && isValid(getServerErrors(form, error));
