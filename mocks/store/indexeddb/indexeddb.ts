import { followed } from '../followed.ts';
import { openDatabase, type OpenOptions } from './indexeddb-open.ts';
import { notes, type Tx } from './indexeddb-layout.ts';
import type { RowsCache } from './indexeddb-rows.ts';
import { openScope } from './indexeddb-scope.ts';
import {
  getNames,
  Permit,
  platformScope,
  StoreClosed,
  StoreUnavailable,
  tenantScope,
} from '../rules.ts';
import type { Collections, Schema, Scope, Store } from '../store.ts';

export { StorageOpenError, StoredDataMismatch } from './indexeddb-open.ts';
export type { OpenOptions } from './indexeddb-open.ts';

/**
 * The browser's store: all tabs of an origin share the database of a name. Rejects with
 * StorageOpenError if the browser stores no data, so that the caller can use the memory store, and
 * with StoredDataMismatch if it has data of another version, which stay as they are.
 */
export async function openIndexedDbStore<C extends Collections<C>>(
  schema: Schema<C>,
  options: OpenOptions,
): Promise<Store<C>> {
  let isClosed = false;
  let isDisconnected = false;
  /** The number of transactions that wait for the code of bulk changes. */
  let waiting = 0;
  const onClosed = () => {
    isClosed = true;
    isDisconnected = true;
    options.onClosed?.();
  };
  const db = await openDatabase(schema, { ...options, onClosed });
  const writes = announceWrites(options.name);
  const cache = lateCache();
  const rows = { db, minRows: options.minRows ?? 2000, find: () => cache.rows };
  const stores = [...getNames(schema.collections), notes];

  /** One IndexedDB transaction over all collections; writes wait for the disk. */
  async function run<T>(mode: IDBTransactionMode, work: (tx: Tx) => Promise<T>): Promise<T> {
    if (isDisconnected) throw new StoreClosed();
    const tx = db.transaction(stores, mode, { durability: 'strict' });
    // Awaited below in every case; marked as handled here, since it may reject while the work still
    // runs.
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

  /** Comes before the transaction, which would commit while it waits for a file. */
  async function loadBulk() {
    waiting += 1;
    try {
      return await import('./indexeddb-bulk.ts');
    } finally {
      waiting -= 1;
      // After this transaction has begun.
      if (isClosed) setTimeout(() => db.close());
    }
  }

  return {
    async transaction(mode, work, { isBulk = false } = {}) {
      if (isClosed) throw new StoreClosed();
      const bulk = isBulk ? await loadBulk() : undefined;
      const permit = new Permit(mode);
      const committed = await run(mode === 'write' ? 'readwrite' : 'readonly', async (tx) => {
        const scopes = new Map<string, Scope<C>>();
        const context = { tx, schema, permit, rows };
        const inMemory = bulk?.openBulk(context);
        const scope = (key: string) => {
          const opened = scopes.get(key) ?? inMemory?.open(key) ?? openScope(context, key);
          scopes.set(key, opened);
          return opened;
        };
        try {
          const tenant = (tenantId: string) => scope(tenantScope(tenantId));
          const requested = { tenant, platform: scope(platformScope) };
          const result = await followed(schema, mode, requested, work);
          await inMemory?.store();
          return result;
        } finally {
          permit.end();
        }
      });
      if (mode === 'write') writes.announce();
      return committed;
    },
    onWrite: writes.listen,
    async clear() {
      if (isClosed) throw new StoreClosed();
      await run('readwrite', async (tx) => {
        for (const name of stores) await tx.objectStore(name).clear?.();
      });
      writes.announce();
    },
    close() {
      isClosed = true;
      writes.close();
      if (waiting === 0) db.close();
    },
  };
}

/** Announces the writes of all tabs that use a database. */
function announceWrites(name: string) {
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(`${name} writes`);
  const notify = () => listeners.forEach((listener) => listener());
  channel.addEventListener('message', notify);
  let isOpen = true;
  return {
    announce: () => {
      notify();
      if (isOpen) channel.postMessage(null);
    },
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}

/** The cache of rows, which is loaded after the first page. */
function lateCache(): { rows: RowsCache | undefined } {
  const late: { rows: RowsCache | undefined } = { rows: undefined };
  const load = async () => {
    const { RowsCache: Loaded } = await import('./indexeddb-rows.ts');
    late.rows = new Loaded();
  };
  load().catch(() => undefined);
  return late;
}

/** StoreUnavailable if the browser's storage quota is exceeded, otherwise the unchanged error. */
const toStoreError = (error: unknown): unknown =>
  error instanceof Error && error.name === 'QuotaExceededError'
    ? new StoreUnavailable('full', error)
    : error;

/** Resolves when the transaction is fully rolled back. Throws if it was already committed. */
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
