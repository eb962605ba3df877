import { isObject, type Json } from '../../json.ts';
import { CheckFailed } from '../../run/results.ts';
import { checkRejection } from './validate-response.ts';
import { checkRejectedCase, buildCheckInfo, sendPrepared, type Prepared } from './call.ts';

/** Levels of nested lists: unlimited recursion overflows the stack. */
const depth = 10_000;
/** Number of unknown properties that are sent, and maximum number of reported errors. */
const [unknown, maxErrors] = [1000, 100];

/**
 * No body stops a server: JSON that is nested 10,000 levels deep is rejected like other bad input,
 * and of a thousand errors up to a hundred are reported, since each costs the server time.
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
    title: `is rejected when its body is nested ${depth} levels deep`,
    statuses: rejectedWith(prepared),
    clause: `${operation.id}, request body`,
    sent: { ...sent, raw: marked.replace('"conformanceDepth":0', `"conformanceDepth":${lists}`) },
  });
}

async function checkErrorCount(prepared: Prepared, body: object): Promise<void> {
  const { context, operation, sent } = prepared;
  const clause = `${operation.id}, request body`;
  const title = `reports at most ${maxErrors} errors for a body with ${unknown} unknown properties`;
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
    const what = `Expected at most ${maxErrors} errors, found ${count}.`;
    throw new CheckFailed({ what, clause, exchange });
  });
}

/** A recipe lists other statuses with which bad input is rejected. */
const rejectedWith = ({ context, operation }: Prepared): number[] => [
  400,
  ...(context.recipes[operation.id]?.rejections ?? []),
];
