import { StoreUnavailable } from '../rules.ts';

/**
 * SQLite's codes for full storage: full; a failed write, e.g. over a quota; and no space for the
 * index of the write-ahead log. Source: sqlite.org/rescode.html.
 */
const fullCodes: ReadonlySet<unknown> = new Set([13, 778, 4874]);
/** The low byte of all codes for a database that another process has locked. */
const busyCode = 5;

/** SQLite's code of an error; undefined for any other error. */
export const getErrorCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : undefined;

/** StoreUnavailable if the storage is full or busy, otherwise the unchanged error. */
export function toStoreError(error: unknown): unknown {
  const code = getErrorCode(error);
  if (code === undefined) return error;
  if (fullCodes.has(code)) return new StoreUnavailable('full', error);
  return (code & 0xff) === busyCode ? new StoreUnavailable('busy', error) : error;
}

/** Explains to the operator in one line why a server cannot start with a file, and what to do. */
export const explainUnavailable = (file: string, { reason }: StoreUnavailable): string =>
  reason === 'full'
    ? `There is no room for ${file}: free some space on its disk, and start again.`
    : `${file} is locked by another process: stop that one, or name another file with --db.`;
