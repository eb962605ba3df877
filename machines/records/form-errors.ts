import { toProblem } from '#openapi/client/index.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import { toFieldErrors, isValid, type FieldErrors } from '../validation/field-errors.ts';
import { omitErrors, type FormField, type FormValues } from './form-values.ts';

/** A form with its errors by field and the failure of its last save. */
interface FormWithErrors<Form extends FormValues> {
  form: Form;
  errors: FieldErrors<FormField<Form>>;
  failure: Failure | null;
}

/**
 * Changes values of a form. The errors of these fields, and of those that depend on them, are
 * cleared. A rejection of fields is cleared with the last of them; any other stays until a save
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

/** The server's errors for fields that the form has. */
function getServerErrors<Form extends FormValues>(form: Form, error: unknown) {
  const found = toFieldErrors(toProblem(error)) as FieldErrors<FormField<Form>>;
  const others = Object.keys(found).filter((field) => !(field in form));
  return { ...findRowErrors(form, error), ...omitErrors(found, others) };
}

/** The server's errors at rows of a list, such as `contacts.1.email`, as one error of the list. */
function findRowErrors<Form extends FormValues>(
  form: Form,
  error: unknown,
): FieldErrors<FormField<Form>> {
  const errors: Record<string, { message: string; parts: Record<string, string> }> = {};
  for (const [path, texts] of Object.entries(toProblem(error).fieldErrors)) {
    const [field = '', ...rest] = path.split('.');
    if (rest.length === 0 || !Array.isArray(form[field])) continue;
    const message = texts.join(' ');
    const known = errors[field] ?? { message, parts: {} };
    errors[field] = { ...known, parts: { ...known.parts, [rest.join('.')]: message } };
  }
  return errors as FieldErrors<FormField<Form>>;
}

/** The errors and the failure after a failed save. */
export const buildRejectedForm = <Form extends FormValues>(
  { form }: { form: Form },
  error: unknown,
) => ({
  errors: getServerErrors(form, error),
  failure: toFailure(error),
});

/** Whether someone else saved first, and no field is invalid. */
export const isVersionConflict = (form: FormValues, error: unknown): boolean =>
  toProblem(error).kind === 'conflict' && isValid(getServerErrors(form, error));
