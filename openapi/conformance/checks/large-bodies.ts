import { isObject, type Json } from '../json.ts';
import { CheckFailed } from '../run/results.ts';
import { checkRejection } from './validate-response.ts';
import { checkRejectedCase, buildCheckInfo, sendPrepared, type Prepared } from './call.ts';

/** Levels of lists in each other: what recurses without a limit runs out of stack. */
const depth = 10_000;
/** Unknown properties that are sent, and errors that may be named at most. */
const [unknown, maxErrors] = [1000, 100];

/**
 * No body stops a server: JSON that is nested 10,000 levels deep is bad input as any other, and of a
 * thousand errors the first hundred are named, since each costs the server time.
 */
export async function checkLargeBodies(prepared: Prepared): Promise<void> {
  const { operation, sent } = prepared;
  if (!operation.body?.type.endsWith('json') || !isObject(sent.body)) return;
  await Promise.all([checkDepth(prepared, sent.body), checkErrorCount(prepared, sent.body)]);
}

async function checkDepth(prepared: Prepared, body: object): Promise<void> {
  const { operation, sent } = prepared;
  const lists = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const marked = JSON.stringify({ ...body, conformanceDepth: 0 });
  await checkRejectedCase(prepared, {
    kind: 'input',
    name: 'depth',
    title: `is refused when its body is nested ${depth} levels deep`,
    statuses: rejectedWith(prepared),
    clause: `${operation.id}, request body`,
    sent: { ...sent, raw: marked.replace('"conformanceDepth":0', `"conformanceDepth":${lists}`) },
  });
}

async function checkErrorCount(prepared: Prepared, body: object): Promise<void> {
  const { context, operation, sent } = prepared;
  const clause = `${operation.id}, request body`;
  const title = `names ${maxErrors} errors at most of a body with ${unknown} unknown properties`;
  await context.recorder.check(buildCheckInfo(prepared, 'input', 'errors', title), async () => {
    const names = Array.from({ length: unknown }, (_, at) => `conformanceUnknown${at}`);
    const more: Record<string, Json> = Object.fromEntries(names.map((name) => [name, 0]));
    const exchange = await sendPrepared(prepared, {
      sent: { ...sent, raw: JSON.stringify({ ...body, ...more }) },
    });
    checkRejection(context.contract, operation, {
      exchange,
      statuses: rejectedWith(prepared),
      clause,
    });
    const { fieldErrors } = isObject(exchange.json) ? exchange.json : {};
    const count = isObject(fieldErrors) ? Object.keys(fieldErrors).length : 0;
    if (count <= maxErrors) return;
    const what = `The refusal names ${count} errors; expected are ${maxErrors} at most.`;
    throw new CheckFailed({ what, clause, exchange });
  });
}

/** A recipe knows what else bad input is refused with. */
const rejectedWith = ({ context, operation }: Prepared): number[] => [
  400,
  ...(context.recipes[operation.id]?.rejections ?? []),
];
