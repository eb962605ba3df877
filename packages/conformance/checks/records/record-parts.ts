import { isDeepStrictEqual } from 'node:util';
import type { Exchange } from '../../http/exchange.ts';
import { brief, isObject, type Json, type JsonObject } from '../../json.ts';
import { CheckFailed } from '../../run/results.ts';
import { validateErrorResponse, checkStatus } from '../requests/validate-response.ts';
import type { RecordClient, SentRecord } from './record-client.ts';

export const fetchRow = async (client: RecordClient, id: string): Promise<JsonObject | undefined> =>
  (await client.rows()).find((row) => client.getId(row) === id);

/**
 * The update of a record to its current values: the properties of a change's draft with the values
 * of the record.
 */
export function buildChange(
  draft: JsonObject,
  { id, body }: SentRecord,
  idName: string,
): JsonObject {
  const { version: _, ...rest } = draft;
  const own = Object.entries(body).filter(([name]) => name in rest);
  return { ...rest, ...Object.fromEntries(own), [idName]: id };
}

/** Fails unless a record is displayed as it was sent, in the properties that both have. */
export function expectStored(sent: JsonObject, row: JsonObject | undefined, clause: string): void {
  if (!row) fail('The record must be listed, but is not.', clause, null);
  for (const [name, value] of Object.entries(sent)) {
    const stored = row[name];
    const isComparable = stored !== undefined && !isObject(value) && !Array.isArray(value);
    if (!isComparable || name === 'version' || isAlike(value, stored)) continue;
    fail(`${name}: expected ${brief(value)} as sent, found ${brief(stored)}.`, clause, null);
  }
}

/** Leading and trailing whitespace may be trimmed, and the case normalized. */
function isAlike(sent: Json, stored: Json): boolean {
  const plain = (value: Json) =>
    typeof value === 'string' ? value.trim().toLowerCase() || null : value;
  return isDeepStrictEqual(plain(sent), plain(stored));
}

export function textAt(body: JsonObject, name: string): string {
  const value = body[name];
  if (typeof value !== 'string')
    throw new Error(
      `${name} must be a string for x-record, but is not. Fix the contract or the example.`,
    );
  return value;
}

export function expectSame(what: string, actual: unknown, expected: unknown, clause: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  fail(`${what}: expected ${brief(expected)}, found ${brief(actual)}.`, clause, null);
}

export function expectRejection(
  exchange: Exchange,
  statuses: readonly number[],
  clause: string,
): void {
  checkStatus(exchange, statuses, clause);
  validateErrorResponse(exchange, clause);
}

export function fail(what: string, clause: string, exchange: Exchange | null): never {
  throw new CheckFailed({ what, clause, exchange });
}
