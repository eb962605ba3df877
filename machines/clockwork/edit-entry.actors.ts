import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ClockWorkPost } from './clockwork-day.actors.ts';
import type { Entry } from './entries.ts';
import { entryAdded, sentOrKept, type UnsentEntry, type UnsentStore } from './unsent.ts';

interface EntryToSave {
  post: ClockWorkPost;
  /** What it is once it is kept here; null for an entry that there is, which is not. */
  added: Pick<UnsentEntry, 'id' | 'startTime' | 'endTime' | 'description' | 'work'> | null;
  store: UnsentStore | null;
}

/**
 * Saves an entry as it is described in its place, where a refusal of it stands. A past one that is added
 * while nobody answers is kept on the device, and sent later.
 */
export const saveEntry = fromPromise<Entry[], EntryToSave>(
  ({ input: { post, added, store }, signal }) =>
    sentOrKept<Entry[]>(added && store, {
      send: async () => {
        const isKept = added !== null && store !== null;
        const options = { signal, isReported: true, isKept };
        return (await api.postClockWork({ body: post, ...options })).clockWorkEntries;
      },
      keep: (kept) => (added ? [entryAdded(kept, added)] : []),
    }),
);
