import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../children.ts';
import type { Clock } from '../../clock.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { validateComplete } from '../../validation/incomplete.ts';
import { buildContinuation } from '../timer/continue-entry.ts';
import { copyEntry, type Copied, type CopiedEntry } from './copy-entry.actors.ts';
import { findCopyTimes, type CopyError } from '../selection/copy-times.ts';
import type { EntriesChanged, Entry } from './entries.ts';
import { startEntry } from '../timer/start-entry.actors.ts';
import { addDays, toIsoDay, isDay } from '../day/time.ts';
import { undoOfCopy, type ChangeUndoable } from './undo.ts';
import type { UnsentStore } from '../outbox/unsent.ts';

/** A copy that starts now, one after the original on the same day, or one on a requested day. */
export type CopyHow = 'continue' | 'sameDay' | 'otherDay';

export interface CopyEntryInput {
  clock: Clock;
  timeZone: string;
  /** An entry that has ended. */
  entry: CopiedEntry;
  how: CopyHow;
  newId: string;
  /**
   * Stores a start that cannot be sent; without a store, it fails when the server is unreachable.
   */
  store?: UnsentStore | null | undefined;
}

export interface CopyEntryContext extends CopyEntryInput {
  store: UnsentStore | null;
  /** The day of the copy, yyyy-MM-dd, or `incompleteDate`; null until one is selected. */
  day: string | null;
  error: CopyError | 'day' | 'incomplete' | null;
  failure: Failure | null;
}

export type CopyEntryEvent =
  | { type: 'day.changed'; day: string | null }
  | { type: 'SAVE' | 'CANCEL' };

/**
 * The most likely day for another copy: the one after the entry, or the one before if that lies in
 * the future.
 */
function findLikelyDay({ entry, timeZone, clock }: CopyEntryInput): string {
  const day = toIsoDay(entry.startTime, timeZone);
  const next = addDays(day, 1);
  const times = findCopyTimes(entry, { day: next, timeZone, entries: [], now: clock.now() });
  return 'error' in times ? addDays(day, -1) : next;
}

export const copyEntryMachine = setup({
  types: {
    context: {} as CopyEntryContext,
    events: {} as CopyEntryEvent,
    emitted: {} as EntriesChanged | ChangeUndoable,
    input: {} as CopyEntryInput,
    tags: {} as 'open' | 'busy',
  },
  actors: { copyEntry, startEntry },
  guards: {
    isContinued: ({ context }) => context.how === 'continue',
    isSameDay: ({ context }) => context.how === 'sameDay',
    isDayValid: ({ context: { day, clock, timeZone } }) =>
      day !== null && isDay(day) && day <= toIsoDay(clock.now(), timeZone),
    hasNoRoom: (_, { output }: { output: Copied }) => 'error' in output,
  },
  actions: {
    notify: report((_, { output }: { output: readonly Entry[] }) => ({
      type: 'entries.changed' as const,
      returned: output,
    })),
    notifyOfCopy: report((_, { output }: { output: Copied }) => ({
      type: 'entries.changed' as const,
      returned: 'returned' in output ? output.returned : [],
    })),
    offerUndo: report(({ context }, { output }: { output: Copied }) => ({
      type: 'change.undoable' as const,
      undo: undoOfCopy('returned' in output ? output.returned : [], context.newId),
    })),
    showDayError: assign(({ context: { day } }) => ({
      error: validateComplete(day) ? ('incomplete' as const) : ('day' as const),
    })),
    showError: assign((_, { output }: { output: Copied }) => ({
      error: 'error' in output ? output.error : null,
    })),
    showFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'copy-entry',
  description: 'An ended entry is continued now, or duplicated with its length. Source: CLOCK-003.',
  context: ({ input }) => ({
    ...input,
    store: input.store ?? null,
    day:
      input.how === 'otherDay'
        ? findLikelyDay(input)
        : toIsoDay(input.entry.startTime, input.timeZone),
    error: null,
    failure: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The kind of copy is known at once.',
      always: [
        { guard: 'isContinued', target: 'continuing' },
        { guard: 'isSameDay', target: 'copying' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Prompts for the day of the copy, or shows why it cannot be added there.',
      tags: 'open',
      on: {
        'day.changed': {
          actions: assign({ day: ({ event }) => event.day, error: null, failure: null }),
        },
        SAVE: [{ guard: 'isDayValid', target: 'copying' }, { actions: 'showDayError' }],
        CANCEL: 'closed',
      },
    },
    copying: {
      description: 'The day is loading, and the copy is added where it fits.',
      tags: 'busy',
      entry: assign({ error: null, failure: null }),
      invoke: {
        id: 'copyEntry',
        src: 'copyEntry',
        input: ({ context: { entry, day, newId, timeZone, clock } }) => ({
          entry,
          day: day ?? '',
          newId,
          timeZone,
          now: clock.now(),
        }),
        onDone: [
          {
            guard: { type: 'hasNoRoom', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'showError', params: ({ event }) => event },
          },
          {
            target: 'copied',
            actions: [
              { type: 'notifyOfCopy', params: ({ event }) => event },
              { type: 'offerUndo', params: ({ event }) => event },
            ],
          },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'showFailure', params: ({ event }) => event },
        },
      },
    },
    continuing: {
      description: 'An entry with the same description, project and task is being started.',
      tags: 'busy',
      invoke: {
        id: 'startEntry',
        src: 'startEntry',
        input: ({ context: { entry, clock, store } }) =>
          buildContinuation(entry, { clock, store, live: store?.read().running ?? null }),
        onDone: { target: 'copied', actions: { type: 'notify', params: ({ event }) => event } },
        onError: 'closed',
      },
    },
    copied: { description: 'The copy was added, or is running.', type: 'final' },
    closed: { description: 'Nothing was added.', type: 'final' },
  },
});

export type CopyEntryActor = ActorRefFrom<typeof copyEntryMachine>;
