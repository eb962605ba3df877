import type { Recipes } from '../../scenario/recipe.ts';
import {
  createLinkWithAnswer,
  requestFromClient,
  assign,
  atClient,
  openLink,
  readAssignment,
} from './clients.ts';

const as = 'admin';

/** The reviews and steps that a client knows by id, to load whether they are submitted. */
const submittedReviews = new Map<string, SubmittedReview>();

interface SubmittedReview {
  cycleId: string;
  clientStepId: string;
  reviewId: string;
}

/** Client contacts, for staff and for their own pages. */
export const clientRecipes: Recipes = {
  getClientInteraction: {
    as,
    send: async (ctx, _sample, me) => {
      const { cycleId, clientStepId } = await requestFromClient(ctx, me);
      return { query: { cycleId, stepId: clientStepId } };
    },
  },
  assignClientContacts: {
    as,
    ids: () => ['cycleId', 'stepId'],
    send: async (ctx, _sample, me) => ({ body: await assign(ctx, me, await atClient(ctx, me)) }),
  },
  nudgeClient: {
    as,
    ids: () => ['assignmentId'],
    send: async (ctx, _sample, me) => {
      // Nobody is reminded by hand twice within an hour.
      const at = await atClient(ctx, me);
      await assign(ctx, me, at);
      const { assignment } = await readAssignment(me, at, at.reviewId);
      return { body: { assignmentId: assignment?.id ?? '', message: 'This week, please.' } };
    },
  },
  updateClientAutoNudge: {
    as,
    ids: () => ['assignmentId'],
    send: async (ctx, _sample, me) => {
      const { assignmentId, version } = await requestFromClient(ctx, me);
      return { body: { assignmentId, isAutoNudge: false, version } };
    },
  },
  getClientNudgeHistory: {
    as,
    send: async (ctx, _sample, me) => ({
      path: { id: (await requestFromClient(ctx, me)).reviewId },
    }),
  },
  getClientReviewAssignment: {
    as,
    send: async (ctx) => {
      const me = ctx.as(as);
      const { clientAssignmentId } = await openLink(ctx, me);
      return { query: { tenantId: me.tenantId, clientAssignmentId } };
    },
  },
  getClientReview: {
    as,
    send: async (ctx) => {
      const me = ctx.as(as);
      const { clientReviewId: reviewId, stepId } = await openLink(ctx, me);
      return { query: { tenantId: me.tenantId, reviewId, stepId } };
    },
  },
  saveClientAnswer: {
    as,
    ids: () => ['clientAssignmentId', 'id'],
    send: async (ctx) => {
      const { clientAssignmentId, answerId: id } = await openLink(ctx, ctx.as(as));
      return { body: { clientAssignmentId, id, answerText: 'Very good.', version: 1 } };
    },
  },
  saveClientComment: {
    as,
    ids: () => ['clientAssignmentId', 'paCycleReviewAnswerId'],
    send: async (ctx) => {
      const { clientAssignmentId, answerId } = await openLink(ctx, ctx.as(as));
      const remark = { comments: 'On time.', paCycleReviewAnswerId: answerId };
      return { body: { clientAssignmentId, id: ctx.uuid(), ...remark } };
    },
  },
  deleteClientComment: {
    as,
    send: async (ctx) => {
      const me = ctx.as(as);
      const { clientAssignmentId, answerId } = await openLink(ctx, me);
      const id = ctx.uuid();
      const remark = { comments: 'On time.', paCycleReviewAnswerId: answerId };
      await me.request('saveClientComment', { body: { clientAssignmentId, id, ...remark } });
      return { path: { id } };
    },
  },
  promoteClientReview: {
    as,
    send: async (ctx) => {
      const { clientReviewId, clientContactId, ...link } = await createLinkWithAnswer(
        ctx,
        ctx.as(as),
      );
      submittedReviews.set(clientReviewId, link);
      return { path: { reviewId: clientReviewId }, query: { clientContactId } };
    },
    reads: async (me, { path }) => {
      // The client cannot load it without the link.
      const link = submittedReviews.get(path?.reviewId ?? '');
      const { row } = link ? await readAssignment(me, link, link.reviewId) : {};
      return row?.hasClientPromoted;
    },
  },
  getClientReviewPdf: {
    as,
    send: async (ctx) => ({ path: { id: (await openLink(ctx, ctx.as(as))).clientReviewId } }),
  },
};
