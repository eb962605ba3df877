import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { ReviewMeetingRecord } from '../../../store/world/review-contacts.ts';
import type { Case } from '../../../common/reviews/cases.ts';
import { createReviewContext, type ReviewContext } from '../../../common/reviews/review-context.ts';
import { actionViews, canComplete, getMeeting, meetingRights, meetingView } from './meeting.ts';

type MeetingWork = Extract<
  AreaOperations<'reviews'>,
  | 'addReviewMeetingAction'
  | 'updateReviewMeetingAction'
  | 'completeReviewMeetingAction'
  | 'deleteReviewMeetingAction'
  | 'saveReviewMeetingNotes'
>;

/** Notes and action items of a meeting, by its participants. Source: REVW-031, PRIV-032. */
export const meetingWork: Pick<Handlers<'reviews'>, MeetingWork> = {
  addReviewMeetingAction: async (call) => {
    const { db, body } = call;
    const ctx = await createReviewContext(call);
    const { meeting, of } = await getMeeting(ctx, body.meetingId);
    demandWriter(ctx, meeting, of);
    idFree(await db.get('meetingActions', body.id));
    const action = { id: body.id, meetingId: meeting.id, ...checked(body, meeting) };
    await db.put('meetingActions', created({ ...action, completedOn: null }, call));
    return answer(ctx, { meeting, of }, 'actionAdded');
  },

  updateReviewMeetingAction: async (call) => {
    const { db, body } = call;
    const ctx = await createReviewContext(call);
    const { action, meeting, of } = await getActionItem(ctx, body.id);
    demandWriter(ctx, meeting, of);
    checkVersion(action, body.version);
    await db.put('meetingActions', changed(action, checked(body, meeting), call));
    return answer(ctx, { meeting, of }, 'actionUpdated');
  },

  completeReviewMeetingAction: async (call) => {
    const ctx = await createReviewContext(call);
    const { action, meeting, of } = await getActionItem(ctx, call.query.actionItemId);
    if (of.cycle.isArchived) throw reject(400, 'cycleIsArchived');
    const { manages } = meetingRights(ctx, meeting, of);
    if (!canComplete(ctx, action, manages, of)) throw reject(403, 'notYourAction');
    const isDone = action.completedOn !== null;
    const { isCompleted = !isDone } = call.query;
    const completedOn = isCompleted ? (action.completedOn ?? ctx.now) : null;
    if (isCompleted !== isDone) {
      await ctx.db.put('meetingActions', changed(action, { completedOn }, call));
    }
    return answer(
      ctx,
      { meeting, of },
      completedOn === null ? 'actionReopened' : 'actionCompleted',
    );
  },

  deleteReviewMeetingAction: async (call) => {
    const ctx = await createReviewContext(call);
    const { action, meeting, of } = await getActionItem(ctx, call.query.actionItemId);
    demandWriter(ctx, meeting, of);
    await ctx.db.remove('meetingActions', action.id);
    return answer(ctx, { meeting, of }, 'actionDeleted');
  },

  saveReviewMeetingNotes: async (call) => {
    const { body } = call;
    const ctx = await createReviewContext(call);
    const { meeting, of } = await getMeeting(ctx, body.id);
    demandWriter(ctx, meeting, of);
    checkVersion(meeting, body.version);
    const after = changed(meeting, { notes: cleanOrEmpty(body.reviewMeetingNotes) }, call);
    await ctx.db.put('reviewMeetings', after);
    return ok({
      reviewMeeting: await meetingView(ctx, after, of),
      successMessages: [message('notesSaved')],
    });
  },
};

/** An action item, its meeting and the review. 404 when the caller cannot see it. */
async function getActionItem(ctx: ReviewContext, id: string) {
  const action = foundOr404(await ctx.db.get('meetingActions', id), 'actionUnknown');
  return { action, ...(await getMeeting(ctx, action.meetingId)) };
}

/**
 * 403 for a user who neither participates in the meeting nor manages it; 400 before its start and
 * after its close.
 */
function demandWriter(ctx: ReviewContext, meeting: ReviewMeetingRecord, of: Case): void {
  const rights = meetingRights(ctx, { ...meeting, status: 'Started' }, of);
  if (of.cycle.isArchived) throw reject(400, 'cycleIsArchived');
  if (!rights.canPerformNotesOperation) throw reject(403, 'notAParticipant');
  if (meeting.status === 'Created') throw reject(400, 'meetingNotStarted');
  if (meeting.status === 'Closed') throw reject(400, 'meetingIsClosed');
}

interface SentAction {
  description: string;
  assignedUserId: string | null;
  dueDate: string;
}

/** 400 for a blank description, and for an assignee who does not participate. */
function checked(
  { description: sent, assignedUserId, dueDate }: SentAction,
  { participants }: ReviewMeetingRecord,
): SentAction {
  const description = cleanOrEmpty(sent);
  if (description === '') throw rejectField('description', 'required', { field: 'description' });
  const takesPart = participants.some(({ participantId }) => participantId === assignedUserId);
  if (assignedUserId !== null && !takesPart) {
    throw rejectField('assignedUserId', 'participantUnknown');
  }
  return { description, assignedUserId, dueDate };
}

async function answer(
  ctx: ReviewContext,
  { meeting, of }: { meeting: ReviewMeetingRecord; of: Case },
  messageKey:
    | 'actionAdded'
    | 'actionUpdated'
    | 'actionCompleted'
    | 'actionReopened'
    | 'actionDeleted',
) {
  return ok({
    reviewMeetingActionItems: await actionViews(ctx, meeting, of),
    successMessages: [message(messageKey)],
  });
}
