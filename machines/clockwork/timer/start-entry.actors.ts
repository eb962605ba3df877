import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Work } from '../../work/work.ts';
import type { ClockWorkPost } from '../day/clockwork-day.actors.ts';
import { miniEntry, type Entry } from '../entry/entries.ts';
import { sendOrQueue, type UnsentStore } from '../outbox/unsent.ts';
import { entryStarted, withRunning } from '../outbox/unsent-changes.ts';
import { unsentOver } from '../outbox/unsent-over.ts';

export interface EntryToStart {
  post: ClockWorkPost;
  started: { id: string; startTime: string; description: string; work: Work | null };
  /** The entry that runs until then. */
  live: Entry | null;
  store: UnsentStore | null;
}

/** Starts an entry; where the server is unreachable, it is started on the device and sent later. */
export const startEntry = fromPromise<readonly Entry[], EntryToStart>(
  ({ input: { post, started, live, store }, signal }) =>
    sendOrQueue<readonly Entry[]>(store, {
      send: async () => {
        const isQueued = store !== null;
        const { clockWorkEntries } = await api.postClockWork({ body: post, signal, isQueued });
        store?.change(withRunning(miniEntry(clockWorkEntries)));
        return clockWorkEntries;
      },
      queue: (outbox) => {
        entryStarted(outbox, started);
        return unsentOver(live ? [live] : [], outbox.read().unsent);
      },
    }),
);
