import type { Recipes } from '../../scenario/recipe.ts';
import {
  submitRequiredAnswers,
  cycle,
  cycleFields,
  form,
  passOn,
  step,
  workflow,
} from './world.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';

const as = 'admin';

/** Delivers all reviews of a cycle with the administrator as executor. */
async function complete(me: Actor, cycleId: string): Promise<void> {
  const { steps, reviewees } = await me.request('getReviewCycle', { path: { cycleId } });
  const stepIds = steps.map((each) => each.stepId);
  const stepId = stepIds.at(-1) ?? '';
  for (const { reviewId } of reviewees) {
    for (const earlier of stepIds.slice(0, -1)) await passOn(me, reviewId, earlier);
    await submitRequiredAnswers(me, reviewId, stepId);
    await me.request('deliverReview', {
      path: { reviewId },
      query: { deliverToAll: true, stepId },
    });
  }
}

/** A cycle whose only review is delivered. */
async function completed(ctx: ScenarioContext, me: Actor): Promise<string> {
  const { cycleId } = await cycle(ctx, me);
  await complete(me, cycleId);
  return cycleId;
}

/** Forms, steps, workflows and cycles. */
export const catalogRecipes: Recipes = {
  getReviewForm: {
    as,
    send: async (ctx, _sample, me) => ({ path: { formId: (await form(ctx, me)).id } }),
  },
  updateReviewForm: {
    as,
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await form(ctx, me)), name: ctx.name('Form'), version: 1 },
    }),
  },
  deleteReviewForm: {
    as,
    send: async (ctx, _sample, me) => ({ path: { formId: (await form(ctx, me)).id } }),
  },
  updateReviewStep: {
    as,
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await step(ctx, me)), stepName: ctx.name('Step'), version: 1 },
    }),
  },
  orderReviewSteps: {
    as,
    // All steps have to be named, so that none may be added in the meantime.
    when: 'exclusive',
    send: async (_ctx, _sample, me) => {
      const { reviewSteps } = await me.request('getReviewSteps');
      return { body: { stepIds: reviewSteps.map(({ id }) => id).toReversed() } };
    },
  },
  deleteReviewStep: {
    as,
    send: async (ctx, _sample, me) => ({ path: { stepId: (await step(ctx, me)).id } }),
  },
  addReviewWorkflow: {
    as,
    send: async (ctx, _sample, me) => ({
      body: { ...(await workflow(ctx, me, ['PaAdmin'])), id: ctx.uuid(), name: ctx.name() },
    }),
  },
  getReviewWorkflow: {
    as,
    send: async (ctx, _sample, me) => ({
      path: { workflowId: (await workflow(ctx, me, ['PaAdmin'])).id },
    }),
  },
  updateReviewWorkflow: {
    as,
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await workflow(ctx, me, ['PaAdmin'])), name: ctx.name(), version: 1 },
    }),
  },
  deleteReviewWorkflow: {
    as,
    send: async (ctx, _sample, me) => ({
      path: { workflowId: (await workflow(ctx, me, ['PaAdmin'])).id },
    }),
  },
  savePerformanceSettings: {
    as,
    when: 'exclusive',
    send: async (_ctx, _sample, me) => ({
      body: (await me.request('getPerformanceSettings')).performanceSettings,
    }),
  },
  addReviewCycle: {
    as,
    send: async (ctx, _sample, me) => {
      const { id: workflowId } = await workflow(ctx, me, ['PaAdmin']);
      return { body: { ...(await cycleFields(ctx)), teamId: null, workflowId } };
    },
    grows: { Completed: (_ctx, me, id) => complete(me, id) },
  },
  getReviewCycle: {
    as,
    send: async (ctx, _sample, me) => ({ path: { cycleId: (await cycle(ctx, me)).cycleId } }),
  },
  updateReviewCycle: {
    as,
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const { cycleId: id } = await cycle(ctx, me);
      return { body: { ...(await cycleFields(ctx)), id, version: 1 } };
    },
  },
  deleteReviewCycle: {
    as,
    send: async (ctx, _sample, me) => ({ path: { cycleId: (await cycle(ctx, me)).cycleId } }),
  },
  archiveReviewCycle: {
    as,
    send: async (ctx, _sample, me) => ({ path: { cycleId: await completed(ctx, me) } }),
  },
  restoreReviewCycle: {
    as,
    send: async (ctx, _sample, me) => {
      const path = { cycleId: await completed(ctx, me) };
      await me.request('archiveReviewCycle', { path });
      return { path };
    },
  },
};
