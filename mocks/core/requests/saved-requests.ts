import type { Scope } from '../../store/store.ts';
import type { SavedRequest, World } from '../../store/world.ts';
import { HttpError, reject } from './http-error.ts';

/**
 * Identifies a request that adds something with a client-generated id; null for any other. The
 * digest is computed before the transaction, which may await only the store.
 */
export async function identifyRequest(
  operationId: string,
  body: unknown,
): Promise<SavedRequest | null> {
  const savedId = isObject(body) ? getId(body) : null;
  if (savedId === null) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(sortKeys(body)));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id: `${operationId}:${savedId}`, digest: hex };
}

/**
 * Runs a handler and stores the request's digest if it saved anything. When the id is taken, the
 * digest distinguishes a retry from another request: `savedAlready` informs a client whose response
 * was lost that nothing is left to do.
 */
export async function rejectSaved<Response>(
  db: Scope<World>,
  sent: SavedRequest | null,
  run: (db: Scope<World>) => Promise<Response>,
): Promise<Response> {
  if (!sent) return run(db);
  let hasSaved = false;
  const noting = noteWrites(db, () => {
    hasSaved = true;
  });
  try {
    const response = await run(noting);
    if (hasSaved) await db.put('savedRequests', sent);
    return response;
  } catch (error) {
    if (!isConflict(error)) throw error;
    const saved = await db.get('savedRequests', sent.id);
    throw saved?.digest === sent.digest ? reject(409, 'savedAlready') : error;
  }
}

/** A scope that reports each record that is written. */
const noteWrites = (db: Scope<World>, onPut: () => void): Scope<World> => ({
  ...db,
  put: (name, record) => {
    onPut();
    return db.put(name, record);
  },
});

/** The id of the record to save: stages and activities name theirs after themselves. */
const getId = (body: Record<string, unknown>): string | null =>
  [body['id'], body['activityId'], body['stageId']].find((id) => typeof id === 'string') ?? null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The conflicts that a retry causes: its own record, or the new versions of the records that it
 * changed.
 */
const conflicts: ReadonlySet<unknown> = new Set(['idTaken', 'assetImportStale']);

const isConflict = (error: unknown): boolean =>
  error instanceof HttpError && conflicts.has(error.messages[0]?.key);

/** The same content, with sorted properties in all objects. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sortKeys(each)]));
}
