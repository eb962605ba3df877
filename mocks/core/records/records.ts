import type { MessageKey, MessageValues } from '../messages/index.ts';
import { reject } from '../requests/http-error.ts';

/**
 * Returns the record that was found: `foundOr404(await db.get('tools', id), 'toolUnknown')`. 404
 * when there is none.
 */
export function foundOr404<Found>(
  found: Found | null | undefined,
  unknown: MessageKey,
  values?: MessageValues,
): Found {
  if (found === null || found === undefined) throw reject(404, unknown, values);
  return found;
}

/**
 * Checks that a new record's id is free: `idFree(await db.get('tools', id))`. 409 when it is taken.
 */
export function idFree(existing: object | undefined): void {
  if (existing) throw reject(409, 'idTaken');
}
