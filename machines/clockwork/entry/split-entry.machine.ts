import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, type Input, toProblem } from '#openapi/client/index.ts';
import { type Entry, type EntriesChanged, seenVersion } from './entries.ts';
import { report } from '../../children.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { undoOfSplit, type ChangeUndoable } from './undo.ts';
import { getMiddle, pointAt } from './split.ts';

/** Returns both parts; the older one keeps the id. */
const splitClockWorkEntry = fromPromise<Entry[], Input<'splitClockWorkEntry'>['query']>(
  async ({ input, signal }) =>
    (await api.splitClockWorkEntry({ query: input, signal, isReported: true })).clockWorkEntries,
);

export interface SplitEntryInput {
  /** An entry that has ended and is longer than two minutes. */
  entry: Entry;
  timeZone: string;
}

export interface SplitEntryContext extends SplitEntryInput {
  /** The split point, in ms since 1970; null if the typed time is not inside the entry. */
  point: number | null;
  /** The typed text, if it is not a time inside the entry. */
  typed: string;
  /** Why the typed time was rejected: by the client, or with the server's message. */
  error: 'outside' | { message: string } | null;
  failure: Failure | null;
}

export type SplitEntryEvent =
  | { type: 'point.moved'; point: number }
  /** A time of day HH:mm, and the text as typed. */
  | { type: 'point.typed'; time: string; typed: string }
  | { type: 'entry.split' | 'CANCEL' };

const movedTo = (point: number) => ({ point, typed: '', error: null });

export const splitEntryMachine = setup({
  types: {
    context: {} as SplitEntryContext,
    events: {} as SplitEntryEvent,
    emitted: {} as EntriesChanged | ChangeUndoable,
    input: {} as SplitEntryInput,
    tags: {} as 'open' | 'busy',
  },
  actors: { splitClockWorkEntry },
  guards: { isWithin: ({ context }) => context.point !== null },
  actions: {
    move: assign((_, { point }: { point: number }) => movedTo(point)),
    type: assign(
      ({ context: { entry, timeZone } }, { time, typed }: { time: string; typed: string }) => ({
        point: pointAt(entry, time, timeZone),
        typed,
        error: null,
      }),
    ),
    showError: assign({ error: 'outside' }),
    showRejection: assign((_, { error }: { error: unknown }) => {
      const message = toProblem(error).fieldErrors['splitTime']?.join(' ');
      return message === undefined ? { failure: toFailure(error) } : { error: { message } };
    }),
    offerUndo: report(({ context }, { output }: { output: readonly Entry[] }) => ({
      type: 'change.undoable' as const,
      undo: undoOfSplit(context.entry, output),
    })),
    emitResult: report((_, { output }: { output: readonly Entry[] }) => ({
      type: 'entries.changed' as const,
      returned: output,
    })),
  },
}).createMachine({
  id: 'split-entry',
  description: 'An entry is split in two. Source: CLOCK-010, CLOCK-030.',
  context: ({ input }) => ({
    ...input,
    ...movedTo(getMiddle(input.entry)),
    failure: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Prompts for the split point, on a slider or by typing; both lengths update.',
      tags: 'open',
      on: {
        'point.moved': { actions: { type: 'move', params: ({ event }) => event } },
        'point.typed': { actions: { type: 'type', params: ({ event }) => event } },
        'entry.split': [{ guard: 'isWithin', target: 'splitting' }, { actions: 'showError' }],
        CANCEL: 'closed',
      },
    },
    splitting: {
      description: 'The entry is being split.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'splitClockWorkEntry',
        src: 'splitClockWorkEntry',
        input: ({ context }) => ({
          entryId: context.entry.id,
          ...seenVersion(context.entry),
          splitTime: new Date(context.point as number).toISOString(),
        }),
        onDone: {
          target: 'split',
          actions: [
            { type: 'emitResult', params: ({ event }) => event },
            { type: 'offerUndo', params: ({ event }) => event },
          ],
        },
        onError: {
          target: 'choosing',
          actions: { type: 'showRejection', params: ({ event }) => event },
        },
      },
    },
    split: { description: 'There are two entries now.', type: 'final' },
    closed: { description: 'The entry was not split.', type: 'final' },
  },
});

export type SplitEntryActor = ActorRefFrom<typeof splitEntryMachine>;
