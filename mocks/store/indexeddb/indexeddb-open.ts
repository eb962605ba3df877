import { deleteDB, openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { isValid, layOut } from './indexeddb-layout.ts';
import { openScope } from './indexeddb-scope.ts';
import { findSteps, migrate, type StoredRecord } from '../migrations.ts';
import { Permit } from '../rules.ts';
import type { Collections, Migration, Schema } from '../store.ts';

/**
 * The browser does not store data: IndexedDB is missing or denied (private windows, frames), full,
 * damaged, or blocked by another tab. `cause` is the browser's own error, if any.
 */
export class StorageOpenError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The browser refuses to keep data: ${reason}`, { cause });
    this.name = 'StorageOpenError';
  }
}

/**
 * This version of the app cannot use the existing database. It is left as it is, since only the
 * person who owns the data can decide to clear it. Outdated: of another version of the schema.
 * Damaged: it cannot be opened, or parts are missing.
 */
export class StoredDataMismatch extends Error {
  override readonly name = 'StoredDataMismatch';
  readonly reason: 'outdated' | 'damaged';
  /** The version of the schema. */
  readonly expected: number;
  /** The version of the database; null if it is unknown or newer. */
  readonly found: number | null;

  constructor(
    reason: 'outdated' | 'damaged',
    { expected, found, cause }: { expected: number; found: number | null; cause?: unknown },
  ) {
    super(
      `Expected a sound database of version ${expected}, found: ${reason}, ${found ?? 'unknown'}.`,
      {
        cause,
      },
    );
    this.reason = reason;
    this.expected = expected;
    this.found = found;
  }
}

export interface OpenOptions {
  name: string;
  /** Deletes an existing database first. Nothing else does. */
  rebuild?: boolean;
  /**
   * Called when the open store was closed from outside: another tab needs the database (a newer
   * version of the app, a repair), or the browser has cleared it. A reload helps.
   */
  onClosed?: () => void;
  /** Milliseconds to wait for other tabs to close an older database; 3000 by default. */
  patience?: number;
  /** Minimum number of rows for storing them on the device; 2000 by default. */
  minRows?: number;
}

/**
 * Opens a valid database of the schema's version. Rejects with StoredDataMismatch if there is a
 * different one, and with StorageOpenError if the browser does not store data.
 */
export async function openDatabase<C extends Collections<C>>(
  schema: Schema<C>,
  options: OpenOptions,
): Promise<IDBPDatabase> {
  if (options.rebuild) await removeOrThrow(options);
  let found = 0;
  const noteVersion = (version: number) => {
    found = version;
  };
  const db = await openOnce(schema, options, noteVersion).catch((error: unknown) => {
    throw toOpenError(error, { expected: schema.version, found });
  });
  if (isValid(db, schema)) return db;
  db.close();
  const { version } = schema;
  throw new StoredDataMismatch('damaged', { expected: version, found: version });
}

/**
 * Opens a database of the schema's version, or a new one. If the existing one is older, only its
 * version is noted.
 */
async function openOnce<C extends Collections<C>>(
  schema: Schema<C>,
  { name, onClosed, patience }: OpenOptions,
  noteVersion: (version: number) => void,
): Promise<IDBPDatabase> {
  if (!globalThis.indexedDB)
    throw new StorageOpenError('IndexedDB is not available in this browser.');
  const opening = (blocked: () => void) =>
    openDB(name, schema.version, {
      upgrade(db, oldVersion, _newVersion, tx) {
        noteVersion(oldVersion);
        if (oldVersion === 0) return layOut(db, schema);
        tx.done.catch(() => undefined);
        const steps = findSteps(schema, oldVersion);
        // Otherwise the database stays at its version, with all of its data.
        if (!steps) return tx.abort();
        migrateDatabase(schema, { db, tx, steps }).catch(() => tx.abort());
      },
      blocked,
      blocking(_current, _requested, { target }) {
        if (target instanceof IDBDatabase) target.close();
        onClosed?.();
      },
      terminated: onClosed,
    });
  return waitUntilUnblocked(opening, (late) => late.close(), patience);
}

interface Upgrade {
  db: IDBPDatabase;
  tx: IDBPTransaction<unknown, string[], 'versionchange'>;
  steps: readonly Migration[];
}

/** Brings all records to the schema's version, within the transaction of the upgrade. */
async function migrateDatabase<C extends Collections<C>>(
  schema: Schema<C>,
  { db, tx, steps }: Upgrade,
): Promise<void> {
  const records: StoredRecord[] = [];
  for (const collection of Array.from(db.objectStoreNames)) {
    // Other object stores hold nothing that cannot be computed again.
    if (Array.isArray(tx.objectStore(collection).keyPath)) {
      for (const { scope, record } of await tx.objectStore(collection).getAll()) {
        records.push({ collection, scope, record });
      }
    }
  }
  layOut(db, schema);
  const permit = new Permit('write');
  const rows = { db, minRows: Number.POSITIVE_INFINITY, find: () => undefined };
  await migrate(schema, {
    steps,
    records,
    openScope: (scope) => openScope({ tx, schema, permit, rows }, scope),
  });
}

/**
 * Why a database does not open: the browser stores no data, or the existing database cannot be
 * used.
 */
function toOpenError(
  cause: unknown,
  { expected, found }: { expected: number; found: number },
): StorageOpenError | StoredDataMismatch {
  if (cause instanceof StorageOpenError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  // In these cases the data are intact, or nothing can be done about them.
  if (['SecurityError', 'InvalidStateError', 'QuotaExceededError'].includes(name)) {
    return new StorageOpenError(name, cause);
  }
  if (found > 0) return new StoredDataMismatch('outdated', { expected, found, cause });
  const reason = name === 'VersionError' ? 'outdated' : 'damaged';
  return new StoredDataMismatch(reason, { expected, found: null, cause });
}

async function removeOrThrow(options: OpenOptions): Promise<void> {
  try {
    await remove(options);
  } catch (error) {
    throw error instanceof StorageOpenError ? error : new StorageOpenError('beyond repair.', error);
  }
}

function remove({ name, patience }: OpenOptions): Promise<void> {
  return waitUntilUnblocked(
    (blocked) => deleteDB(name, { blocked }),
    () => undefined,
    patience,
  );
}

/**
 * Runs a request that open connections of other tabs may block. Atrium's tabs close theirs on
 * request; one that cannot, e.g. a frozen tab, would block this one forever without a time limit.
 */
function waitUntilUnblocked<T>(
  request: (blocked: () => void) => Promise<T>,
  whenLate: (value: T) => void,
  patience = 3000,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLate = false;
    const giveUp = () => {
      isLate = true;
      reject(new StorageOpenError('another tab holds an older database.'));
    };
    const blocked = () => {
      timer = setTimeout(giveUp, patience);
    };
    request(blocked)
      .then((value) => (isLate ? whenLate(value) : resolve(value)), reject)
      .finally(() => clearTimeout(timer));
  });
}
