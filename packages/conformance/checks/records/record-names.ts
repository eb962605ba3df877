import type { RecordMark } from '../../contract/shapes.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { getBody } from '../requests/call-client.ts';
import type { RecordClient, SentRecord } from './record-client.ts';
import {
  buildChange,
  expectStored,
  expectRejection,
  fail,
  fetchRow,
  textAt,
} from './record-parts.ts';

export async function expectDuplicateRejected(
  client: RecordClient,
  mark: RecordMark,
  { field, clause }: { field: string; clause: string },
): Promise<void> {
  for (const first of await usedAndNot(client, mark, clause)) {
    const second = await client.create();
    const upper = textAt(first.body, field).toUpperCase();
    const taken = ` ${upper} `;
    const draft = await client.draft(mark.create);
    const bare = { ...draft, body: { ...getBody(draft), [field]: upper } };
    expectRejection(await client.attempt(mark.create, bare), [400, 409], clause);
    const rejected = await client.attempt(mark.create, {
      ...draft,
      body: { ...getBody(draft), [field]: taken },
    });
    expectRejection(rejected, [400, 409], clause);
    const { fieldErrors } = isObject(rejected.json) ? rejected.json : {};
    if (!isObject(fieldErrors) || !(field in fieldErrors)) {
      fail(`Expected the error in fieldErrors.${field}, but it is not there.`, clause, rejected);
    }
    if (mark.update === null) continue;
    const update = await client.draft(mark.update);
    const renamed = (record: SentRecord) => ({
      ...update,
      body: { ...buildChange(getBody(update), record, mark.id), [field]: taken },
    });
    expectRejection(await client.attempt(mark.update, renamed(second)), [400, 409], clause);
    // A record does not conflict with its own name.
    await client.request(mark.update, renamed(first));
  }
}

/** A new record that is in use, and one that no longer is: both retain their unique values. */
export async function usedAndNot(
  client: RecordClient,
  mark: RecordMark,
  clause: string,
): Promise<SentRecord[]> {
  const unused = await inactive(client, mark, clause);
  return [await client.create(), ...(unused ? [unused] : [])];
}

/** The booleans for whether a record is in use, as the requirements name them. */
const uses = ['isActive', 'status'] as const;

/**
 * A new record that is no longer in use, either created so or changed: it is still listed, and
 * retains its name. Null if there is no such boolean.
 */
async function inactive(
  client: RecordClient,
  mark: RecordMark,
  clause: string,
): Promise<SentRecord | null> {
  const isSwitch = (body: JsonObject) => uses.find((name) => typeof body[name] === 'boolean');
  const atFirst = isSwitch(getBody(await client.draft(mark.create)));
  const update = mark.update === null ? null : await client.draft(mark.update);
  const later = update && isSwitch(getBody(update));
  const name = atFirst ?? later;
  if (!name) return null;
  const record = await client.create(atFirst ? { [atFirst]: false } : {});
  if (!atFirst && mark.update !== null) {
    const body = { ...buildChange(getBody(update ?? {}), record, mark.id), [name]: false };
    await client.request(mark.update, { ...update, body });
  }
  expectStored({ [name]: false }, await fetchRow(client, record.id), clause);
  return record;
}
