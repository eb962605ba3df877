import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { isSound, layOut } from './indexeddb-layout.ts';
import type { Collections, Schema } from './store.ts';

/**
 * The browser refuses to keep data: IndexedDB is missing or forbidden (private windows, frames),
 * full, beyond repair, or held by another tab. `cause` is the browser's own error, if any.
 */
export class StorageRefused extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The browser refuses to keep data: ${reason}`, { cause });
    this.name = 'StorageRefused';
  }
}

/** Outdated: of another schema version. Damaged: cannot be opened, or parts are missing. */
export type RebuildReason = 'outdated' | 'damaged';

export interface OpenOptions {
  name: string;
  /**
   * Told before the store is returned that a database was there and is now empty, to be seeded
   * again. Not told when there was none: that one is empty too.
   */
  onRebuilt?: (reason: RebuildReason) => void;
  /**
   * Told when the open store was closed from outside: another tab needs the database for itself
   * (a newer version of the app, a repair), or the browser has cleared it. A reload helps.
   */
  onClosed?: () => void;
  /** Milliseconds to wait for other tabs to let go of an older database; 3000 if left out. */
  patience?: number;
  /** How many rows a view has at least that the device keeps; 2000 if left out. */
  leastRows?: number;
}

/** Opens the database, sound and of the schema's version. Rejects with StorageRefused. */
export async function openDatabase<C extends Collections<C>>(
  schema: Schema<C>,
  options: OpenOptions,
): Promise<IDBPDatabase> {
  const attempt = () => openOnce(schema, options);
  const first = await attempt().catch(whyRebuild);
  if (typeof first !== 'string') {
    if (isSound(first.db, schema)) {
      if (first.isUpgraded) options.onRebuilt?.('outdated');
      return first.db;
    }
    first.db.close();
  }
  try {
    await remove(options);
    const { db } = await attempt();
    options.onRebuilt?.(typeof first === 'string' ? first : 'damaged');
    return db;
  } catch (error) {
    throw error instanceof StorageRefused ? error : new StorageRefused('beyond repair.', error);
  }
}

/** Whether a database that does not open may be replaced; throws StorageRefused if not. */
function whyRebuild(error: unknown): RebuildReason {
  if (error instanceof StorageRefused) throw error;
  const name = error instanceof Error ? error.name : '';
  // Nothing is wrong with the data then, or nothing can be done about it.
  if (['SecurityError', 'InvalidStateError', 'QuotaExceededError'].includes(name)) {
    throw new StorageRefused(name, error);
  }
  return name === 'VersionError' ? 'outdated' : 'damaged';
}

interface Opened {
  db: IDBPDatabase;
  /** Whether there was a database of an older version. */
  isUpgraded: boolean;
}

async function openOnce<C extends Collections<C>>(
  schema: Schema<C>,
  { name, onClosed, patience }: OpenOptions,
): Promise<Opened> {
  if (!globalThis.indexedDB) throw new StorageRefused('there is no IndexedDB.');
  let isUpgraded = false;
  const opening = (blocked: () => void) =>
    openDB(name, schema.version, {
      upgrade(db, oldVersion) {
        isUpgraded = oldVersion > 0;
        layOut(db, schema);
      },
      blocked,
      blocking(_current, _wanted, { target }) {
        if (target instanceof IDBDatabase) target.close();
        onClosed?.();
      },
      terminated: onClosed,
    });
  const db = await patiently(opening, (late) => late.close(), patience);
  return { db, isUpgraded };
}

function remove({ name, patience }: OpenOptions): Promise<void> {
  return patiently(
    (blocked) => deleteDB(name, { blocked }),
    () => undefined,
    patience,
  );
}

/**
 * Runs a request that open connections of other tabs may block. Ours close when asked; one that
 * does not, such as a frozen tab, would keep this one waiting for good.
 */
function patiently<T>(
  request: (blocked: () => void) => Promise<T>,
  whenLate: (value: T) => void,
  patience = 3000,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      reject(new StorageRefused('another tab holds an older database.'));
    };
    const blocked = () => {
      timer = setTimeout(giveUp, patience);
    };
    request(blocked)
      .then((value) => (isLate ? whenLate(value) : resolve(value)), reject)
      .finally(() => clearTimeout(timer));
  });
}
