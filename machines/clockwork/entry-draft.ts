import * as v from 'valibot';
import { isSameForm, touchedOver, type EntryForm } from './entry-form.ts';

/** What is filled in of an entry beside what it was begun with, as a device keeps it. */
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

/** What is typed, and beside it what was on offer then. */
export type PersistedEntry = TypedEntry & { offered: TypedEntry | null };

/** What a device may have kept of such a form. */
export const entrySchema: v.GenericSchema<unknown, PersistedEntry> = v.object({
  ...typed,
  offered: v.nullable(v.object(typed)),
});

const typedIn = ({ form, base }: TypedEntry): TypedEntry | null =>
  isSameForm(form, base) ? null : { form, base };

/**
 * What is to be kept, or null. What is on offer stays kept until somebody decides about it, also
 * when the form is left, saved or not.
 */
export function draftOfEntry(context: PersistedEntry, isClosed: boolean): PersistedEntry | null {
  const { offered } = context;
  const mine = isClosed ? null : typedIn(context);
  return mine ? { ...mine, offered } : offered && { ...offered, offered: null };
}

/** A form that begins beside what is kept: what was typed beside an offer stands in it again. */
export function createInitialEntry(
  base: EntryForm,
  persisted: PersistedEntry | null,
): Pick<PersistedEntry, 'form' | 'offered'> {
  if (!persisted?.offered)
    return { form: base, offered: persisted && { form: persisted.form, base: persisted.base } };
  return { form: touchedOver(base, persisted), offered: persisted.offered };
}

/** What was typed before stands over the entry as it is now; what is typed beside it is on offer then. */
export const restoredEntry = (context: PersistedEntry): Pick<PersistedEntry, 'form' | 'offered'> =>
  context.offered
    ? { form: touchedOver(context.base, context.offered), offered: typedIn(context) }
    : { form: context.form, offered: null };
