import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { idFree } from '../../../core/records/records.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import { toIsoDay, toUtcTimestamp } from '../../../common/clockwork/time.ts';
import { requireCase, type Case } from '../../../common/reviews/cases.ts';
import { createReviewContext, type ReviewContext } from '../../../common/reviews/review-context.ts';
import { meetingDetails } from './meeting-details.ts';
import {
  getMeeting,
  meetingOfReview,
  meetingRights,
  meetingView,
  participantsFor,
} from './meeting.ts';
import { notifyAboutMeeting } from './notify-about-meeting.ts';
import { loadSettings } from '../../../common/reviews/settings.ts';

type Meetings = Extract<
  AreaOperations<'reviews'>,
  | 'getReviewMeetingDefaults'
  | 'addReviewMeeting'
  | 'getReviewMeeting'
  | 'getReviewMeetingForEdit'
  | 'updateReviewMeeting'
>;

/** The meeting about a review, until it starts. Source: REVW-085, REVW-026. */
export const meetings: Pick<Handlers<'reviews'>, Meetings> = {
  getReviewMeetingDefaults: async (call) => {
    const ctx = await createReviewContext(call);
    const of = await requireCase(ctx, call.query.reviewId);
    demandManager(ctx, of);
    return ok({
      reviewMeetingParticipants: await participantsFor(ctx, of),
      isGoogleCalendarSynced: (await loadSettings(ctx.db)).isGoogleCalendarSynced,
    });
  },

  addReviewMeeting: async (call) => {
    const { db, body } = call;
    const ctx = await createReviewContext(call);
    const of = await requireCase(ctx, body.reviewId);
    demandManager(ctx, of);
    if (of.cycle.isArchived) throw reject(400, 'cycleIsArchived');
    if (await meetingOfReview(db, body.reviewId)) throw reject(409, 'meetingExists');
    idFree(await db.get('reviewMeetings', body.id));
    checkDay(ctx, of, body.reviewMeetingStartTime);
    const details = meetingDetails(body, await participantsFor(ctx, of));
    const meeting = created(
      {
        id: body.id,
        reviewId: body.reviewId,
        ...details,
        startTime: toUtcTimestamp(body.reviewMeetingStartTime),
        endTime: toUtcTimestamp(body.reviewMeetingEndTime),
        notes: '',
        status: 'Created' as const,
        actualStart: null,
        actualEnd: null,
      },
      call,
    );
    await db.put('reviewMeetings', meeting);
    await notifyAboutMeeting(ctx, of, meeting, 'created');
    return ok({
      reviewMeeting: await meetingView(ctx, meeting, of),
      successMessages: [message('meetingCreated')],
    });
  },

  getReviewMeeting: async (call) => {
    const ctx = await createReviewContext(call);
    const of = await requireCase(ctx, call.query.reviewId);
    const meeting = await meetingOfReview(ctx.db, of.review.id);
    return ok({
      reviewMeeting: meeting ? await meetingView(ctx, meeting, of) : null,
      managementBlock: getManagementBlock(ctx, of),
    });
  },

  getReviewMeetingForEdit: async (call) => {
    const ctx = await createReviewContext(call);
    const { meeting, of } = await getMeeting(ctx, call.query.meetingId);
    demandManager(ctx, of);
    const view = await meetingView(ctx, meeting, of);
    const reviewParticipants = withCandidates(meeting.participants, await participantsFor(ctx, of));
    return ok({
      reviewMeeting: { ...view, reviewParticipants },
      managementBlock: getManagementBlock(ctx, of),
    });
  },

  updateReviewMeeting: async (call) => {
    const { db, body } = call;
    const ctx = await createReviewContext(call);
    const { meeting, of } = await getMeeting(ctx, body.id);
    demandManager(ctx, of);
    checkVersion(meeting, body.version);
    if (of.cycle.isArchived) throw reject(400, 'cycleIsArchived');
    if (!meetingRights(ctx, meeting, of).canPerformMeetingDetailOperation) {
      throw reject(400, 'meetingHasStarted');
    }
    const startTime = toUtcTimestamp(body.reviewMeetingStartTime);
    if (startTime !== meeting.startTime) checkDay(ctx, of, startTime);
    const candidates = withCandidates(meeting.participants, await participantsFor(ctx, of));
    const details = meetingDetails(body, candidates);
    const endTime = toUtcTimestamp(body.reviewMeetingEndTime);
    const after = changed(meeting, { ...details, startTime, endTime }, call);
    await db.put('reviewMeetings', after);
    await notifyAboutMeeting(ctx, of, after, 'updated');
    return ok({
      reviewMeeting: await meetingView(ctx, after, of),
      successMessages: [message('meetingUpdated')],
    });
  },
};

/** 403 for one's own review: no one manages the meeting about themselves. */
export function demandManager({ me }: ReviewContext, of: Case): void {
  if (of.review.revieweeId === me.employeeId) throw reject(403, 'ownReview');
}

/** Why the caller cannot manage a meeting about this review, whatever their rights. */
function getManagementBlock({ me }: ReviewContext, { review, cycle }: Case) {
  if (review.revieweeId === me.employeeId) return 'OwnReview' as const;
  return cycle.isArchived ? ('CycleArchived' as const) : null;
}

/** 400 for a meeting before the cycle of its review starts, in the caller's time zone. */
function checkDay({ timeZone }: ReviewContext, { cycle }: Case, startTime: string): void {
  if (toIsoDay(toUtcTimestamp(startTime), timeZone) >= cycle.startDate) return;
  throw rejectField('reviewMeetingStartTime', 'meetingBeforeCycle', { day: cycle.startDate });
}

type Participants = Awaited<ReturnType<typeof participantsFor>>;

/** The invited people, followed by other candidates; the organiser stays the same. */
function withCandidates(invited: Participants, candidates: Participants): Participants {
  const known = new Set(invited.map(({ participantId }) => participantId));
  const others = candidates
    .filter(({ participantId }) => !known.has(participantId))
    .map((candidate) => ({ ...candidate, isSelected: false, isUnEditable: false }));
  return [...invited, ...others];
}
