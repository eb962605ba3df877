import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../children.ts';
import { toProblem } from '#openapi/client/index.ts';
import type { Clock } from '../../clock.ts';
import { changedForm, buildRejectedForm } from '../../records/form-errors.ts';
import type { Failure } from '../../validation/failure.ts';
import { isValid, type FieldErrors } from '../../validation/field-errors.ts';
import { saveEntry } from './edit-entry.actors.ts';
import {
  createInitialEntry,
  restoredEntry,
  type PersistedEntry,
  type TypedEntry,
} from './entry-draft.ts';
import { assertDefined } from '../assert-defined.ts';
import type { UnsentStore } from '../outbox/unsent.ts';
import type { EntriesChanged, Entry } from './entries.ts';
import {
  getChange,
  emptyForm,
  validateEntry,
  toForm,
  isSameForm,
  listFixedFields,
  newEntry,
  touchedOver,
  type EntryForm,
  type NewTimes,
} from './entry-form.ts';

export interface EditEntryInput {
  clock: Clock;
  /** IANA name of the person's time zone. */
  timeZone: string;
  /** The entry to change, or the times that a new one starts with. */
  of: Entry | NewTimes;
  /** Id of a new entry, the same for each attempt to save it. */
  newId: string;
  /** The input for this entry stored on this device. */
  persisted: PersistedEntry | null;
  /** Input for an entry that has been deleted since: it is saved as a new one. */
  orphaned?: OrphanedEntry | undefined;
  /**
   * Stores changes that cannot be sent; without a store, they fail when the server is unreachable.
   */
  store?: UnsentStore | null;
}

/** Input for an entry at the time it was deleted in another tab or by someone else. */
export interface OrphanedEntry {
  id: string;
  form: EntryForm;
}

export interface EditEntryContext {
  clock: Clock;
  timeZone: string;
  store: UnsentStore | null;
  /** Null for a new entry. */
  entry: Entry | null;
  newId: string;
  form: EntryForm;
  base: EntryForm;
  /** The unfinished input that is offered for restoring. */
  offered: TypedEntry | null;
  errors: FieldErrors<keyof EntryForm>;
  failure: Failure | null;
  /** The entry as the day has it now. */
  newest: Entry | null;
  /** The entry was changed by someone else since: it is requested again. */
  isOutdated: boolean;
  /**
   * Id of the entry that was deleted elsewhere and whose input becomes a new entry; null otherwise.
   */
  deletedId: string | null;
}

export type EditEntryEvent =
  | { type: 'form.changed'; change: Partial<EntryForm> }
  | { type: 'entry.renewed'; entry: Entry }
  /** The entry is no longer in its list. */
  | { type: 'entry.lost' }
  | { type: 'draft.restored' | 'draft.discarded' }
  | { type: 'SAVE' | 'CANCEL' };

/** The form was closed without a change. */
interface EditClosed {
  type: 'edit.exited';
}

/** The entry was changed by someone else: the input stays, and is saved over the newest version. */
interface EntryOutdated {
  type: 'entry.outdated';
}

/** The entry was deleted elsewhere: its unsaved input can become a new entry. */
export interface EntryOrphaned {
  type: 'entry.orphaned';
  orphaned: OrphanedEntry & { newId: string };
}

/** An earlier attempt added the entry but its response was lost: the day has to reload. */
interface DayOutdated {
  type: 'day.outdated';
}

const isEntry = (of: Entry | NewTimes): of is Entry => 'id' in of;

const validateContext = ({ form, entry, clock, timeZone }: EditEntryContext) =>
  validateEntry(form, entry, { timeZone, now: clock.now() });

function openedWith({ of, timeZone, newId, persisted, orphaned }: EditEntryInput) {
  const entry = isEntry(of) ? of : null;
  const base = isEntry(of) ? toForm(of, timeZone) : emptyForm(of, timeZone);
  const started = orphaned
    ? { form: orphaned.form, offered: null }
    : createInitialEntry(base, persisted);
  return { entry, newest: entry, newId, base, deletedId: orphaned?.id ?? null, ...started };
}

/** The form, rebased on another version of the entry. */
function renewed(context: EditEntryContext, entry: Entry) {
  const base = toForm(entry, context.timeZone);
  return { entry, newest: entry, base, form: touchedOver(base, context), isOutdated: false };
}

export const editEntryMachine = setup({
  types: {
    context: {} as EditEntryContext,
    events: {} as EditEntryEvent,
    emitted: {} as EntriesChanged | EditClosed | EntryOutdated | EntryOrphaned | DayOutdated,
    input: {} as EditEntryInput,
    tags: {} as 'open' | 'busy',
  },
  actors: { saveEntry },
  guards: {
    // An entry without a description, saved unchanged, still gets the default description.
    isUnchanged: ({ context: { entry, form, base } }) =>
      entry !== null && base.description.trim() !== '' && isSameForm(form, base),
    isUnsaved: ({ context: { entry, form, base } }) => entry !== null && !isSameForm(form, base),
    hasOffer: ({ context }) => context.offered !== null,
    isValid: ({ context }) => isValid(validateContext(context)),
    isNewerByOther: ({ context }, { error }: { error: unknown }) =>
      context.entry !== null && toProblem(error).code === 'entryChangedMeanwhile',
    isAlreadyDeleted: ({ context }, { error }: { error: unknown }) =>
      context.entry !== null && toProblem(error).code === 'entryUnknown',
    isOutdated: ({ context }) => context.isOutdated,
    isThereAlready: ({ context }, { error }: { error: unknown }) =>
      context.entry === null && toProblem(error).code === 'entryExists',
  },
  actions: {
    change: assign(({ context }, { change }: { change: Partial<EntryForm> }) =>
      changedForm(context, change, listFixedFields(change)),
    ),
    restore: assign(({ context }) => ({ ...restoredEntry(context), errors: {}, failure: null })),
    discard: assign({ offered: null }),
    showErrors: assign(({ context }) => ({ errors: validateContext(context), failure: null })),
    showRejection: assign(({ context }, { error }: { error: unknown }) =>
      buildRejectedForm(context, error),
    ),
    // Untouched fields take the values of the new version.
    renew: assign(({ context }, { entry }: { entry: Entry }) => renewed(context, entry)),
    storeNewest: assign((_, { entry }: { entry: Entry }) => ({ newest: entry })),
    meetNewer: assign(({ context }) =>
      context.newest?.version === context.entry?.version
        ? { isOutdated: true }
        : renewed(context, assertDefined(context.newest)),
    ),
    makeNew: assign(({ context }) => ({
      entry: null,
      newest: null,
      failure: null,
      deletedId: context.entry?.id ?? null,
    })),
    emitEntryOutdated: report({ type: 'entry.outdated' }),
    reportOrphaned: report(({ context: { entry, form, newId } }) => ({
      type: 'entry.orphaned',
      orphaned: { id: entry?.id ?? '', form, newId },
    })),
    emitLeft: report({ type: 'edit.exited' }),
    emitOutdated: report({ type: 'day.outdated' }),
    emitChanged: report(({ context: { deletedId } }, { output }: { output: readonly Entry[] }) => ({
      type: 'entries.changed' as const,
      returned: output,
      ...(deletedId !== null && { removed: [deletedId] }),
    })),
  },
}).createMachine({
  id: 'edit-entry',
  description:
    'An entry is edited inline: a past one is added with both its times, or one of the day is changed. Source: CLOCK-003, CLOCK-049.',
  context: ({ input }) => ({
    clock: input.clock,
    timeZone: input.timeZone,
    store: input.store ?? null,
    ...openedWith(input),
    errors: {},
    failure: null,
    isOutdated: false,
  }),
  on: {
    'entry.renewed': [
      { guard: 'isOutdated', actions: { type: 'renew', params: ({ event }) => event } },
      { actions: { type: 'storeNewest', params: ({ event }) => event } },
    ],
    'entry.lost': { guard: 'isUnsaved', actions: 'reportOrphaned' },
  },
  initial: 'filling',
  states: {
    filling: {
      description: 'Prompts for description, times and work; shows errors at the fields.',
      tags: 'open',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'draft.restored': { guard: 'hasOffer', actions: 'restore' },
        'draft.discarded': { guard: 'hasOffer', actions: 'discard' },
        SAVE: [
          { guard: 'isUnchanged', target: 'closed' },
          { guard: 'isValid', target: 'saving' },
          { actions: 'showErrors' },
        ],
        CANCEL: 'closed',
      },
    },
    saving: {
      description:
        'The entry is being saved; when the server is unreachable, it is stored on the device.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'saveEntry',
        src: 'saveEntry',
        input: ({ context: { entry, newId, form, base, timeZone, store } }) =>
          entry === null
            ? { ...newEntry(newId, form, timeZone), store }
            : { ...getChange(entry, { form, base }, timeZone), store },
        onDone: { target: 'saved', actions: { type: 'emitChanged', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isThereAlready', params: ({ event }) => event },
            target: 'saved',
            actions: 'emitOutdated',
          },
          {
            guard: { type: 'isNewerByOther', params: ({ event }) => event },
            target: 'filling',
            actions: [
              { type: 'showRejection', params: ({ event }) => event },
              'meetNewer',
              'emitEntryOutdated',
            ],
          },
          {
            guard: { type: 'isAlreadyDeleted', params: ({ event }) => event },
            target: 'filling',
            actions: 'makeNew',
          },
          { target: 'filling', actions: { type: 'showRejection', params: ({ event }) => event } },
        ],
      },
    },
    saved: { description: 'The day shows the entry as saved.', type: 'final' },
    closed: { description: 'Nothing was changed.', type: 'final', entry: 'emitLeft' },
  },
});

export type EditEntryActor = ActorRefFrom<typeof editEntryMachine>;
