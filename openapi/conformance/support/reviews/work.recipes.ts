import type { Recipes } from '../../scenario/recipe.ts';
import type { Actor, Kit } from '../../scenario/types.ts';
import { answerAll, answers, cycle, passOn, review, seen } from './world.ts';

const as = 'admin';

async function comment(kit: Kit, me: Actor) {
  const { reviewId, stepId } = await review(kit, me);
  const [answer] = await answers(me, reviewId, stepId);
  return { id: kit.uuid(), comments: 'I see.', paCycleReviewAnswerId: answer?.id ?? '' };
}

/** What of a review its way through the steps changes. */
async function place(me: Actor, reviewId = '') {
  const { stepId, status, isDeliveredToAll } = await seen(me, reviewId);
  return { stepId, status, isDeliveredToAll };
}

/** Reviews, read and written by staff. */
export const workRecipes: Recipes = {
  getReviewCycleSummary: {
    as,
    send: async (kit, _sample, me) => {
      const { cycleId, stepIds } = await cycle(kit, me);
      return { query: { cycleId, stepId: stepIds[0] ?? '' } };
    },
  },
  getReviewExecutor: {
    as,
    send: async (kit, _sample, me) => {
      const { cycleId, stepIds } = await cycle(kit, me);
      return { query: { cycleId, operatingStepId: stepIds[0] ?? '' } };
    },
  },
  getReview: {
    as,
    send: async (kit, _sample, me) => {
      const { reviewId, stepId } = await review(kit, me);
      return { query: { reviewId, stepId } };
    },
  },
  getReviewForDisplay: {
    as,
    send: async (kit, _sample, me) => {
      const { reviewId } = await review(kit, me);
      return { query: { reviewId } };
    },
  },
  getReviewPdf: {
    as,
    send: async (kit, _sample, me) => ({ path: { id: (await review(kit, me)).reviewId } }),
  },
  saveReviewAnswer: {
    as,
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const { reviewId, stepId } = await review(kit, me);
      const [answer] = await answers(me, reviewId, stepId);
      return { body: { id: answer?.id ?? '', answerText: 'It went well.', version: 1 } };
    },
  },
  saveReviewComment: {
    as,
    ids: () => ['paCycleReviewAnswerId'],
    send: async (kit, _sample, me) => ({ body: await comment(kit, me) }),
  },
  deleteReviewComment: {
    as,
    send: async (kit, _sample, me) => {
      const body = await comment(kit, me);
      await me.ask('saveReviewComment', { body });
      return { path: { commentId: body.id } };
    },
  },
  promoteReview: {
    as,
    send: async (kit, _sample, me) => {
      const { reviewId, stepId } = await review(kit, me);
      await answerAll(me, reviewId, stepId);
      return { path: { reviewId }, query: { stepId } };
    },
    reads: (me, { path }) => place(me, path?.reviewId),
  },
  deliverReview: {
    as,
    send: async (kit, _sample, me) => {
      const { reviewId, stepId, nextStepId } = await review(kit, me);
      await passOn(me, reviewId, stepId);
      await answerAll(me, reviewId, nextStepId);
      return { path: { reviewId }, query: { deliverToAll: true, stepId: nextStepId } };
    },
    reads: (me, { path }) => place(me, path?.reviewId),
  },
  rejectReview: {
    as,
    ids: () => ['reviewId'],
    send: async (kit, _sample, me) => {
      const { reviewId, stepId, nextStepId } = await review(kit, me);
      await passOn(me, reviewId, stepId);
      const body = { reviewId, rejectedReason: 'Please name goals.', stepId: nextStepId };
      return { body };
    },
  },
  nudgeReviewExecutor: {
    as,
    ids: () => ['reviewId'],
    send: async (kit, _sample, me) => {
      const { reviewId } = await review(kit, me, ['Reviewee', 'PaAdmin']);
      return { body: { reviewId, message: 'This week, please.' } };
    },
  },
  getAdminNudgeHistory: {
    as,
    send: async (kit, _sample, me) => {
      const { reviewId } = await review(kit, me, ['Reviewee', 'PaAdmin']);
      await me.ask('nudgeReviewExecutor', { body: { reviewId } });
      return { path: { id: reviewId } };
    },
  },
};
