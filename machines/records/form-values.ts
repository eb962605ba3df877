import type { Cause } from '../cause.ts';
import * as v from 'valibot';
import type { ActorRef, Snapshot } from 'xstate';
import type { Failure } from '../validation/failure.ts';
import type { FieldErrors } from '../validation/faults.ts';
import { isSameValue, buildValueSchema, withoutFiles, type FormValue } from './form-value.ts';

/** What a person fills in. */
export type FormValues = Readonly<Record<string, FormValue>>;
export type FormField<Form extends FormValues> = keyof Form & string;

/** A record as a form, with the version of the record that this was; a new one has none. */
export interface LoadedForm<Form extends FormValues> {
  form: Form;
  version: number | null;
  /** The id that this form gives to a new record, however often it is sent; for the areas in which it is made here. */
  newId?: string;
}

/** A new record of which the call that makes it could not take everything: what stands so far. */
export interface MadeRecord<Form extends FormValues> extends LoadedForm<Form> {
  id: string;
}

/** A half-filled form: with what it was begun from, and the record that it has made already. */
export interface RecordDraft<Form extends FormValues> {
  form: Form;
  base: Form;
  version: number | null;
  /** The record that is made and not saved as a whole. */
  madeId: string | null;
}

/** What is kept on the device: what the form holds, and the older draft that is still on offer. */
export interface FormDraft<Form extends FormValues> extends RecordDraft<Form> {
  offered: RecordDraft<Form> | null;
}

export interface RecordFormContext<
  Form extends FormValues,
  Choices = null,
> extends RecordDraft<Form> {
  /** The record to edit; null for a new one. */
  id: string | null;
  /** The record that a new one begins with. */
  sourceId: string | null;
  /** The id of a new record, where it is made here. */
  newId?: string | undefined;
  /** What there is to choose from; null before it is read. */
  choices: Choices | null;
  /** What has been read: the record, or that it is gone and lives in a draft alone. */
  read: 'nothing' | 'record' | 'deleted';
  /** What was kept on this device when the form was opened. */
  persisted: FormDraft<Form> | null;
  /** What the person had not finished, while it is on offer. */
  draft: RecordDraft<Form> | null;
  errors: FieldErrors<FormField<Form>>;
  /** Why the last save has failed; null once one succeeds, or what was wrong is mended. */
  failure: Failure | null;
  /** What somebody else has saved meanwhile. */
  theirs: LoadedForm<Form> | null;
  /** What the server said when it refused a stale change: who was faster. */
  rejection: string;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

type FormSnapshot<Form extends FormValues> = Snapshot<unknown> & {
  context: { form: Form; errors: FieldErrors<FormField<Form>>; failure: Failure | null };
  hasTag: (tag: 'editable') => boolean;
};

/** An actor that holds a form, be it a page or a dialog: what its fields need of it. */
export type FormActor<Form extends FormValues> = Pick<
  ActorRef<FormSnapshot<Form>, { type: 'form.changed'; change: Partial<Form> }>,
  'getSnapshot' | 'subscribe' | 'send'
>;

/** Whether a form began with a record, to edit or to copy, so that its switches are shown. */
export const hasRecord = ({
  id,
  sourceId,
}: {
  id: string | null;
  sourceId: string | null;
}): boolean => id !== null || sourceId !== null;

/** The fields in which two forms differ, however deep. */
export const changedFields = <Form extends FormValues>(one: Form, other: Form): FormField<Form>[] =>
  Object.keys(one).filter((field) => !isSameValue(one[field], other[field]));

/** A form with some fields of another. */
export const withFields = <Form extends FormValues>(
  form: Form,
  fields: readonly FormField<Form>[],
  other: Form,
): Form => ({ ...form, ...Object.fromEntries(fields.map((field) => [field, other[field]])) });

/** Whether something is filled in that is not saved. */
export const isChanged = <Form extends FormValues>({
  form,
  base,
}: Pick<RecordDraft<Form>, 'form' | 'base'>): boolean => changedFields(form, base).length > 0;

/** What a form holds that is not saved, or null. */
export function getDraft<Form extends FormValues>(
  context: RecordDraft<Form>,
): RecordDraft<Form> | null {
  const { form, base, version, madeId } = context;
  return isChanged(context) ? { form, base, version, madeId } : null;
}

/**
 * What is to be kept on the device, or null. What is typed beside an offer is kept too; an offer
 * that nobody has decided about stays kept, even when the form is left, saved or not.
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

/** What is still to be saved of a new record that was made with these fields; null where nothing is. */
export function unfinished<Form extends FormValues>(
  form: Form,
  madeWith: Partial<Form>,
  { id, version }: { id: string; version: number },
): MadeRecord<Form> | null {
  const made = { ...form, ...madeWith };
  return isChanged({ form, base: made }) ? { id, version, form: made } : null;
}

/** A form that begins beside what is kept: what was typed beside an offer stands in it again. */
export function withStoredDraft<Form extends FormValues>(
  initial: RecordDraft<Form>,
  { offered, ...persisted }: FormDraft<Form>,
): RecordDraft<Form> & { draft: RecordDraft<Form> } {
  return offered ? { ...persisted, draft: offered } : { ...initial, draft: persisted };
}

/** What a device may keep of the fields that their empty values do not tell: what may be null, and rows. */
export type FieldSchemas<Form extends FormValues> = Readonly<
  Partial<Record<FormField<Form>, v.GenericSchema>>
>;

/** What a device may have kept of a form with these fields. */
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

/** The fields that somebody else has changed since the form was begun. */
export const theirChanges = <Form extends FormValues>(context: {
  base: Form;
  theirs: { form: Form } | null;
}): FormField<Form>[] => (context.theirs ? changedFields(context.base, context.theirs.form) : []);

/**
 * Both changes together: a field that only one side has changed is right either way, and of those
 * that both have changed mine or theirs is taken.
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

/** The faults of the fields that are not being corrected; the same object where that is all of them. */
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
