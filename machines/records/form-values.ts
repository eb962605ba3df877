import type { Cause } from '../cause.ts';
import * as v from 'valibot';
import type { ActorRef, Snapshot } from 'xstate';
import type { Failure } from '../validation/failure.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { isSameValue, buildValueSchema, withoutFiles, type FormValue } from './form-value.ts';

/** The input of a form. */
export type FormValues = Readonly<Record<string, FormValue>>;
export type FormField<Form extends FormValues> = keyof Form & string;

/** A record as a form, with the version of the record when it was loaded; null for a new one. */
export interface LoadedForm<Form extends FormValues> {
  form: Form;
  version: number | null;
  /**
   * The id of a new record, the same in every try; only for areas where the client creates the id.
   */
  newId?: string;
}

/** A new record that could not be created with all fields: the part that is saved so far. */
export interface MadeRecord<Form extends FormValues> extends LoadedForm<Form> {
  id: string;
}

/** A partly filled-in form, with its initial values and the record that it has already created. */
export interface RecordDraft<Form extends FormValues> {
  form: Form;
  base: Form;
  version: number | null;
  /** The record that is created but not fully saved. */
  madeId: string | null;
}

/** The draft stored on the device: the form's input, and the older draft that is still offered. */
export interface FormDraft<Form extends FormValues> extends RecordDraft<Form> {
  offered: RecordDraft<Form> | null;
}

export interface RecordFormContext<
  Form extends FormValues,
  Choices = null,
> extends RecordDraft<Form> {
  /** The record to edit; null for a new one. */
  id: string | null;
  /** The record that a new one is copied from. */
  sourceId: string | null;
  /** The id of a new record, where the client creates it. */
  newId?: string | undefined;
  /** The available options; null until loaded. */
  choices: Choices | null;
  /** The result of loading: the record, or that it is deleted and exists only in a draft. */
  read: 'nothing' | 'record' | 'deleted';
  /** The draft stored on this device when the form was opened. */
  persisted: FormDraft<Form> | null;
  /** The person's unsaved input, while it is offered. */
  draft: RecordDraft<Form> | null;
  errors: FieldErrors<FormField<Form>>;
  /** Why the last save failed; null once one succeeds or the errors are fixed. */
  failure: Failure | null;
  /** The version that someone else has saved in the meantime. */
  theirs: LoadedForm<Form> | null;
  /** The server's message when it rejected an outdated version: who saved first. */
  rejection: string;
  /** Why loading failed, where that is known. */
  cause: Cause | null;
}

type FormSnapshot<Form extends FormValues> = Snapshot<unknown> & {
  context: { form: Form; errors: FieldErrors<FormField<Form>>; failure: Failure | null };
  hasTag: (tag: 'editable') => boolean;
};

/** An actor with a form, on a page or in a dialog: the interface that its fields need. */
export type FormActor<Form extends FormValues> = Pick<
  ActorRef<FormSnapshot<Form>, { type: 'form.changed'; change: Partial<Form> }>,
  'getSnapshot' | 'subscribe' | 'send'
>;

/** Whether a form started with a record, to edit or to copy, so that its switches are shown. */
export const hasRecord = ({
  id,
  sourceId,
}: {
  id: string | null;
  sourceId: string | null;
}): boolean => id !== null || sourceId !== null;

/** The fields in which two forms differ, at any depth. */
export const changedFields = <Form extends FormValues>(one: Form, other: Form): FormField<Form>[] =>
  Object.keys(one).filter((field) => !isSameValue(one[field], other[field]));

/** A form with some fields taken from another. */
export const withFields = <Form extends FormValues>(
  form: Form,
  fields: readonly FormField<Form>[],
  other: Form,
): Form => ({ ...form, ...Object.fromEntries(fields.map((field) => [field, other[field]])) });

/** Whether the form has unsaved input. */
export const isChanged = <Form extends FormValues>({
  form,
  base,
}: Pick<RecordDraft<Form>, 'form' | 'base'>): boolean => changedFields(form, base).length > 0;

/** The unsaved input of a form, or null. */
export function getDraft<Form extends FormValues>(
  context: RecordDraft<Form>,
): RecordDraft<Form> | null {
  const { form, base, version, madeId } = context;
  return isChanged(context) ? { form, base, version, madeId } : null;
}

/**
 * The draft to store on the device, or null. Input typed while a draft is offered is stored too; an
 * offered draft that was neither restored nor discarded stays stored, even when the form closes,
 * saved or not.
 */
export function buildDraft<Form extends FormValues>(
  context: RecordDraft<Form> & { draft: RecordDraft<Form> | null },
  isClosed: boolean,
): FormDraft<Form> | null {
  const { draft } = context;
  const typed = isClosed ? null : getDraft(context);
  if (typed) return withoutFiles({ ...typed, offered: draft });
  return draft && withoutFiles({ ...draft, offered: null });
}

/**
 * The unsaved rest of a new record that was created with these fields; null where nothing is left.
 */
export function unfinished<Form extends FormValues>(
  form: Form,
  madeWith: Partial<Form>,
  { id, version }: { id: string; version: number },
): MadeRecord<Form> | null {
  const made = { ...form, ...madeWith };
  return isChanged({ form, base: made }) ? { id, version, form: made } : null;
}

/**
 * The initial form with a stored draft: input typed while another draft was offered is restored.
 */
export function withStoredDraft<Form extends FormValues>(
  initial: RecordDraft<Form>,
  { offered, ...persisted }: FormDraft<Form>,
): RecordDraft<Form> & { draft: RecordDraft<Form> } {
  return offered ? { ...persisted, draft: offered } : { ...initial, draft: persisted };
}

/**
 * Schemas for fields whose empty value does not determine their stored value: nullable fields and
 * rows.
 */
export type FieldSchemas<Form extends FormValues> = Readonly<
  Partial<Record<FormField<Form>, v.GenericSchema>>
>;

/** The schema of a stored draft of a form with these fields. */
export function buildDraftSchema<Form extends FormValues>(
  empty: Form,
  fields?: FieldSchemas<Form>,
) {
  const schemas: Readonly<Record<string, v.GenericSchema | undefined>> | undefined = fields;
  const entries = Object.entries(empty).map(
    ([field, value]) => [field, schemas?.[field] ?? buildValueSchema(value)] as const,
  );
  const form = v.custom<Form>((persisted) =>
    v.is(v.strictObject(Object.fromEntries(entries)), persisted),
  );
  const draft = {
    form,
    base: form,
    version: v.nullable(v.number()),
    madeId: v.optional(v.nullable(v.string()), null),
  };
  return v.object({ ...draft, offered: v.optional(v.nullable(v.object(draft)), null) });
}

/** The fields that someone else has changed since the form was opened. */
export const theirChanges = <Form extends FormValues>(context: {
  base: Form;
  theirs: { form: Form } | null;
}): FormField<Form>[] => (context.theirs ? changedFields(context.base, context.theirs.form) : []);

/**
 * Merges both changes: a field changed on only one side keeps that change; for fields changed on
 * both sides, mine or theirs is used.
 */
export function merged<Form extends FormValues>(
  context: Pick<RecordFormContext<Form>, 'form' | 'base' | 'version' | 'theirs'>,
  whose: 'mine' | 'theirs',
): Pick<RecordDraft<Form>, 'form' | 'base' | 'version'> {
  const { form, base, version, theirs } = context;
  if (!theirs) return { form, base, version };
  const both = { base: theirs.form, version: theirs.version };
  return whose === 'mine'
    ? { ...both, form: withFields(theirs.form, changedFields(base, form), form) }
    : { ...both, form: withFields(form, theirChanges(context), theirs.form) };
}

/** The errors without those of the given fields; the same object where nothing is removed. */
export function omitErrors<Field extends string>(
  errors: FieldErrors<Field>,
  fields: readonly string[],
): FieldErrors<Field> {
  const entries = Object.entries(errors);
  const remaining = entries.filter(([field]) => !fields.includes(field));
  return remaining.length === entries.length
    ? errors
    : (Object.fromEntries(remaining) as FieldErrors<Field>);
}
