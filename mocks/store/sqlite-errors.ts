import { StoreUnavailable } from './rules.ts';

/**
 * SQLite's codes of a storage that takes no more: full; a failed write, as over a quota; and no room for
 * the index of the write-ahead log. Source: sqlite.org/rescode.html.
 */
const fullCodes: ReadonlySet<unknown> = new Set([13, 778, 4874]);
/** The low byte of all codes of a database that another process has locked. */
const busyCode = 5;

/** SQLite's code of an error, undefined for any other error. */
export const getErrorCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;

/** StoreUnavailable where the storage is full or busy, else the error as it is. */
export function toStoreError(error: unknown): unknown {
  const code = getErrorCode(error);
  if (code === undefined) return error;
  if (fullCodes.has(code)) return new StoreUnavailable('full', error);
  return (code & 0xff) === busyCode ? new StoreUnavailable('busy', error) : error;
}

/** Why a server cannot start with a file, and what to do, in one line for its operator. */
export const explainUnavailable = (file: string, { reason }: StoreUnavailable): string =>
  reason === 'full'
    ? `There is no room for ${file}: free some space on its disk, and start again.`
    : `${file} is locked by another process: stop that one, or name another file with --db.`;
