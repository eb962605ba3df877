import { fromPromise } from 'xstate';
import { api, type ResponseBody } from '#openapi/client/index.ts';
import { isOutage } from '../cause.ts';
import { miniEntry, seenVersion, type Entry } from './entries.ts';
import { sentOrKept, type UnsentStore } from './unsent.ts';
import { changed, entryStarted, heard } from './unsent-changes.ts';
import { believedRunning, runningAfter } from './unsent-over.ts';

interface Kept {
  /** Keeps what cannot be sent; null where nothing can be kept. */
  store: UnsentStore | null;
}

/**
 * Today's status with what is unsent done to it; as it was heard last where nobody answers. That it could
 * not be read is said by the timer itself, without a message. Source: CLOCK-060.
 */
export const getClockWorkMini = fromPromise<ResponseBody<'getClockWorkMini'>, Kept & { date: string }>(
  async ({ input: { date, store }, signal }) => {
    try {
      const status = await api.getClockWorkMini({ path: { date }, signal, isSilent: true });
      store?.change(heard(status.clockWorkMini));
      if (!store || status.longRunningEntry) return status;
      const clockWorkMini = runningAfter(status.clockWorkMini, store.read().unsent);
      return { ...status, clockWorkMini };
    } catch (error) {
      const running = store && isOutage(error) ? believedRunning(store.read()) : undefined;
      if (running === undefined) throw error;
      return { longRunningEntry: null, clockWorkMini: running };
    }
  },
);

interface Start extends Kept {
  start: {
    /** Made here, so that a start whose answer was lost is not done twice. */
    id: string;
    startTime: string;
    description: string;
  };
}

/** Starts an entry; where nobody answers it is begun here, and sent later. */
export const startMiniEntry = fromPromise<Entry, Start>(({ input: { start, store }, signal }) =>
  sentOrKept(store, {
    send: async () => {
      const isKept = store !== null;
      // The server sets the start: the device's clock may be wrong.
      const { startTime: _, ...body } = start;
      const { clockWorkMini } = await api.startMiniEntry({ body, signal, isKept });
      store?.change(heard(clockWorkMini));
      return clockWorkMini;
    },
    keep: (kept) => entryStarted(kept, { ...start, work: null }),
  }),
);

interface Change extends Kept {
  entry: Entry;
  description: string;
}

const body = ({ entry, description }: Change) => ({
  id: entry.id,
  startTime: entry.startTime,
  description,
  ...seenVersion(entry),
});

/** Describes the entry that runs; where nobody answers, it is sent later. */
export const updateMiniEntry = fromPromise<Entry, Change>(({ input, signal }) =>
  sentOrKept(input.store, {
    send: async () => {
      const isKept = input.store !== null;
      const { clockWorkMini } = await api.updateMiniEntry({ body: body(input), signal, isKept });
      input.store?.change(heard(clockWorkMini));
      return clockWorkMini;
    },
    keep: (kept) => {
      const { entry, description } = input;
      kept.change(changed(entry, { description }));
      return { ...entry, description };
    },
  }),
);

/** Ends the entry, at this time where that is sent later. Answers what still runs, which is none. */
export const endMiniEntry = fromPromise<Entry | null, Change & { endTime: string }>(
  ({ input, signal }) =>
    sentOrKept(input.store, {
      send: async () => {
        const isKept = input.store !== null;
        const { clockWorkEntries } = await api.endMiniEntry({ body: body(input), signal, isKept });
        input.store?.change(heard(null));
        return miniEntry(clockWorkEntries);
      },
      keep: (kept) => {
        const { entry, description, endTime } = input;
        kept.change(changed(entry, { description, endTime }));
        return null;
      },
    }),
);
