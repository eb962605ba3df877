import { fromPromise } from 'xstate';
import { api, type Input, type Schema } from '#openapi/client/index.ts';
import type { Work } from '../../work/work.ts';
import {
  changedBy,
  miniEntry,
  type Entry,
  type RunningElsewhere,
  type RunningEntry,
} from '../entry/entries.ts';
import { sendOrQueue, type UnsentStore } from '../outbox/unsent.ts';
import { changed, withRunning } from '../outbox/unsent-changes.ts';
import { interruptedAfter, unsentOver } from '../outbox/unsent-over.ts';

export interface Day {
  entries: Entry[];
  /** Entries that have been running since an earlier day. */
  stale: RunningEntry[];
  /** The entry that has been running since today. */
  live: Entry | null;
  /** The work that new entries are booked on unless another is selected. */
  defaultWork: Work | null;
  /** Entries of an earlier day that extend into this one. */
  continued: Entry[];
  /** Seconds that the organization works on this day; null without its settings. */
  workingTime: number | null;
  /** The organization's holiday on this day, if there is one. */
  holiday: Schema<'DayHoliday'> | null;
  /** The entry that a break has ended; cleared when another one starts. */
  interrupted: Entry | null;
  otherTenants?: RunningElsewhere;
}

export interface DayToRead {
  date: string;
  today: string;
  timeZone: string;
  /** Stores changes that cannot be sent; null where nothing can be stored. */
  store: UnsentStore | null;
}

/**
 * The entries of a day and those still running since an earlier one, with the unsent changes
 * applied.
 */
export const loadDay = fromPromise<Day, DayToRead>(async ({ input, signal }) => {
  const { store, ...shown } = input;
  // Where the day can be shown offline, the page itself reports that the server is unreachable.
  const isQueued = store !== null;
  const [day, running] = await Promise.all([
    api.getClockWorkDay({ path: { date: input.date }, signal, isQueued }),
    api.getRunningEntries({ signal, isQueued }),
  ]);
  const isStale = ({ crossover }: RunningEntry) => crossover;
  const { clockWorkRunningEntries, runningElsewhere = [] } = running;
  const read = {
    entries: day.clockWorkEntries,
    stale: clockWorkRunningEntries.filter(isStale),
    live: clockWorkRunningEntries.find((entry) => !isStale(entry))?.clockWorkEntry ?? null,
    continued: day.continuedEntries ?? [],
  };
  store?.change(withRunning(read.live));
  const known = [...read.entries, ...(read.live ? [read.live] : [])];
  const unsent = store?.read().unsent ?? [];
  const returned = unsentOver(known, unsent);
  return {
    ...changedBy(read, { returned }, shown),
    defaultWork: day.defaultProject,
    workingTime: day.workingDayInSeconds ?? null,
    holiday: day.holiday ?? null,
    interrupted: interruptedAfter(day.brokenEntry ?? null, known, unsent),
    otherTenants: runningElsewhere,
  };
});

export type ClockWorkPost = Input<'postClockWork'>['body'];

/** Start, stop, restart and update are one API operation, told apart by `type`. */
export const postClockWork = fromPromise<Entry[], ClockWorkPost>(async ({ input, signal }) => {
  const { clockWorkEntries } = await api.postClockWork({ body: input, signal });
  return clockWorkEntries;
});

/** Same as above, but the UI shows a rejection next to the entry. */
export const postInline = fromPromise<Entry[], ClockWorkPost>(async ({ input, signal }) => {
  const { clockWorkEntries } = await api.postClockWork({ body: input, signal, isReported: true });
  return clockWorkEntries;
});

export interface EntryToEnd {
  post: ClockWorkPost;
  entry: Entry;
  endTime: string;
  /** The entry is ended for a break. */
  isBreak?: true;
  store: UnsentStore | null;
}

/** Ends the entry; the given time counts only where the change is sent later. */
export const endEntry = fromPromise<readonly Entry[], EntryToEnd>(
  ({ input: { post, entry, store, ...end }, signal }) =>
    sendOrQueue<readonly Entry[]>(store, {
      send: async () => {
        const isQueued = store !== null;
        const { clockWorkEntries } = await api.postClockWork({ body: post, signal, isQueued });
        store?.change(withRunning(miniEntry(clockWorkEntries)));
        return clockWorkEntries;
      },
      queue: (outbox) => {
        outbox.change(changed(entry, end));
        return unsentOver([entry], outbox.read().unsent);
      },
    }),
);

export interface EntryToAdjust {
  query: Input<'adjustClockWorkEntry'>['query'];
  entry: Entry;
  /** Stores changes that cannot be sent; null where only the server can make them. */
  store: UnsentStore | null;
}

/** Changes the times of an entry; where the server is unreachable, they are sent later. */
export const adjustClockWorkEntry = fromPromise<readonly Entry[], EntryToAdjust>(
  ({ input: { query, entry, store }, signal }) =>
    sendOrQueue<readonly Entry[]>(store, {
      send: async () => {
        const options = { signal, isReported: true, isQueued: store !== null };
        return (await api.adjustClockWorkEntry({ query, ...options })).clockWorkEntries;
      },
      queue: (outbox) => {
        const { newStartTime: startTime, newEndTime: endTime } = query;
        const times = { startTime, ...(endTime !== undefined && { endTime }) };
        outbox.change(changed(entry, { ...times, isTimed: true }));
        return unsentOver([entry], outbox.read().unsent);
      },
    }),
);

export const deleteClockWorkEntries = fromPromise<void, { ids: string[] }>(
  async ({ input, signal }) => {
    await api.deleteClockWorkEntries({ body: input.ids, signal });
  },
);
