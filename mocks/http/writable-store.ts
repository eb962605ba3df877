import { StoreUnavailable } from '../store/rules.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';

/** Characters in a test write: a full disk still accepts a few bytes now and then. */
const tryLength = 65_536;

const probeId = 'probe';

/**
 * Monitors whether a store can write. After a write failed for lack of disk space, `isWritable`
 * makes a test write, so that the server is reported as ready again as soon as there is space.
 */
export function watchWritable(store: Store<World>) {
  let hasFailed = false;
  const watched: Store<World> = {
    ...store,
    transaction: async (mode, work) => {
      try {
        return await store.transaction(mode, work);
      } catch (error) {
        if (error instanceof StoreUnavailable) hasFailed = true;
        throw error;
      }
    },
  };
  const isWritable = async (): Promise<boolean> => {
    if (!hasFailed) return true;
    try {
      const value = ' '.repeat(tryLength);
      await store.transaction('write', ({ platform }) =>
        platform.put('meta', { id: probeId, value }),
      );
      await store.transaction('write', ({ platform }) => platform.remove('meta', probeId));
    } catch (error) {
      if (error instanceof StoreUnavailable) return false;
      throw error;
    }
    hasFailed = false;
    return true;
  };
  return { store: watched, isWritable };
}
