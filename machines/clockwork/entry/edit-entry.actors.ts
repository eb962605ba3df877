import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ClockWorkPost } from '../day/clockwork-day.actors.ts';
import type { Entry } from './entries.ts';
import { sendOrQueue, type UnsentEntry, type UnsentStore } from '../outbox/unsent.ts';
import { changed, entryAdded, type UnsentChange } from '../outbox/unsent-changes.ts';
import { unsentOver } from '../outbox/unsent-over.ts';

/** The form's outcome: a new entry, or a change of an existing one. */
export type Described =
  | { added: Pick<UnsentEntry, 'id' | 'startTime' | 'endTime' | 'description' | 'work'> }
  | { entry: Entry; change: UnsentChange };

export type EntryToSave = Described & {
  post: ClockWorkPost;
  store: UnsentStore | null;
};

/**
 * Saves an entry edited inline; a rejection is shown there. Where the server is unreachable, it is
 * stored on the device and sent later.
 */
export const saveEntry = fromPromise<readonly Entry[], EntryToSave>(({ input, signal }) => {
  const { post, store } = input;
  return sendOrQueue<readonly Entry[]>(store, {
    send: async () => {
      const options = { signal, isReported: true, isQueued: store !== null };
      return (await api.postClockWork({ body: post, ...options })).clockWorkEntries;
    },
    queue: (outbox) => {
      if ('added' in input) return [entryAdded(outbox, input.added)];
      const { entry, change } = input;
      outbox.change(changed(entry, change));
      return unsentOver([entry], outbox.read().unsent);
    },
  });
});
