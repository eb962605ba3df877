import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type Entry, seenVersion } from '../entry/entries.ts';
import type { WorkingHours } from '../stale/stale-entries.ts';
import { sendOrQueue, type UnsentStore } from '../outbox/unsent.ts';
import { changed, withRunning } from '../outbox/unsent-changes.ts';

/** The working hours of the organization on a day, yyyy-MM-dd. */
export const getWorkingHours = fromPromise<WorkingHours, { date: string }>(
  async ({ input: { date }, signal }) => {
    const { weekDays = [] } = await api.getClockWorkProjectSummaries({
      path: { date },
      signal,
      isReported: true,
      isQueued: true,
    });
    const day = weekDays.find((each) => each.day === date);
    return { start: day?.workingHoursStart ?? null, seconds: day?.workingDayInSeconds ?? null };
  },
);

export interface StaleEntryToEnd {
  entry: Entry;
  /** UTC timestamp. */
  endTime: string;
  /** The entry has been running since an earlier day: each day gets its own part. */
  isMnco: boolean;
  /** Stores changes that cannot be sent; null where nothing can be stored. */
  store: UnsentStore | null;
}

/** Ends a running entry at a past time; where the server is unreachable, that is sent later. */
export const endStaleEntry = fromPromise<void, StaleEntryToEnd>(
  ({ input: { entry, endTime, isMnco, store }, signal }) =>
    sendOrQueue(store, {
      send: async () => {
        const { id: entryId, startTime: newStartTime } = entry;
        await api.adjustClockWorkEntry({
          query: { entryId, newStartTime, newEndTime: endTime, isMnco, ...seenVersion(entry) },
          signal,
          isReported: true,
          isQueued: store !== null,
        });
        store?.change(withRunning(null));
      },
      queue: (outbox) => outbox.change(changed(entry, { endTime })),
    }),
);
