import type { Recipes } from '../../scenario/recipe.ts';
import {
  answeredLink,
  askedClient,
  assign,
  atClient,
  openLink,
  readAssignment,
} from './clients.ts';

const as = 'admin';

/** Which review of which step a client knows by an id, to read whether it is submitted. */
const submittedReviews = new Map<string, SubmittedReview>();

interface SubmittedReview {
  cycleId: string;
  clientStepId: string;
  reviewId: string;
}

/** Client contacts, as staff deal with them, and their own pages. */
export const clientRecipes: Recipes = {
  getClientInteraction: {
    as,
    send: async (kit, _sample, me) => {
      const { cycleId, clientStepId } = await askedClient(kit, me);
      return { query: { cycleId, stepId: clientStepId } };
    },
  },
  assignClientContacts: {
    as,
    ids: () => ['cycleId', 'stepId'],
    send: async (kit, _sample, me) => ({ body: await assign(kit, me, await atClient(kit, me)) }),
  },
  nudgeClient: {
    as,
    ids: () => ['assignmentId'],
    send: async (kit, _sample, me) => {
      const { assignmentId } = await askedClient(kit, me);
      return { body: { assignmentId, message: 'This week, please.' } };
    },
  },
  updateClientAutoNudge: {
    as,
    ids: () => ['assignmentId'],
    send: async (kit, _sample, me) => {
      const { assignmentId, version } = await askedClient(kit, me);
      return { body: { assignmentId, isAutoNudge: false, version } };
    },
  },
  getClientNudgeHistory: {
    as,
    send: async (kit, _sample, me) => ({ path: { id: (await askedClient(kit, me)).reviewId } }),
  },
  getClientReviewAssignment: {
    as,
    send: async (kit) => {
      const me = kit.as(as);
      const { clientAssignmentId } = await openLink(kit, me);
      return { query: { tenantId: me.tenantId, clientAssignmentId } };
    },
  },
  getClientReview: {
    as,
    send: async (kit) => {
      const me = kit.as(as);
      const { clientReviewId: reviewId, stepId } = await openLink(kit, me);
      return { query: { tenantId: me.tenantId, reviewId, stepId } };
    },
  },
  saveClientAnswer: {
    as,
    ids: () => ['clientAssignmentId', 'id'],
    send: async (kit) => {
      const { clientAssignmentId, answerId: id } = await openLink(kit, kit.as(as));
      return { body: { clientAssignmentId, id, answerText: 'Very good.', version: 1 } };
    },
  },
  saveClientComment: {
    as,
    ids: () => ['clientAssignmentId', 'paCycleReviewAnswerId'],
    send: async (kit) => {
      const { clientAssignmentId, answerId } = await openLink(kit, kit.as(as));
      const remark = { comments: 'On time.', paCycleReviewAnswerId: answerId };
      return { body: { clientAssignmentId, id: kit.uuid(), ...remark } };
    },
  },
  deleteClientComment: {
    as,
    send: async (kit) => {
      const me = kit.as(as);
      const { clientAssignmentId, answerId } = await openLink(kit, me);
      const id = kit.uuid();
      const remark = { comments: 'On time.', paCycleReviewAnswerId: answerId };
      await me.ask('saveClientComment', { body: { clientAssignmentId, id, ...remark } });
      return { path: { id } };
    },
  },
  promoteClientReview: {
    as,
    send: async (kit) => {
      const { clientReviewId, clientContactId, ...link } = await answeredLink(kit, kit.as(as));
      submittedReviews.set(clientReviewId, link);
      return { path: { reviewId: clientReviewId }, query: { clientContactId } };
    },
    reads: async (me, { path }) => {
      // The link is used up with the submission.
      const link = submittedReviews.get(path?.reviewId ?? '');
      const { row } = link ? await readAssignment(me, link, link.reviewId) : {};
      return row?.hasClientPromoted;
    },
  },
  getClientReviewPdf: {
    as,
    send: async (kit) => ({ path: { id: (await openLink(kit, kit.as(as))).clientReviewId } }),
  },
};
