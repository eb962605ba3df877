import { followed } from './followed.ts';
import { openDatabase, type OpenOptions } from './indexeddb-open.ts';
import { gaps } from './indexeddb-layout.ts';
import { openScope, type Tx } from './indexeddb-scope.ts';
import { lateViews } from './indexeddb-late-views.ts';
import {
  getNames,
  Permit,
  platformScope,
  StoreClosed,
  StoreUnavailable,
  tenantScope,
} from './rules.ts';
import type { Collections, Schema, Scope, Store } from './store.ts';

export { StorageOpenError, StoredDataMismatch } from './indexeddb-open.ts';
export type { OpenOptions } from './indexeddb-open.ts';

/**
 * The store of the browser: all tabs of an origin share the database of a name. Rejects with
 * StorageRefused when the browser keeps no data, so that the caller can take the memory store, and with
 * StoredDataMismatch when it has data of another version, which stay as they are.
 *
 * Index fields should hold strings or numbers. IndexedDB does not index null and booleans: the
 * answers are right, but queries that an index misses records for filter the tenant's records.
 */
export async function openIndexedDbStore<C extends Collections<C>>(
  schema: Schema<C>,
  options: OpenOptions,
): Promise<Store<C>> {
  let isClosed = false;
  const onClosed = () => {
    isClosed = true;
    options.onClosed?.();
  };
  const db = await openDatabase(schema, { ...options, onClosed });
  const views = lateViews(schema, { db, minRows: options.minRows ?? 2000 });
  const stores = [...getNames(schema.collections), gaps];

  /** One transaction of IndexedDB over all collections; writes wait for the disk. */
  async function run<T>(mode: IDBTransactionMode, work: (tx: Tx) => Promise<T>): Promise<T> {
    if (isClosed) throw new StoreClosed();
    const tx = db.transaction(stores, mode, { durability: 'strict' });
    // Awaited below in every case; marked as handled while the work still runs.
    tx.done.catch(() => undefined);
    const result = await work(tx).catch(async (error: unknown) => {
      await rollBack(tx, error);
      throw toStoreError(error);
    });
    await tx.done.catch((error: unknown) => {
      throw toStoreError(error);
    });
    return result;
  }

  return {
    transaction(mode, work) {
      const permit = new Permit(mode);
      return run(mode === 'write' ? 'readwrite' : 'readonly', async (tx) => {
        const scopes = new Map<string, Scope<C>>();
        const scope = (key: string) => {
          const opened = scopes.get(key) ?? openScope({ tx, schema, permit, views }, key);
          scopes.set(key, opened);
          return opened;
        };
        try {
          const tenant = (tenantId: string) => scope(tenantScope(tenantId));
          const requested = { tenant, platform: scope(platformScope) };
          return await followed(schema, mode, requested, work);
        } finally {
          permit.end();
        }
      });
    },
    clear: () =>
      run('readwrite', async (tx) => {
        for (const name of stores) await tx.objectStore(name).clear?.();
      }),
    close() {
      isClosed = true;
      db.close();
    },
  };
}

/** StoreUnavailable where the browser's share of the disk is full, else the error as it is. */
const toStoreError = (error: unknown): unknown =>
  error instanceof Error && error.name === 'QuotaExceededError'
    ? new StoreUnavailable('full', error)
    : error;

/** Resolves when nothing of the transaction is left. Throws when it was committed already. */
async function rollBack(tx: Tx, error: unknown): Promise<void> {
  try {
    tx.abort();
  } catch {
    const isCommitted = await tx.done.then(
      () => true,
      () => false,
    );
    if (isCommitted && tx.mode === 'readwrite') {
      const why = 'The work awaited something else, so its writes were kept before it failed.';
      throw new Error(why, { cause: error });
    }
  }
  await tx.done.catch(() => undefined);
}
