import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { EntriesChange, Entry } from '../clockwork/entry/entries.ts';
import type { SheetChange } from './sheet.ts';

/**
 * Saves the text of a cell; a server rejection is shown in the cell. New times of multiple entries
 * are one call, so that no entry temporarily overlaps another.
 */
export const saveCell = fromPromise<Required<EntriesChange>, SheetChange>(
  async ({ input: { post, adjust, clear = [] }, signal }) => {
    const options = { signal, isReported: true };
    const returned = new Map<string, Entry>();
    const store = ({ clockWorkEntries }: { clockWorkEntries: readonly Entry[] }) => {
      for (const entry of clockWorkEntries) returned.set(entry.id, entry);
    };
    if (post) store(await api.postClockWork({ body: post, ...options }));
    if (adjust) {
      // Saving the note changed the version of its entry.
      const body = adjust.map((times) => {
        const version = returned.get(times.entryId)?.version ?? times.version;
        return { ...times, ...(version !== undefined && { version }) };
      });
      store(await api.adjustMultipleClockWorkEntries({ body, ...options }));
    }
    const removed = clear.map(({ id }) => id);
    if (removed.length > 0) await api.deleteClockWorkEntries({ body: removed, ...options });
    return { returned: [...returned.values()], removed };
  },
);
