import type { Operation } from '../contract/shapes.ts';
import type { Credentials, Exchange } from '../http/exchange.ts';
import type { Sent } from '../http/request.ts';
import { send, type AreaContext } from '../run/context.ts';
import type { CheckInfo, Kind } from '../run/results.ts';
import { checkRefusal } from './answer.ts';

/** A call that is right, made ready: every check of its operation varies it. */
export interface Prepared {
  context: AreaContext;
  operation: Operation;
  /** Name of the example; empty where there is one call only. */
  sample: string;
  sent: Sent;
  /** Whoever may make it. */
  credentials: Credentials;
}

/** What a check of a call is; `name` is the last part of its id. */
export function infoOf(
  { operation, sample }: Pick<Prepared, 'operation' | 'sample'>,
  kind: Kind,
  name: string,
  title: string,
): CheckInfo {
  const { area, id, source } = operation;
  return {
    id: [area, id, sample, kind, name].filter(Boolean).join('/'),
    area,
    operation: id,
    kind,
    title: [id, sample && `(${sample})`, title].filter(Boolean).join(' '),
    source,
  };
}

/** A variation of a call that has to be refused. */
export interface Refused {
  kind: Kind;
  name: string;
  title: string;
  statuses: readonly number[];
  /** What demands the refusal. */
  clause: string;
  /** What is sent instead. */
  sent?: Sent;
  credentials?: Credentials;
}

/** Checks that a variation of a call is refused as the contract says. */
export async function checkRefused(prepared: Prepared, refused: Refused): Promise<void> {
  const { context, operation } = prepared;
  const { kind, name, title, statuses, clause } = refused;
  await context.recorder.check(infoOf(prepared, kind, name, title), async () => {
    const exchange = await sendPrepared(prepared, refused);
    checkRefusal(context.contract, operation, { exchange, statuses, clause });
  });
}

/** Sends a prepared call, or a variation of it. */
export const sendPrepared = (
  { context, operation, sent, credentials }: Prepared,
  instead: { sent?: Sent; credentials?: Credentials } = {},
): Promise<Exchange> =>
  send(context, operation, instead.sent ?? sent, instead.credentials ?? credentials);
