import type { Operation } from '../../contract/shapes.ts';
import { buildSamples } from '../../input/samples.ts';
import { toCredentials, nobody } from '../../people/people.ts';
import type { AreaContext } from '../../run/context.ts';
import { trace } from '../../run/trace.ts';
import { createActor, createScenarioContext } from '../../scenario/scenario-context.ts';
import type { Sample } from '../../scenario/recipe.ts';
import type { Actor } from '../../scenario/types.ts';
import { checkAccess } from '../access/access.ts';
import { checkAtOnce } from '../records/at-once.ts';
import { buildCheckInfo, type Prepared } from './call.ts';
import { checkHappy, checkMutatingGet } from './happy.ts';
import { checkInput } from './input.ts';
import { findCaller, made } from '../records/made.ts';
import { checkOwner } from '../access/owner.ts';
import { checkLargeBodies } from './large-bodies.ts';
import { checkStrict } from '../access/strict.ts';
import { checkTenants } from '../access/tenant.ts';

/**
 * All checks of one operation: for each example a call is prepared, varied in every way that must
 * be rejected, and then made.
 */
export async function checkOperation(area: AreaContext, operation: Operation): Promise<void> {
  // Calls of recipes do not count as scenarios.
  const context = { ...area, touched: new Set<string>() };
  const recipe = context.recipes[operation.id] ?? {};
  const person = findCaller(context, operation, recipe);
  const name = `${operation.area}/${operation.id}`;
  const purpose = { name, source: `${operation.id}, its recipe` };
  const ctx = createScenarioContext(context, purpose);
  const me = person && createActor(context, person, purpose.source);
  const checkSample = async (sample: Sample, at: number) => {
    const { sent, networkError } = await made(ctx, recipe, sample, me);
    const credentials = person && !operation.isPublic ? toCredentials(person) : nobody;
    const prepared = { context, operation, sample: sample.name, sent, credentials };
    const isFirst = at === 0;
    if (isFirst && !context.isBrief)
      await Promise.all([checkAccess(prepared), checkTenants(prepared)]);
    if (networkError !== null) {
      await context.recorder.check(buildCheckInfo(prepared, 'happy', '', 'succeeds'), () => {
        throw networkError;
      });
      return;
    }
    if (!context.isBrief) {
      await Promise.all([
        checkInput(prepared, isFirst),
        isFirst && checkStrict(prepared),
        isFirst && checkLargeBodies(prepared),
      ]);
      await checkOwner(prepared);
    }
    await checkSuccess(prepared, me);
    if (isFirst && !context.isBrief) await checkAtOnce(prepared);
    if (me) await recipe.after?.(ctx, me);
  };
  for (const [at, makeSample] of buildSamples(context, operation).entries()) {
    // A failure of any of its checks lists the recipe's calls before it.
    await trace([], () => checkSample(makeSample(), at));
  }
}

const checkSuccess = (prepared: Prepared, me: Actor | undefined) =>
  prepared.operation.isMutatingGet && me ? checkMutatingGet(prepared, me) : checkHappy(prepared);
