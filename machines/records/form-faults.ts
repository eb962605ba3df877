import { toProblem } from '#openapi/client/index.ts';
import { failureOf, type Failure } from '../validation/failure.ts';
import { faultsOfProblem, isSound, type Faults } from '../validation/faults.ts';
import { faultsWithout, type FieldOf, type FormValues } from './form-values.ts';

/** What is wrong with a form, field by field and as a whole. */
interface FaultyForm<Form extends FormValues> {
  form: Form;
  faults: Faults<FieldOf<Form>>;
  failure: Failure | null;
}

/**
 * A form with other values. The faults of these fields, and of those that depend on them, are
 * mended. A refusal of fields is mended with the last of them; any other stands until a save
 * succeeds.
 */
export function changedForm<Form extends FormValues>(
  { form, faults: before, failure }: FaultyForm<Form>,
  change: Partial<Form>,
  mended: readonly string[] = Object.keys(change),
): FaultyForm<Form> {
  const faults = faultsWithout(before, mended);
  const isMended = !isSound(before) && isSound(faults);
  return { form: { ...form, ...change }, faults, failure: isMended ? null : failure };
}

/** The server's faults of the fields that there are. */
function getServerErrors<Form extends FormValues>(form: Form, error: unknown) {
  const found = faultsOfProblem(toProblem(error)) as Faults<FieldOf<Form>>;
  const others = Object.keys(found).filter((field) => !(field in form));
  return faultsWithout(found, others);
}

/** What is wrong after a save that has failed. */
export const buildRejectedForm = <Form extends FormValues>({ form }: { form: Form }, error: unknown) => ({
  faults: getServerErrors(form, error),
  failure: failureOf(error),
});

/** Whether somebody else was faster, and no field is at fault. */
export const isVersionConflict = (form: FormValues, error: unknown): boolean =>
  toProblem(error).kind === 'conflict' && isSound(getServerErrors(form, error));
