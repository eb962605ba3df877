import type { Cause } from '../cause.ts';
import * as v from 'valibot';
import type { ActorRef, Snapshot } from 'xstate';
import type { Faults } from '../validation/faults.ts';

/** What a person fills in: texts as they are typed, and switches. */
export type FormValues = Readonly<Record<string, string | boolean>>;
export type FieldOf<Form extends FormValues> = keyof Form & string;

/** A record as a form, with the version of the record that this was; a new one has none. */
export interface LoadedForm<Form extends FormValues> {
  form: Form;
  version: number | null;
  /** The id that this form gives to a new record, however often it is sent; for the areas in which it is made here. */
  newId?: string;
}

/** A half-filled form, kept on the device: with what it was begun from. */
export interface RecordDraft<Form extends FormValues> extends LoadedForm<Form> {
  base: Form;
}

export interface RecordFormContext<Form extends FormValues> extends RecordDraft<Form> {
  /** The record to edit; null for a new one. */
  id: string | null;
  /** The record that a new one begins with. */
  copyOf: string | null;
  /** What the person had not finished on this device. */
  draft: RecordDraft<Form> | null;
  faults: Faults<FieldOf<Form>>;
  /** Whether the last save has failed, and nothing was changed since. */
  isRefused: boolean;
  /** What somebody else has saved meanwhile. */
  theirs: LoadedForm<Form> | null;
  /** What the server said when it refused a stale change: who changed what. */
  refusal: string;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

type FormSnapshot<Form extends FormValues> = Snapshot<unknown> & {
  context: { form: Form; faults: Faults<FieldOf<Form>>; isRefused?: boolean };
  hasTag: (tag: 'editable') => boolean;
};

/** An actor that holds a form, be it a page or a dialog: what its fields need of it. */
export type FormHolder<Form extends FormValues> = Pick<
  ActorRef<FormSnapshot<Form>, { type: 'form.changed'; change: Partial<Form> }>,
  'getSnapshot' | 'subscribe' | 'send'
>;

/** The fields in which two forms differ. */
export const changedFields = <Form extends FormValues>(one: Form, other: Form): FieldOf<Form>[] =>
  Object.keys(one).filter((field) => one[field] !== other[field]);

/** A form with some fields of another. */
const withFields = <Form extends FormValues>(
  form: Form,
  fields: readonly FieldOf<Form>[],
  other: Form,
): Form => ({ ...form, ...Object.fromEntries(fields.map((field) => [field, other[field]])) });

/** Whether something is filled in that is not saved. */
export const isChanged = <Form extends FormValues>({ form, base }: RecordDraft<Form>): boolean =>
  changedFields(form, base).length > 0;

/** What is to be kept on the device, or null. */
export const draftOf = <Form extends FormValues>(
  context: RecordFormContext<Form>,
): RecordDraft<Form> | null => {
  const { form, base, version } = context;
  return isChanged(context) ? { form, base, version } : null;
};

/** What a device may have kept of a form with these fields. */
export function draftSchemaOf<Form extends FormValues>(empty: Form) {
  const entries = Object.entries(empty).map(
    ([field, value]) => [field, typeof value === 'string' ? v.string() : v.boolean()] as const,
  );
  const form = v.custom<Form>((kept) => v.is(v.strictObject(Object.fromEntries(entries)), kept));
  return v.object({ form, base: form, version: v.nullable(v.number()) });
}

/** The fields that somebody else has changed since the form was begun. */
export const theirChanges = <Form extends FormValues>(
  context: RecordFormContext<Form>,
): FieldOf<Form>[] => (context.theirs ? changedFields(context.base, context.theirs.form) : []);

/**
 * Both changes together: a field that only one side has changed is right either way, and of those
 * that both have changed mine or theirs is taken.
 */
export function merged<Form extends FormValues>(
  context: RecordFormContext<Form>,
  whose: 'mine' | 'theirs',
): RecordDraft<Form> {
  const { form, base, theirs } = context;
  if (!theirs) return context;
  const both = { base: theirs.form, version: theirs.version };
  return whose === 'mine'
    ? { ...both, form: withFields(theirs.form, changedFields(base, form), form) }
    : { ...both, form: withFields(form, theirChanges(context), theirs.form) };
}

/** The faults of the fields that are not being corrected. */
export const faultsWithout = <Field extends string>(
  faults: Faults<Field>,
  fields: readonly string[],
): Faults<Field> =>
  Object.fromEntries(
    Object.entries(faults).filter(([field]) => !fields.includes(field)),
  ) as Faults<Field>;
