import type { Collections, Store } from '../store/store.ts';

/** Thrown to undo the first run. */
const undone = new Error('The first run is undone.');

/**
 * A store that runs the work of every transaction, rolls it back and runs it again, as a database
 * does after a conflict: work that changes anything outside of the store fails its test.
 */
export const repeating = <C extends Collections<C>>(store: Store<C>): Store<C> => ({
  ...store,
  async transaction(mode, work) {
    // What the first run throws, the second one throws again.
    await store
      .transaction(mode, async (tx) => {
        await work(tx);
        throw undone;
      })
      .catch(() => undefined);
    return store.transaction(mode, work);
  },
});
