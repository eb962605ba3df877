import type { Recipes } from '../../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';
import { submitRequiredAnswers, listAnswers, cycle, passOn, review, seen } from './world.ts';

const as = 'admin';

async function comment(ctx: ScenarioContext, me: Actor) {
  const { reviewId, stepId } = await review(ctx, me);
  const [answer] = await listAnswers(me, reviewId, stepId);
  return { id: ctx.uuid(), comments: 'I see.', paCycleReviewAnswerId: answer?.id ?? '' };
}

/** The properties of a review that change as it moves through the steps. */
async function location(me: Actor, reviewId = '') {
  const { stepId, status, isDeliveredToAll } = await seen(me, reviewId);
  return { stepId, status, isDeliveredToAll };
}

/** Staff calls that load or change reviews. */
export const workRecipes: Recipes = {
  getReviewCycleSummary: {
    as,
    send: async (ctx, _sample, me) => {
      const { cycleId, stepIds } = await cycle(ctx, me);
      return { query: { cycleId, stepId: stepIds[0] ?? '' } };
    },
  },
  getReviewExecutor: {
    as,
    send: async (ctx, _sample, me) => {
      const { cycleId, stepIds } = await cycle(ctx, me);
      return { query: { cycleId, operatingStepId: stepIds[0] ?? '' } };
    },
  },
  getReview: {
    as,
    send: async (ctx, _sample, me) => {
      const { reviewId, stepId } = await review(ctx, me);
      return { query: { reviewId, stepId } };
    },
  },
  getReviewForDisplay: {
    as,
    send: async (ctx, _sample, me) => {
      const { reviewId } = await review(ctx, me);
      return { query: { reviewId } };
    },
  },
  getEarlierReview: {
    as,
    send: async (ctx, _sample, me) => {
      const { reviewId } = await review(ctx, me);
      return { query: { reviewId } };
    },
  },
  getReviewPdf: {
    as,
    send: async (ctx, _sample, me) => ({ path: { id: (await review(ctx, me)).reviewId } }),
  },
  saveReviewAnswer: {
    as,
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const { reviewId, stepId } = await review(ctx, me);
      const [answer] = await listAnswers(me, reviewId, stepId);
      return { body: { id: answer?.id ?? '', answerText: 'It went well.', version: 1 } };
    },
  },
  saveReviewComment: {
    as,
    ids: () => ['paCycleReviewAnswerId'],
    send: async (ctx, _sample, me) => ({ body: await comment(ctx, me) }),
  },
  deleteReviewComment: {
    as,
    send: async (ctx, _sample, me) => {
      const body = await comment(ctx, me);
      await me.request('saveReviewComment', { body });
      return { path: { commentId: body.id } };
    },
  },
  promoteReview: {
    as,
    send: async (ctx, _sample, me) => {
      const { reviewId, stepId } = await review(ctx, me);
      await submitRequiredAnswers(me, reviewId, stepId);
      return { path: { reviewId }, query: { stepId } };
    },
    reads: (me, { path }) => location(me, path?.reviewId),
  },
  deliverReview: {
    as,
    send: async (ctx, _sample, me) => {
      const { reviewId, stepId, nextStepId } = await review(ctx, me);
      await passOn(me, reviewId, stepId);
      await submitRequiredAnswers(me, reviewId, nextStepId);
      return { path: { reviewId }, query: { deliverToAll: true, stepId: nextStepId } };
    },
    reads: (me, { path }) => location(me, path?.reviewId),
  },
  rejectReview: {
    as,
    ids: () => ['reviewId'],
    send: async (ctx, _sample, me) => {
      const { reviewId, stepId, nextStepId } = await review(ctx, me);
      await passOn(me, reviewId, stepId);
      const body = { reviewId, rejectedReason: 'Please name goals.', stepId: nextStepId };
      return { body };
    },
  },
  acknowledgeReview: {
    as: 'member',
    ids: () => ['reviewId'],
    send: async (ctx) => {
      const admin = ctx.as(as);
      const { reviewId, stepId } = await review(ctx, admin, ['PaAdmin']);
      await submitRequiredAnswers(admin, reviewId, stepId);
      const query = { deliverToAll: false, stepId };
      await admin.request('deliverReview', { path: { reviewId }, query });
      return { body: { reviewId, comments: 'Thank you.' } };
    },
  },
  nudgeReviewExecutor: {
    as,
    ids: () => ['reviewId'],
    send: async (ctx, _sample, me) => {
      const { reviewId } = await review(ctx, me, ['Reviewee', 'PaAdmin']);
      return { body: { reviewId, message: 'This week, please.' } };
    },
  },
  getAdminNudgeHistory: {
    as,
    send: async (ctx, _sample, me) => {
      const { reviewId } = await review(ctx, me, ['Reviewee', 'PaAdmin']);
      await me.request('nudgeReviewExecutor', { body: { reviewId } });
      return { path: { id: reviewId } };
    },
  },
};
