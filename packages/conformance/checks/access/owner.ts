import { isObject } from '../../json.ts';
import { toCredentials, type Person } from '../../people/people.ts';
import { CheckFailed, CheckSkipped } from '../../run/results.ts';
import { checkStatus } from '../requests/validate-response.ts';
import {
  checkRejectedCase,
  buildCheckInfo,
  sendPrepared,
  type Prepared,
} from '../requests/call.ts';

/**
 * The checks of a call that concerns only the caller's own records, derived from its mark
 * `x-owner`: for others with the same right, including administrators, the record does not exist,
 * and its lists contain no one else's records. The call itself, which follows, verifies that the
 * attempts changed nothing.
 */
export async function checkOwner(prepared: Prepared): Promise<void> {
  const { context, operation, credentials } = prepared;
  const { owner } = operation;
  if (!owner) return;
  const clause = `${operation.id}, x-owner`;
  const others = context.people.findOthers(credentials.name, operation.privilege);
  if (others.length === 0) {
    const info = buildCheckInfo(
      prepared,
      'owner',
      'others',
      'gives access only to the caller’s own records',
    );
    await context.recorder.check(info, () => {
      throw new CheckSkipped(`The run has no second user who may call ${operation.id}.`);
    });
  }
  for (const other of others) {
    if (owner.rows !== null) await checkRows(prepared, other, owner.rows);
    else {
      await checkRejectedCase(prepared, {
        kind: 'owner',
        name: other.role,
        title: `is rejected for ${other.role}, who does not own the record`,
        statuses: [403, 404],
        clause,
        credentials: toCredentials(other),
      });
    }
  }
}

/** No record is in the lists of two people. */
async function checkRows(prepared: Prepared, other: Person, rows: string): Promise<void> {
  const { context, operation } = prepared;
  const title = `lists no record that is listed for ${other.role}`;
  await context.recorder.check(buildCheckInfo(prepared, 'owner', other.role, title), async () => {
    const clause = `${operation.id}, x-owner`;
    const own = await sendPrepared(prepared);
    const theirs = await sendPrepared(prepared, { credentials: toCredentials(other) });
    for (const exchange of [own, theirs]) checkStatus(exchange, [200], clause);
    const known = new Set(idsIn(own.json, rows));
    const both = idsIn(theirs.json, rows).filter((id) => known.has(id));
    if (both.length === 0) return;
    throw new CheckFailed({
      what: `The record ${both[0]} is listed for both users.`,
      clause,
      exchange: theirs,
    });
  });
}

function idsIn(response: unknown, rows: string): string[] {
  const list = isObject(response) ? response[rows] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((row) => (isObject(row) && typeof row['id'] === 'string' ? [row['id']] : []));
}
