import { fromPromise } from 'xstate';
import { api, type ResponseBody } from '#openapi/client/index.ts';
import { isOutage } from '../../cause.ts';
import { miniEntry, seenVersion, type Entry } from '../entry/entries.ts';
import { sendOrQueue, type UnsentStore } from '../outbox/unsent.ts';
import { changed, entryStarted, withRunning } from '../outbox/unsent-changes.ts';
import { believedRunning, runningAfter } from '../outbox/unsent-over.ts';

interface WithStore {
  /** Stores changes that cannot be sent; null where nothing can be stored. */
  store: UnsentStore | null;
}

/**
 * Today's status with the unsent changes applied; the last received one when the server is
 * unreachable. The timer itself reports a failed load, without a message. Source: CLOCK-060.
 */
export const getClockWorkMini = fromPromise<
  ResponseBody<'getClockWorkMini'>,
  WithStore & { date: string }
>(async ({ input: { date, store }, signal }) => {
  try {
    const status = await api.getClockWorkMini({ path: { date }, signal, isSilent: true });
    store?.change(withRunning(status.clockWorkMini));
    if (!store || status.longRunningEntry) return status;
    const clockWorkMini = runningAfter(status.clockWorkMini, store.read().unsent);
    return { ...status, clockWorkMini };
  } catch (error) {
    const running = store && isOutage(error) ? believedRunning(store.read()) : undefined;
    if (running === undefined) throw error;
    return { longRunningEntry: null, clockWorkMini: running };
  }
});

interface Start extends WithStore {
  start: {
    /**
     * Created on the device, so that a retry after a lost response does not start the entry twice.
     */
    id: string;
    startTime: string;
    description: string;
  };
}

/** Starts an entry; where the server is unreachable, it is started on the device and sent later. */
export const startMiniEntry = fromPromise<Entry, Start>(({ input: { start, store }, signal }) =>
  sendOrQueue(store, {
    send: async () => {
      const isQueued = store !== null;
      // The server sets the start: the device's clock may be wrong.
      const { startTime: _, ...body } = start;
      const { clockWorkMini } = await api.startMiniEntry({ body, signal, isQueued });
      store?.change(withRunning(clockWorkMini));
      return clockWorkMini;
    },
    queue: (outbox) => entryStarted(outbox, { ...start, work: null }),
  }),
);

interface Change extends WithStore {
  entry: Entry;
  description: string;
}

const body = ({ entry, description }: Change) => ({
  id: entry.id,
  startTime: entry.startTime,
  description,
  ...seenVersion(entry),
});

/**
 * Updates the description of the running entry; where the server is unreachable, it is sent later.
 */
export const updateMiniEntry = fromPromise<Entry, Change>(({ input, signal }) =>
  sendOrQueue(input.store, {
    send: async () => {
      const isQueued = input.store !== null;
      const { clockWorkMini } = await api.updateMiniEntry({ body: body(input), signal, isQueued });
      input.store?.change(withRunning(clockWorkMini));
      return clockWorkMini;
    },
    queue: (outbox) => {
      const { entry, description } = input;
      outbox.change(changed(entry, { description }));
      return { ...entry, description };
    },
  }),
);

/**
 * Ends the entry; the given time counts only where the change is sent later. Returns the entry that
 * still runs, which is null.
 */
export const endMiniEntry = fromPromise<Entry | null, Change & { endTime: string }>(
  ({ input, signal }) =>
    sendOrQueue(input.store, {
      send: async () => {
        const isQueued = input.store !== null;
        const { clockWorkEntries } = await api.endMiniEntry({
          body: body(input),
          signal,
          isQueued,
        });
        input.store?.change(withRunning(null));
        return miniEntry(clockWorkEntries);
      },
      queue: (outbox) => {
        const { entry, description, endTime } = input;
        outbox.change(changed(entry, { description, endTime }));
        return null;
      },
    }),
);
