import type { Recipes } from '../../scenario/recipe.ts';
import { cycle, submitRequiredAnswers } from './world.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';

const as = 'admin';

/** A cycle whose only review the administrator can deliver. */
async function deliverable(ctx: ScenarioContext, me: Actor) {
  const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, { executors: ['PaAdmin'] });
  for (const reviewId of reviewIds) await submitRequiredAnswers(me, reviewId, stepIds[0] ?? '');
  return { path: { cycleId }, body: { reviewIds, deliverToAll: false } };
}

/** The people of cycles, and actions on several reviews. */
export const cyclePeopleRecipes: Recipes = {
  getReviewCycleReviewees: {
    as,
    send: async (ctx, _sample, me) => ({
      path: { cycleId: (await cycle(ctx, me, { roles: ['member', 'colleague'] })).cycleId },
    }),
  },
  exportReviewCycle: {
    as,
    send: async (ctx, _sample, me) => ({
      path: { cycleId: (await cycle(ctx, me, { roles: ['member', 'colleague'] })).cycleId },
    }),
  },
  deliverCycleReviews: { as, send: (ctx, _sample, me) => deliverable(ctx, me) },
  nudgeCycleReviews: {
    as,
    send: async (ctx, _sample, me) => {
      const { cycleId, reviewIds } = await cycle(ctx, me, { executors: ['Reviewee'] });
      return { path: { cycleId }, body: { reviewIds } };
    },
  },
  recallReviews: {
    as,
    send: async (ctx, _sample, me) => {
      const sent = await deliverable(ctx, me);
      await me.request('deliverCycleReviews', sent);
      return { body: { reviewIds: sent.body.reviewIds } };
    },
  },
};
