import { isDeepStrictEqual } from 'node:util';
import type { Exchange } from '../../http/exchange.ts';
import { isObject } from '../../json.ts';
import { send } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import type { Actor } from '../../scenario/types.ts';
import { checkAgain } from '../records/again.ts';
import { effective } from '../../input/effective.ts';
import { validateResponse, checkRejection } from './validate-response.ts';
import { checkCache } from './caches.ts';
import { buildCheckInfo, sendPrepared, type Prepared } from './call.ts';

/** A valid call succeeds, and its response follows the contract. */
export async function checkHappy(prepared: Prepared): Promise<void> {
  const { context } = prepared;
  let done: Exchange | null = null;
  await context.recorder.check(buildCheckInfo(prepared, 'happy', '', 'succeeds'), async () => {
    const exchange = await sendPrepared(prepared);
    expectSuccess(prepared, exchange);
    context.known.learn(exchange.json);
    done = exchange;
  });
  if (done === null) return;
  await checkCache(prepared, done);
  await checkStale(prepared);
  if (!context.isBrief) await checkAgain(prepared);
}

/**
 * A change to an outdated version is rejected, and the error names who changed what. Source: ADR
 * 0024.
 */
async function checkStale(prepared: Prepared): Promise<void> {
  const { context, operation, sent } = prepared;
  if (!isObject(sent.body) || !operation.responses.has(409)) return;
  const isVersioned = typeof sent.body['version'] === 'number';
  const oldest = getMinVersion(prepared);
  if (!isVersioned && oldest === null) return;
  const stale = { ...sent, body: { version: oldest, ...sent.body } };
  const clause = `${operation.id}, request schema #/version`;
  const title = 'is rejected when the record has been changed in the meantime';
  await context.recorder.check(buildCheckInfo(prepared, 'conflict', 'stale', title), async () => {
    // A call that is rejected without a version tells nothing about versions.
    const isOver = !isVersioned && (await sendPrepared(prepared)).status >= 300;
    if (isOver) return;
    const exchange = await sendPrepared(prepared, { sent: stale });
    checkRejection(context.contract, operation, { exchange, statuses: [409], clause });
  });
}

/** The lowest version that a change may send, whatever the example sends; null if it sends none. */
function getMinVersion({ context: { contract }, operation, sent }: Prepared): number | null {
  if (operation.method !== 'PUT' || !operation.body) return null;
  const { properties = {} } = effective(contract, operation.body.schema, sent.body);
  const { version } = properties;
  return version ? (contract.resolve(version).minimum ?? 1) : null;
}

function expectSuccess({ context, operation }: Prepared, exchange: Exchange): void {
  const isSuccess = exchange.status >= 200 && exchange.status < 300;
  if (!isSuccess && exchange.networkError === null) {
    throw new CheckFailed({
      what: `Expected a successful response, found ${exchange.status}.${getHint({ context, operation })}`,
      clause: `${operation.id}, a successful response`,
      exchange,
      aspect: 'response',
    });
  }
  validateResponse(context.contract, operation, exchange);
}

function getHint({ context, operation }: Pick<Prepared, 'context' | 'operation'>): string {
  if (context.recipes[operation.id]?.send) return '';
  return ` No recipe provides the records that it requires (recipes/${operation.area}.ts, ${operation.id}).`;
}

/**
 * A GET that changes state does so when it is called, is never cached, and changes nothing on a
 * HEAD request or a prefetch. Source: AUTH-012.
 */
export async function checkMutatingGet(prepared: Prepared, me: Actor): Promise<void> {
  const { context, operation, sent, credentials } = prepared;
  const recipe = context.recipes[operation.id];
  const clause = `${operation.id}, x-mutates`;
  const check = (name: string, title: string, run: () => Promise<void>) =>
    context.recorder.check(buildCheckInfo(prepared, 'mutation', name, title), run);
  const read = (): Promise<unknown> => {
    if (recipe?.reads) return recipe.reads(me, sent);
    const what = 'No recipe defines what this GET changes';
    const location = `recipes/${operation.area}.ts, ${operation.id}, reads`;
    throw new CheckFailed({ what: `${what} (${location}).`, clause, exchange: null });
  };
  for (const [name, title, instead] of [
    ['head', 'changes nothing when it is sent as HEAD', { method: 'HEAD' }],
    [
      'prefetch',
      'changes nothing when it is prefetched',
      { headers: { 'Sec-Purpose': 'prefetch' } },
    ],
  ] as const) {
    await check(name, title, async () => {
      const before = await read();
      const exchange = await send(context, operation, { ...sent, ...instead }, credentials);
      if (isDeepStrictEqual(before, await read())) return;
      throw new CheckFailed({
        what: 'The request must not change data, but did.',
        clause,
        exchange,
      });
    });
  }
  await check('changes', 'changes data and must not be cached', async () => {
    const before = await read();
    const exchange = await sendPrepared(prepared);
    expectSuccess(prepared, exchange);
    const cache = exchange.headers.get('Cache-Control') ?? '';
    const fail = (what: string) => {
      throw new CheckFailed({ what, clause, exchange });
    };
    if (!/\bno-store\b/.test(cache)) fail(`Cache-Control must be no-store, but is "${cache}".`);
    if (isDeepStrictEqual(before, await read())) fail('The request must change data, but did not.');
  });
}
