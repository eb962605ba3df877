import { isDeepStrictEqual } from 'node:util';
import type { ActionMark, Operation, Scalar } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { validateErrorResponse, checkStatus } from '../requests/validate-response.ts';
import { buildCheckInfo } from '../requests/call.ts';
import {
  createLifecycleClient,
  type LifecycleAction,
  type LifecycleClient,
} from './lifecycle-client.ts';

/**
 * The checks of an action on records with a status, derived from its mark `x-lifecycle`: in each
 * status it leads to the specified one, or is rejected and changes nothing; and of two simultaneous
 * ones that change the status, one is rejected.
 */
export async function checkLifecycle(context: AreaContext, operation: Operation): Promise<void> {
  for (const mark of operation.lifecycles) {
    if (mark.part === 'action') await checkAction(context, operation, mark);
  }
}

async function checkAction(
  context: AreaContext,
  operation: Operation,
  mark: ActionMark,
): Promise<void> {
  const client = createLifecycleClient(context, operation, mark.of);
  const action = { operation, mark };
  const check = (name: string, title: string, run: (clause: string) => Promise<void>) =>
    context.recorder.check(
      buildCheckInfo({ operation, sample: '' }, 'lifecycle', name, title),
      () => run(`${operation.id}, x-lifecycle, ${name}`),
    );
  for (const status of client.statuses) {
    const isAllowed = mark.from.includes(status);
    const expectation = isAllowed ? leadsTo(action, status) : 'is rejected and changes nothing';
    await check(
      String(status),
      `for a ${mark.of} with the status ${status} ${expectation}`,
      (clause) =>
        isAllowed
          ? leads(client, action, { status, clause })
          : checkRejects(client, action, { status, clause }),
    );
  }
  const [start] = mark.from;
  if (start === undefined || (mark.to !== null && mark.from.includes(mark.to))) return;
  if (mark.to === null && !mark.ends) return;
  await check('twice', 'is applied once when it is sent twice at the same time', (clause) =>
    once(client, action, { status: start, clause }),
  );
}

const leadsTo = ({ mark }: LifecycleAction, status: Scalar): string =>
  mark.ends ? 'deletes it' : `sets it to ${mark.to ?? status}`;

interface At {
  status: Scalar;
  clause: string;
}

async function leads(
  client: LifecycleClient,
  action: LifecycleAction,
  { status, clause }: At,
): Promise<void> {
  const record = await client.recordAt(status);
  const exchange = await client.attempt(action, record);
  checkStatus(exchange, [200], clause);
  const seen = await client.look(record);
  if (action.mark.ends) {
    if (seen) fail('The record must be deleted, but still exists.', clause, exchange);
    return;
  }
  const after = client.getStatus(seen);
  const expected = action.mark.to ?? status;
  if (after !== expected)
    fail(`Expected the status ${expected}, found ${String(after)}.`, clause, exchange);
}

async function checkRejects(
  client: LifecycleClient,
  action: LifecycleAction,
  { status, clause }: At,
): Promise<void> {
  const record = await client.recordAt(status);
  const before = await client.look(record);
  if (client.getStatus(before) !== status)
    fail(`Expected the status ${status} before the request, found another one.`, clause, null);
  const exchange = await client.attempt(action, record);
  checkStatus(exchange, action.mark.refused, clause);
  validateErrorResponse(exchange, clause);
  if (isDeepStrictEqual(before, await client.look(record))) return;
  fail('The rejected request must not change data, but did.', clause, exchange);
}

async function once(
  client: LifecycleClient,
  action: LifecycleAction,
  { status, clause }: At,
): Promise<void> {
  const record = await client.recordAt(status);
  const both = await Promise.all([client.attempt(action, record), client.attempt(action, record)]);
  const done = both.filter((exchange) => exchange.status < 300);
  const [first] = both;
  if (done.length !== 1)
    fail(
      `Expected one of two simultaneous requests to succeed, found ${done.length}.`,
      clause,
      first ?? null,
    );
  const rejected = both.find((exchange) => exchange.status >= 300);
  if (!rejected) return;
  checkStatus(rejected, action.mark.ends ? [404, 409] : [...action.mark.refused, 409], clause);
  validateErrorResponse(rejected, clause);
}

function fail(what: string, clause: string, exchange: Exchange | null): never {
  throw new CheckFailed({ what, clause, exchange });
}
