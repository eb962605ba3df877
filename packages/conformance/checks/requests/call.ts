import type { Operation } from '../../contract/shapes.ts';
import type { Credentials, Exchange } from '../../http/exchange.ts';
import type { RequestInput } from '../../http/request.ts';
import { send, type AreaContext } from '../../run/context.ts';
import type { Kind } from '../../run/results.ts';
import { checkRejection } from './validate-response.ts';
import { buildCheckInfo } from './info.ts';
import { checkLanguage } from './languages.ts';

export { buildCheckInfo };

/** A valid, prepared call: every check of its operation varies it. */
export interface Prepared {
  context: AreaContext;
  operation: Operation;
  /** Name of the example; empty if there is only one call. */
  sample: string;
  sent: RequestInput;
  /** Credentials of someone with the right. */
  credentials: Credentials;
}

/** A variation of a call that must be rejected. */
export interface RejectedCase {
  kind: Kind;
  name: string;
  title: string;
  statuses: readonly number[];
  /** The clause that requires the rejection. */
  clause: string;
  /** The varied request. */
  sent?: RequestInput;
  credentials?: Credentials;
}

/** Checks that a variation of a call is rejected as the contract specifies. */
export async function checkRejectedCase(
  prepared: Prepared,
  rejectedCase: RejectedCase,
): Promise<void> {
  const { context, operation } = prepared;
  const { kind, name, title, statuses, clause } = rejectedCase;
  let rejected: Exchange | null = null;
  await context.recorder.check(buildCheckInfo(prepared, kind, name, title), async () => {
    const exchange = await sendPrepared(prepared, rejectedCase);
    checkRejection(context.contract, operation, { exchange, statuses, clause });
    rejected = exchange;
  });
  if (rejected === null) return;
  const { sent = prepared.sent, credentials = prepared.credentials } = rejectedCase;
  await checkLanguage(context, { operation, sent, credentials, exchange: rejected });
}

/** Sends a prepared call, or a variation of it. */
export const sendPrepared = (
  { context, operation, sent, credentials }: Prepared,
  instead: { sent?: RequestInput; credentials?: Credentials } = {},
): Promise<Exchange> =>
  send(context, operation, instead.sent ?? sent, instead.credentials ?? credentials);
