import type { Operation } from '../../contract/shapes.ts';
import type { RequestInput } from '../../http/request.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckSkipped } from '../../run/results.ts';
import type { AnyRecipe, Sample } from '../../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';

/** The caller: the recipe's role, or someone with the right. */
export function findCaller({ people }: AreaContext, operation: Operation, { as }: AnyRecipe) {
  return (as && people.named(as)) || people.holding(operation.privilege);
}

/** The call of a sample, with the error that kept the recipe from creating it, if any. */
export async function made(
  ctx: ScenarioContext,
  recipe: AnyRecipe,
  sample: Sample,
  me: Actor | undefined,
): Promise<{ sent: RequestInput; networkError: Error | null }> {
  const { name: _name, ...example } = sample;
  if (!me) {
    const why = 'The run has no user in the tenant with the required right.';
    return { sent: example, networkError: new CheckSkipped(why) };
  }
  const ours = { tenantId: me.tenantId, ...example };
  try {
    const given = (await recipe.send?.(ctx, sample, me)) ?? {};
    return {
      sent: { ...ours, ...given, path: { ...ours.path, ...given.path } },
      networkError: null,
    };
  } catch (error) {
    return { sent: ours, networkError: error instanceof Error ? error : new Error(String(error)) };
  }
}
