import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { isValid, layOut } from './indexeddb-layout.ts';
import type { Collections, Schema } from './store.ts';

/**
 * The browser refuses to keep data: IndexedDB is missing or forbidden (private windows, frames),
 * full, beyond repair, or held by another tab. `cause` is the browser's own error, if any.
 */
export class StorageOpenError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The browser refuses to keep data: ${reason}`, { cause });
    this.name = 'StorageOpenError';
  }
}

/**
 * A database is there that this version of the app cannot work with. It is left as it is: only the person
 * whose data it holds may say that it is emptied. Outdated: of another version of the schema. Damaged: it
 * cannot be opened, or parts are missing.
 */
export class StoredDataMismatch extends Error {
  override readonly name = 'StoredDataMismatch';
  readonly reason: 'outdated' | 'damaged';
  /** The version of the schema. */
  readonly expected: number;
  /** The version of the database; null where it cannot be told, or is newer. */
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
  /** Deletes a database that is there first. Nothing else does. */
  rebuild?: boolean;
  /**
   * Told when the open store was closed from outside: another tab needs the database for itself
   * (a newer version of the app, a repair), or the browser has cleared it. A reload helps.
   */
  onClosed?: () => void;
  /** Milliseconds to wait for other tabs to let go of an older database; 3000 if left out. */
  patience?: number;
  /** How many rows a view has at least that the device keeps; 2000 if left out. */
  minRows?: number;
}

/**
 * Opens the database, sound and of the schema's version. Rejects with StoredDataMismatch where another
 * one is there, and with StorageRefused where the browser stores nothing.
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

/** Opens a database of the schema's version or a new one. Of an older one only its version is noted. */
async function openOnce<C extends Collections<C>>(
  schema: Schema<C>,
  { name, onClosed, patience }: OpenOptions,
  noteVersion: (version: number) => void,
): Promise<IDBPDatabase> {
  if (!globalThis.indexedDB) throw new StorageOpenError('there is no IndexedDB.');
  const opening = (blocked: () => void) =>
    openDB(name, schema.version, {
      upgrade(db, oldVersion, _newVersion, tx) {
        noteVersion(oldVersion);
        if (oldVersion === 0) return layOut(db, schema);
        // The database stays at its version, with all that it holds.
        tx.done.catch(() => undefined);
        tx.abort();
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

/** Why a database does not open: the browser stores nothing, or it is one that cannot be worked with. */
function toOpenError(
  cause: unknown,
  { expected, found }: { expected: number; found: number },
): StorageOpenError | StoredDataMismatch {
  if (cause instanceof StorageOpenError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  // Nothing is wrong with the data then, or nothing can be done about it.
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
 * Runs a request that open connections of other tabs may block. Ours close when asked; one that
 * does not, such as a frozen tab, would keep this one waiting for good.
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
