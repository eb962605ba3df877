import { countedSeconds } from '../store/seconds.ts';
import type { Derivation } from '../store/store.ts';
import type { EntryRecord, World } from '../store/world.ts';

/** The time that entries count, so that the store can add it up. */
export const computedEntries: Derivation<World, EntryRecord> = {
  compute: (_, entry) =>
    Promise.resolve({
      seconds: entry.endTime === null ? 0 : countedSeconds(entry, entry.endTime),
    }),
  from: {},
};
