import type { MessageKey, MessageValues } from './messages/index.ts';
import { reject } from './refusal.ts';

/** What was looked for: `foundOr404(await db.get('tools', id), 'toolUnknown')`. 404 when there is none. */
export function foundOr404<Found>(
  found: Found | null | undefined,
  unknown: MessageKey,
  values?: MessageValues,
): Found {
  if (found === null || found === undefined) throw reject(404, unknown, values);
  return found;
}

/** Holds a new record's id to be nobody's: `idFree(await db.get('tools', id))`. 409 when it is taken. */
export function idFree(existing: object | undefined): void {
  if (existing) throw reject(409, 'idTaken');
}
