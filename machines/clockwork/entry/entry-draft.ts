import * as v from 'valibot';
import { isSameForm, touchedOver, type EntryForm } from './entry-form.ts';

/** The input for an entry, with the values that the form started with, as stored on a device. */
export interface TypedEntry {
  form: EntryForm;
  base: EntryForm;
}

const work = v.object({
  projectId: v.string(),
  projectDisplayString: v.string(),
  taskId: v.nullable(v.string()),
  taskDisplayString: v.string(),
});

const formSchema: v.GenericSchema<unknown, EntryForm> = v.object({
  description: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  work: v.nullable(work),
});

const typed = { form: formSchema, base: formSchema };

/** The current input, and the input that was on offer at that time. */
export type PersistedEntry = TypedEntry & { offered: TypedEntry | null };

/** Schema of the input stored on a device. */
export const entrySchema: v.GenericSchema<unknown, PersistedEntry> = v.object({
  ...typed,
  offered: v.nullable(v.object(typed)),
});

const typedIn = ({ form, base }: TypedEntry): TypedEntry | null =>
  isSameForm(form, base) ? null : { form, base };

/**
 * The input to store, or null. An offered draft stays stored until the person restores or discards
 * it, even when the form closes, saved or not.
 */
export function draftOfEntry(context: PersistedEntry, isClosed: boolean): PersistedEntry | null {
  const { offered } = context;
  const mine = isClosed ? null : typedIn(context);
  return mine ? { ...mine, offered } : offered && { ...offered, offered: null };
}

/** The initial form for stored input: text typed while a draft was on offer is filled in again. */
export function createInitialEntry(
  base: EntryForm,
  persisted: PersistedEntry | null,
): Pick<PersistedEntry, 'form' | 'offered'> {
  if (!persisted?.offered)
    return { form: base, offered: persisted && { form: persisted.form, base: persisted.base } };
  return { form: touchedOver(base, persisted), offered: persisted.offered };
}

/**
 * Applies the offered draft to the current entry; input typed in the meantime is offered instead.
 */
export const restoredEntry = (context: PersistedEntry): Pick<PersistedEntry, 'form' | 'offered'> =>
  context.offered
    ? { form: touchedOver(context.base, context.offered), offered: typedIn(context) }
    : { form: context.form, offered: null };
