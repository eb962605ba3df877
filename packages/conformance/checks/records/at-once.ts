import type { Exchange } from '../../http/exchange.ts';
import type { RequestInput } from '../../http/request.ts';
import { isObject } from '../../json.ts';
import { CheckFailed } from '../../run/results.ts';
import { createCallClient, type CallClient } from '../requests/call-client.ts';
import { buildCheckInfo, type Prepared } from '../requests/call.ts';

/**
 * A versioned change that is sent twice at the same time is made once: the second call gets 409.
 * Source: ADR 0024.
 */
export async function checkAtOnce(prepared: Prepared): Promise<void> {
  const { context, operation, sent } = prepared;
  if (!isVersioned(sent) || !operation.responses.has(409)) return;
  const title = 'is applied once when it is sent twice at the same time';
  const clause = `${operation.id}, request schema #/version`;
  await context.recorder.check(buildCheckInfo(prepared, 'conflict', 'at-once', title), async () => {
    const client = createCallClient(context, operation, 'request schema #/version');
    await expectOnce(client, operation.id, await client.draft(operation.id), clause);
  });
}

const isVersioned = ({ body }: RequestInput): boolean =>
  isObject(body) && typeof body['version'] === 'number';

/** One of two simultaneous calls succeeds, and the other is a conflict. */
export async function expectOnce(
  client: Pick<CallClient, 'attempt'>,
  operationId: string,
  sent: RequestInput,
  clause: string,
): Promise<void> {
  const both = await Promise.all([
    client.attempt(operationId, sent),
    client.attempt(operationId, sent),
  ]);
  const of = (status: number) => both.find((exchange: Exchange) => exchange.status === status);
  if (of(200) && of(409)) return;
  const what = `Expected the statuses 200 and 409, found ${both.map(({ status }) => status).join(' and ')}.`;
  throw new CheckFailed({ what, clause, exchange: both[1] ?? null });
}
