import { assign, emit, enqueueActions, setup } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import { buildContinuation } from '../clockwork/continue-entry.ts';
import { isRunning, type Entry } from '../clockwork/entries.ts';
import { startEntry } from '../clockwork/start-entry.actors.ts';
import type { UnsentStore } from '../clockwork/unsent.ts';
import type { ReportTarget } from './groups.ts';
import { getMostRecentEntries } from './recent-entries.actors.ts';
import { distinctWork } from './recent-entries.ts';

export interface RecentEntriesInput {
  clock: Clock;
  /** Stores a start that nobody answers; null where nothing can be stored. */
  store: UnsentStore | null;
  /** Who is notified of what was read, and of what could not be. */
  report: ReportTarget | null;
}

export interface RecentEntriesContext extends RecentEntriesInput {
  /** As they were read last, the newest first; null before they were. */
  entries: readonly Entry[] | null;
  /** What can be continued. */
  offered: readonly Entry[];
  /** The one that is being continued. */
  selected: Entry | null;
  /** Why they could not be read, where that is known. */
  cause: Cause | null;
}

export type RecentEntriesEvent =
  | { type: 'retry' }
  | { type: 'tab.returned' }
  /** The person's times have changed. */
  | { type: 'area.changed' }
  | { type: 'entry.continue'; entry: Entry };

/** A copy of the selected entry, which starts now and ends what runs. */
function getContinuationInput({ selected, entries, ...context }: RecentEntriesContext) {
  if (!selected) throw new Error('No entry is selected: send entry.continue with one.');
  return buildContinuation(selected, { ...context, live: entries?.find(isRunning) ?? null });
}

export const recentEntriesMachine = setup({
  types: {
    context: {} as RecentEntriesContext,
    events: {} as RecentEntriesEvent,
    input: {} as RecentEntriesInput,
    emitted: {} as { type: 'entry.continued' },
    tags: {} as 'known' | 'failed',
  },
  actors: { getMostRecentEntries, startEntry },
  actions: {
    setEntries: assign((_, entries: readonly Entry[]) => ({
      entries,
      offered: distinctWork(entries),
    })),
    setCause: assign({ cause: (_, { error }: { error: unknown }) => toCause(error) }),
    select: assign({ selected: (_, entry: Entry | null) => entry }),
    reportLoaded: enqueueActions(({ context: { report }, enqueue }) => {
      if (report) enqueue.sendTo(report, { type: 'group.loaded', group: 'recent' });
    }),
    reportFailed: enqueueActions(({ context: { report, cause, entries }, enqueue }) => {
      if (!report) return;
      const failure = { cause, isOutdated: entries !== null };
      enqueue.sendTo(report, { type: 'group.failed', group: 'recent', ...failure });
    }),
    emitContinued: emit({ type: 'entry.continued' }),
  },
}).createMachine({
  id: 'recent-entries',
  description:
    'What the person has worked on lately, to be continued from the Dashboard. Source: ANLYT-036; decisions, "Dashboard".',
  context: ({ input }) => ({ ...input, entries: null, offered: [], selected: null, cause: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The recent entries are read for the first time, or once more after a failure.',
      invoke: {
        id: 'getMostRecentEntries',
        src: 'getMostRecentEntries',
        onDone: {
          target: 'shown',
          actions: { type: 'setEntries', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'setCause', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The recent entries are shown, and each can be continued.',
      tags: 'known',
      entry: 'reportLoaded',
      on: {
        'tab.returned': 'refreshing',
        'area.changed': 'refreshing',
        'entry.continue': {
          target: 'continuing',
          actions: { type: 'select', params: ({ event }) => event.entry },
        },
      },
    },
    refreshing: {
      description: 'Times have changed: the recent entries are read again, and stay until then.',
      tags: 'known',
      on: {
        'area.changed': { target: 'refreshing', reenter: true },
        'entry.continue': {
          target: 'continuing',
          actions: { type: 'select', params: ({ event }) => event.entry },
        },
      },
      invoke: {
        id: 'refreshEntries',
        src: 'getMostRecentEntries',
        onDone: {
          target: 'shown',
          actions: { type: 'setEntries', params: ({ event }) => event.output },
        },
        onError: {
          target: 'outdated',
          actions: { type: 'setCause', params: ({ event }) => event },
        },
      },
    },
    continuing: {
      description:
        'A copy of the selected entry is being started, which ends what runs; where nobody answers it is stored and sent later.',
      tags: 'known',
      exit: { type: 'select', params: null },
      invoke: {
        id: 'continueEntry',
        src: 'startEntry',
        input: ({ context }) => getContinuationInput(context),
        onDone: { target: 'refreshing', actions: 'emitContinued' },
        // The server has said why; the entry may have been deleted.
        onError: 'refreshing',
      },
    },
    outdated: {
      description:
        'The recent entries could not be read again: those that were read last stay, and can be continued.',
      tags: ['known', 'failed'],
      entry: 'reportFailed',
      on: {
        retry: 'refreshing',
        'tab.returned': 'refreshing',
        'area.changed': 'refreshing',
        'entry.continue': {
          target: 'continuing',
          actions: { type: 'select', params: ({ event }) => event.entry },
        },
      },
    },
    unavailable: {
      description:
        'The recent entries could not be read; the page says why, and they can be asked for again.',
      tags: 'failed',
      entry: 'reportFailed',
      on: { retry: 'loading', 'tab.returned': 'loading', 'area.changed': 'loading' },
    },
  },
});
