import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Clock } from '../clock.ts';
import { changedForm, buildRejectedForm } from '../records/form-faults.ts';
import type { Failure } from '../validation/failure.ts';
import { isValid, type FieldErrors } from '../validation/faults.ts';
import { saveEntry } from './edit-entry.actors.ts';
import {
  createInitialEntry,
  restoredEntry,
  type PersistedEntry,
  type TypedEntry,
} from './entry-draft.ts';
import { assertDefined } from './held.ts';
import type { UnsentStore } from './unsent.ts';
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
  /** The entry to change, or the times that a new one begins with. */
  of: Entry | NewTimes;
  /** Id of a new entry, however often its save is tried. */
  newId: string;
  /** What this device has kept of it. */
  persisted: PersistedEntry | null;
  /** What was typed of an entry that has been deleted meanwhile: it is added anew. */
  orphaned?: OrphanedEntry | undefined;
  /** Keeps what cannot be sent; without one, a call that nobody answers has failed. */
  store?: UnsentStore | null;
}

/** What was being typed of an entry when it was deleted elsewhere. */
export interface OrphanedEntry {
  id: string;
  form: EntryForm;
}

export interface EditEntryContext {
  clock: Clock;
  timeZone: string;
  store: UnsentStore | null;
  /** Null for a new one. */
  entry: Entry | null;
  newId: string;
  form: EntryForm;
  base: EntryForm;
  /** What the person had not finished, while it is on offer. */
  offered: TypedEntry | null;
  errors: FieldErrors<keyof EntryForm>;
  failure: Failure | null;
  /** As the day has the entry by now. */
  newest: Entry | null;
  /** The entry was changed elsewhere since: it is asked for anew. */
  isOutdated: boolean;
  /** It was deleted elsewhere, and what was typed of it becomes a new entry; null otherwise. */
  deletedId: string | null;
}

export type EditEntryEvent =
  | { type: 'form.changed'; change: Partial<EntryForm> }
  | { type: 'entry.renewed'; entry: Entry }
  | { type: 'draft.restored' | 'draft.discarded' }
  | { type: 'SAVE' | 'CANCEL' };

/** It was left without a change. */
interface EditClosed {
  type: 'edit.exited';
}

/** It was changed elsewhere: what was typed stays, and is saved over the newest version. */
interface EntryOutdated {
  type: 'entry.outdated';
}

/** It was added before already, by an answer that got lost: the day has to be read again. */
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

/** The form over another version of the entry. */
function renewed(context: EditEntryContext, entry: Entry) {
  const base = toForm(entry, context.timeZone);
  return { entry, newest: entry, base, form: touchedOver(base, context), isOutdated: false };
}

export const editEntryMachine = setup({
  types: {
    context: {} as EditEntryContext,
    events: {} as EditEntryEvent,
    emitted: {} as EntriesChanged | EditClosed | EntryOutdated | DayOutdated,
    input: {} as EditEntryInput,
    tags: {} as 'open' | 'busy',
  },
  actors: { saveEntry },
  guards: {
    // Saved as it is, an entry without a description still gets the one that stands for it.
    isUnchanged: ({ context: { entry, form, base } }) =>
      entry !== null && base.description.trim() !== '' && isSameForm(form, base),
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
    // What was not touched is as it is there now.
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
    emitEntryOutdated: emit({ type: 'entry.outdated' }),
    emitLeft: emit({ type: 'edit.exited' }),
    emitOutdated: emit({ type: 'day.outdated' }),
    emitChanged: emit(({ context: { deletedId } }, { output }: { output: readonly Entry[] }) => ({
      type: 'entries.changed' as const,
      returned: output,
      ...(deletedId !== null && { removed: [deletedId] }),
    })),
  },
}).createMachine({
  id: 'edit-entry',
  description:
    'An entry is described in its place: a past one is added with both its times, or one of the day is changed. Source: CLOCK-003, CLOCK-049.',
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
  },
  initial: 'filling',
  states: {
    filling: {
      description: 'Asks for description, times and work; says at the field what cannot be.',
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
      description: 'The entry is being saved; where nobody answers, it is kept here.',
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
    saved: { description: 'The day shows the entry as it is now.', type: 'final' },
    closed: { description: 'Nothing was changed.', type: 'final', entry: 'emitLeft' },
  },
});

export type EditEntryActor = ActorRefFrom<typeof editEntryMachine>;
