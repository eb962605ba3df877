import { assign, emit, enqueueActions, setup } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import { buildContinuation } from '../clockwork/timer/continue-entry.ts';
import { isRunning, type Entry } from '../clockwork/entry/entries.ts';
import { startEntry } from '../clockwork/timer/start-entry.actors.ts';
import type { UnsentStore } from '../clockwork/outbox/unsent.ts';
import type { ReportTarget } from './groups.ts';
import { getMostRecentEntries } from './recent-entries.actors.ts';
import { distinctWork } from './recent-entries.ts';

export interface RecentEntriesInput {
  clock: Clock;
  /** Stores a start while the server is unreachable; null where nothing can be stored. */
  store: UnsentStore | null;
  /** Receives reports of successful and failed loads. */
  report: ReportTarget | null;
}

export interface RecentEntriesContext extends RecentEntriesInput {
  /** The last loaded entries, newest first; null until they are loaded. */
  entries: readonly Entry[] | null;
  /** The entries that can be continued. */
  offered: readonly Entry[];
  /** The entry that is being continued. */
  selected: Entry | null;
  /** Why the entries could not be loaded, if known. */
  cause: Cause | null;
}

export type RecentEntriesEvent =
  | { type: 'retry' }
  | { type: 'tab.returned' }
  /** The person's times have changed. */
  | { type: 'area.changed' }
  | { type: 'entry.continue'; entry: Entry };

/** A copy of the selected entry, which starts now and ends the running one. */
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
    "The person's recent work, to be continued from the Dashboard. Source: ANLYT-036, CLOCK-D32.",
  context: ({ input }) => ({ ...input, entries: null, offered: [], selected: null, cause: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The recent entries are loading for the first time, or again after a failure.',
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
      description: 'Times have changed: the recent entries reload, and stay until then.',
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
        'A copy of the selected entry is being started, which ends the running one; when the server is unreachable it is stored and sent later.',
      tags: 'known',
      exit: { type: 'select', params: null },
      invoke: {
        id: 'continueEntry',
        src: 'startEntry',
        input: ({ context }) => getContinuationInput(context),
        onDone: { target: 'refreshing', actions: 'emitContinued' },
        // The server's error has been shown; the entry may have been deleted.
        onError: 'refreshing',
      },
    },
    outdated: {
      description:
        'The recent entries could not be reloaded: the loaded ones stay, and can be continued.',
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
        'The recent entries could not be loaded; the page shows why, and they can be requested again.',
      tags: 'failed',
      entry: 'reportFailed',
      on: { retry: 'loading', 'tab.returned': 'loading', 'area.changed': 'loading' },
    },
  },
});
