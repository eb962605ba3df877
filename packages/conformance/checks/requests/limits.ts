import type { Operation } from '../../contract/shapes.ts';
import { limitBodies, type LimitBody } from '../../input/limits.ts';
import { createRandom } from '../../input/random.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { getBody, createCallClient } from './call-client.ts';
import { buildCheckInfo } from './info.ts';

/** Maximum number of limits per operation in a run; if there are more, the seed selects. */
const maxLimits = 6;

/**
 * The checks of values at exactly their limit, derived from the contract's schemas: the longest and
 * the shortest text, the largest and the smallest number and the longest and the shortest list are
 * accepted. The checks of bad input cover values beyond them.
 */
export async function checkLimits(context: AreaContext, operation: Operation): Promise<void> {
  const { body } = operation;
  const recipe = context.recipes[operation.id] ?? {};
  if (!body?.type.endsWith('json') || operation.isPublic || recipe.when) return;
  const client = createCallClient(context, operation, 'limits of the request schema');
  const draft = () => client.draft(operation.id);
  const first = await draft().catch(() => null);
  // A call that cannot be drafted fails in its happy path.
  if (first === null) return;
  const limits = limitBodies(context.contract, body.schema, getBody(first)).filter(
    ({ at }) => !isFixed(at, recipe.fixed ?? []),
  );
  for (const { at, keyword, what } of takeSample(limits, context.seed, operation.id)) {
    const info = buildCheckInfo(
      { operation, sample: '' },
      'limit',
      `${at}:${keyword}`,
      `is accepted when ${at} ${what}`,
    );
    await context.recorder.check(info, async () => {
      const sent = await draft();
      const limit = limitBodies(context.contract, body.schema, getBody(sent)).find(
        (each) => each.at === at && each.keyword === keyword,
      );
      if (!limit) return;
      const exchange = await client.attempt(operation.id, { ...sent, body: limit.body });
      if (exchange.status >= 200 && exchange.status < 300) return;
      throw new CheckFailed({
        what: `Expected success, found ${exchange.status}: ${at} ${what}, which the contract allows.`,
        clause: `${operation.id}, request schema #/${at.replaceAll('.', '/')}, ${keyword}`,
        exchange,
      });
    });
  }
}

/** Names of columns in a list are fixed. */
const columns = /^(?:sort|columnFilters\.\d+\.name)$/;

const isFixed = (at: string, fixed: readonly string[]): boolean =>
  columns.test(at) || fixed.some((name) => at === name || at.startsWith(`${name}.`));

function takeSample(limits: LimitBody[], seed: number, purpose: string): LimitBody[] {
  const random = createRandom(seed, `limits of ${purpose}`);
  const remaining = [...limits];
  while (remaining.length > maxLimits) remaining.splice(random.below(remaining.length), 1);
  return remaining;
}
