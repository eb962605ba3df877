import type { Recipes } from '../../scenario/recipe.ts';
import type { Actor, Kit } from '../../scenario/types.ts';
import { actionFields, meetingFields, review } from './world.ts';

const as = 'admin';

/** A new meeting. */
async function meeting(kit: Kit, me: Actor) {
  const { reviewId } = await review(kit, me);
  const id = kit.uuid();
  const fields = await meetingFields(kit, me, reviewId);
  await me.ask('addReviewMeeting', { body: { id, reviewId, ...fields } });
  return { id, reviewId, fields };
}

/** A meeting that has started. */
async function started(kit: Kit, me: Actor): Promise<string> {
  const { id: meetingId } = await meeting(kit, me);
  await me.ask('startReviewMeeting', { query: { meetingId } });
  return meetingId;
}

/** An action item of a meeting that has started; answers what was sent. */
async function action(kit: Kit, me: Actor) {
  const body = actionFields(kit, await started(kit, me));
  await me.ask('addReviewMeetingAction', { body });
  return body;
}

/** Meetings about reviews. */
export const meetingRecipes: Recipes = {
  getReviewMeetingDefaults: {
    as,
    send: async (kit, _sample, me) => ({
      query: { reviewId: (await review(kit, me)).reviewId },
    }),
  },
  addReviewMeeting: {
    as,
    // One of them at least takes part, and leads nothing.
    fixed: ['reviewParticipants'],
    ids: () => ['reviewId'],
    send: async (kit, _sample, me) => {
      const { reviewId } = await review(kit, me);
      const fields = await meetingFields(kit, me, reviewId);
      return { body: { id: kit.uuid(), reviewId, ...fields } };
    },
  },
  getReviewMeeting: {
    as,
    send: async (kit, _sample, me) => ({
      query: { reviewId: (await meeting(kit, me)).reviewId },
    }),
  },
  getReviewMeetingForEdit: {
    as,
    send: async (kit, _sample, me) => ({ query: { meetingId: (await meeting(kit, me)).id } }),
  },
  updateReviewMeeting: {
    as,
    // One of them at least takes part, and leads nothing.
    fixed: ['reviewParticipants'],
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const { id, fields } = await meeting(kit, me);
      return { body: { id, ...fields, reviewMeetingName: kit.name('Meeting'), version: 1 } };
    },
  },
  startReviewMeeting: {
    as,
    send: async (kit, _sample, me) => ({ query: { meetingId: (await meeting(kit, me)).id } }),
  },
  endReviewMeeting: {
    as,
    send: async (kit, _sample, me) => ({ query: { meetingId: await started(kit, me) } }),
  },
  closeReviewMeeting: {
    as,
    send: async (kit, _sample, me) => {
      const query = { meetingId: await started(kit, me) };
      await me.ask('endReviewMeeting', { query });
      return { query };
    },
  },
  deleteReviewMeeting: {
    as,
    send: async (kit, _sample, me) => ({ query: { meetingId: (await meeting(kit, me)).id } }),
  },
  addReviewMeetingAction: {
    as,
    ids: () => ['meetingId'],
    send: async (kit, _sample, me) => ({ body: actionFields(kit, await started(kit, me)) }),
  },
  updateReviewMeetingAction: {
    as,
    ids: () => ['id'],
    send: async (kit, _sample, me) => {
      const { id, assignedUserId } = await action(kit, me);
      const changes = { description: 'Agree on two goals', dueDate: kit.day(21) };
      return { body: { id, assignedUserId, ...changes, version: 1 } };
    },
  },
  completeReviewMeetingAction: {
    as,
    send: async (kit, _sample, me) => ({ query: { actionItemId: (await action(kit, me)).id } }),
  },
  deleteReviewMeetingAction: {
    as,
    send: async (kit, _sample, me) => ({ query: { actionItemId: (await action(kit, me)).id } }),
  },
  saveReviewMeetingNotes: {
    as,
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { id: await started(kit, me), reviewMeetingNotes: 'Goals agreed.', version: 2 },
    }),
  },
};
