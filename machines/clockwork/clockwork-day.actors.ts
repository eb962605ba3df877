import { fromPromise } from 'xstate';
import { api, type Input } from '#openapi/client/index.ts';
import type { Work } from '../work/work.ts';
import type { Entry, RunningEntry } from './entries.ts';

export interface Day {
  entries: Entry[];
  /** Entries that have been running since an earlier day. */
  stale: RunningEntry[];
  /** The entry that runs since today. */
  live: Entry | null;
  /** What new entries are booked on, unless another is picked. */
  defaultWork: Work | null;
  /** Entries of an earlier day that last into this one. */
  continued: Entry[];
  /** Seconds that the organization works on the day; null without its settings. */
  workingTime: number | null;
  /** What a break has ended, until something is started. */
  interrupted: Entry | null;
}

/** The entries of a day, and what still runs since an earlier one. */
export const loadDay = fromPromise<Day, { date: string }>(async ({ input, signal }) => {
  const [day, running] = await Promise.all([
    api.getClockWorkDay({ path: { date: input.date }, signal }),
    api.getRunningEntries({ signal }),
  ]);
  const isStale = ({ crossover }: RunningEntry) => crossover;
  const { clockWorkRunningEntries } = running;
  return {
    entries: day.clockWorkEntries,
    stale: clockWorkRunningEntries.filter(isStale),
    live: clockWorkRunningEntries.find((entry) => !isStale(entry))?.clockWorkEntry ?? null,
    defaultWork: day.defaultProject,
    continued: day.continuedEntries ?? [],
    workingTime: day.workingDayInSeconds ?? null,
    interrupted: day.brokenEntry ?? null,
  };
});

export type ClockWorkPost = Input<'postClockWork'>['body'];

/** Start, stop, restart and update are one call with a type each. */
export const postClockWork = fromPromise<Entry[], ClockWorkPost>(async ({ input, signal }) => {
  const { clockWorkEntries } = await api.postClockWork({ body: input, signal });
  return clockWorkEntries;
});

export const adjustClockWorkEntry = fromPromise<Entry[], Input<'adjustClockWorkEntry'>['query']>(
  async ({ input, signal }) => {
    const { clockWorkEntries } = await api.adjustClockWorkEntry({ query: input, signal });
    return clockWorkEntries;
  },
);

export const deleteClockWorkEntries = fromPromise<void, { ids: string[] }>(
  async ({ input, signal }) => {
    await api.deleteClockWorkEntries({ body: input.ids, signal });
  },
);
