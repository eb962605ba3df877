import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import type { ContinuedEntry } from '../timer/continue-entry.ts';
import { findCopyTimes, type CopyError } from '../selection/copy-times.ts';
import type { Entry } from './entries.ts';

/** The fields of an ended entry that are available wherever it is shown. */
export type CopiedEntry = ContinuedEntry & Pick<Entry, 'startTime' | 'endTime' | 'entryAtWork'>;

export interface EntryToCopy {
  /** An entry that has ended. */
  entry: CopiedEntry;
  /** The day of the copy, yyyy-MM-dd. */
  day: string;
  /** Id of the copy, the same for each attempt to save it. */
  newId: string;
  timeZone: string;
  /** In ms since 1970. */
  now: number;
}

export type Copied = { returned: readonly Entry[] } | { error: CopyError };

/**
 * Adds a copy of an entry to a day, in the next free time. If an earlier attempt succeeded but its
 * response was lost, returns that copy.
 */
export const copyEntry = fromPromise<Copied, EntryToCopy>(
  async ({ input: { entry, day, newId, timeZone, now }, signal }) => {
    const readDay = async () => {
      const read = await api.getClockWorkDay({ path: { date: day }, signal, isSilent: true });
      return [...read.clockWorkEntries, ...(read.continuedEntries ?? [])];
    };
    const entries = await readDay();
    const added = entries.filter(({ id }) => id === newId);
    if (added.length > 0) return { returned: added };
    const times = findCopyTimes(entry, { day, timeZone, entries, now });
    if ('error' in times) return times;
    const { description, projectId, taskId, entryAtWork } = entry;
    const copy = { id: newId, ...times, description, projectId, taskId, entryAtWork };
    const options = { signal, isReported: true, isSilent: true };
    try {
      const body = { type: 'add', entryPayLoad: copy } as const;
      return { returned: (await api.postClockWork({ body, ...options })).clockWorkEntries };
    } catch (error) {
      if (toProblem(error).code !== 'entryExists') throw error;
      return { returned: (await readDay()).filter(({ id }) => id === newId) };
    }
  },
);
