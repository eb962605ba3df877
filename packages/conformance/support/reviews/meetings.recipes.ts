import type { Recipes } from '../../scenario/recipe.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';
import { actionFields, meetingFields, review } from './world.ts';

const as = 'admin';

/** A new meeting. */
async function meeting(ctx: ScenarioContext, me: Actor) {
  const { reviewId } = await review(ctx, me);
  const id = ctx.uuid();
  const fields = await meetingFields(ctx, me, reviewId);
  await me.request('addReviewMeeting', { body: { id, reviewId, ...fields } });
  return { id, reviewId, fields };
}

/** A meeting that has started. */
async function started(ctx: ScenarioContext, me: Actor): Promise<string> {
  const { id: meetingId } = await meeting(ctx, me);
  await me.request('startReviewMeeting', { query: { meetingId } });
  return meetingId;
}

/** An action item of a started meeting; returns the request body. */
async function action(ctx: ScenarioContext, me: Actor) {
  const body = actionFields(ctx, await started(ctx, me));
  await me.request('addReviewMeetingAction', { body });
  return body;
}

/** Meetings about reviews. */
export const meetingRecipes: Recipes = {
  getReviewMeetingDefaults: {
    as,
    send: async (ctx, _sample, me) => ({
      query: { reviewId: (await review(ctx, me)).reviewId },
    }),
  },
  addReviewMeeting: {
    as,
    // At least one of them participates without leading.
    fixed: ['reviewParticipants'],
    ids: () => ['reviewId'],
    send: async (ctx, _sample, me) => {
      const { reviewId } = await review(ctx, me);
      const fields = await meetingFields(ctx, me, reviewId);
      return { body: { id: ctx.uuid(), reviewId, ...fields } };
    },
  },
  getReviewMeeting: {
    as,
    send: async (ctx, _sample, me) => ({
      query: { reviewId: (await meeting(ctx, me)).reviewId },
    }),
  },
  getMyReviewMeetings: {
    as,
    send: async (ctx, _sample, me) => {
      await meeting(ctx, me);
      return { query: { actionItems: 'all', limit: 50 } };
    },
  },
  getReviewMeetingCalendar: {
    as,
    send: async (ctx, _sample, me) => ({ query: { meetingId: (await meeting(ctx, me)).id } }),
  },
  getReviewMeetingForEdit: {
    as,
    send: async (ctx, _sample, me) => ({ query: { meetingId: (await meeting(ctx, me)).id } }),
  },
  updateReviewMeeting: {
    as,
    // At least one of them participates without leading.
    fixed: ['reviewParticipants'],
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const { id, fields } = await meeting(ctx, me);
      return { body: { id, ...fields, reviewMeetingName: ctx.name('Meeting'), version: 1 } };
    },
  },
  startReviewMeeting: {
    as,
    send: async (ctx, _sample, me) => ({ query: { meetingId: (await meeting(ctx, me)).id } }),
  },
  endReviewMeeting: {
    as,
    send: async (ctx, _sample, me) => ({ query: { meetingId: await started(ctx, me) } }),
  },
  closeReviewMeeting: {
    as,
    send: async (ctx, _sample, me) => {
      const query = { meetingId: await started(ctx, me) };
      await me.request('endReviewMeeting', { query });
      return { query };
    },
  },
  deleteReviewMeeting: {
    as,
    send: async (ctx, _sample, me) => ({ query: { meetingId: (await meeting(ctx, me)).id } }),
  },
  addReviewMeetingAction: {
    as,
    ids: () => ['meetingId'],
    send: async (ctx, _sample, me) => ({ body: actionFields(ctx, await started(ctx, me)) }),
  },
  updateReviewMeetingAction: {
    as,
    ids: () => ['id'],
    send: async (ctx, _sample, me) => {
      const { id, assignedUserId } = await action(ctx, me);
      const changes = { description: 'Agree on two goals', dueDate: ctx.day(21) };
      return { body: { id, assignedUserId, ...changes, version: 1 } };
    },
  },
  completeReviewMeetingAction: {
    as,
    send: async (ctx, _sample, me) => ({ query: { actionItemId: (await action(ctx, me)).id } }),
  },
  deleteReviewMeetingAction: {
    as,
    send: async (ctx, _sample, me) => ({ query: { actionItemId: (await action(ctx, me)).id } }),
  },
  saveReviewMeetingNotes: {
    as,
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { id: await started(ctx, me), reviewMeetingNotes: 'Goals agreed.', version: 2 },
    }),
  },
};
