import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { reject } from '../../../core/requests/http-error.ts';
import type { MessageKey } from '../../../core/messages/index.ts';
import { changed } from '../../../core/records/versions.ts';
import type { ReviewMeetingRecord } from '../../../store/world/review-contacts.ts';
import { createReviewContext, type ReviewContext } from '../../../common/reviews/review-context.ts';
import { getMeeting, hasEnded, meetingView } from './meeting.ts';
import { notifyAboutMeeting } from './notify-about-meeting.ts';
import { demandManager } from './meetings.ts';

type MeetingRun = Extract<
  AreaOperations<'reviews'>,
  'startReviewMeeting' | 'endReviewMeeting' | 'closeReviewMeeting' | 'deleteReviewMeeting'
>;
type Status = ReviewMeetingRecord['status'];

/** A meeting from its start to its close. Source: REVW-030. */
export const meetingRun: Pick<Handlers<'reviews'>, MeetingRun> = {
  startReviewMeeting: async (call) => {
    const ctx = await createReviewContext(call);
    const started = () => ({ status: 'Started' as const, actualStart: ctx.now });
    const reviewMeeting = await passOn(ctx, call.query.meetingId, 'Created', started);
    return ok({ reviewMeeting, successMessages: [message('meetingStarted')] });
  },

  endReviewMeeting: async (call) => {
    const ctx = await createReviewContext(call);
    const reviewMeeting = await passOn(ctx, call.query.meetingId, 'Started', (meeting) => ({
      status: 'Ended',
      actualEnd: getActualEnd(meeting, ctx.now),
    }));
    return ok({ reviewMeeting, successMessages: [message('meetingEnded')] });
  },

  closeReviewMeeting: async (call) => {
    const ctx = await createReviewContext(call);
    const closed = () => ({ status: 'Closed' as const });
    const reviewMeeting = await passOn(ctx, call.query.meetingId, 'Ended', closed);
    return ok({ reviewMeeting, successMessages: [message('meetingClosed')] });
  },

  deleteReviewMeeting: async (call) => {
    const { db } = call;
    const ctx = await createReviewContext(call);
    const { meeting, of } = await getMeeting(ctx, call.query.meetingId);
    demandManager(ctx, of);
    if (of.cycle.isArchived) throw reject(400, 'cycleIsArchived');
    if (hasEnded(meeting)) throw reject(400, 'meetingHasEnded');
    const actions = await db.query('meetingActions', { where: { meetingId: meeting.id } });
    for (const { id } of actions) await db.remove('meetingActions', id);
    await db.remove('reviewMeetings', meeting.id);
    await notifyAboutMeeting(ctx, of, meeting, 'deleted');
    return ok({ successMessages: [message('meetingDeleted')] });
  },
};

/** The clock may have been set back since the start; a meeting never ends before it starts. */
const getActualEnd = ({ actualStart }: ReviewMeetingRecord, now: string): string =>
  actualStart !== null && actualStart > now ? actualStart : now;

/** Error messages by the meeting's actual status and the expected one. */
const reasons: Record<Status, Partial<Record<Status, MessageKey>>> = {
  Created: { Started: 'meetingNotStarted', Ended: 'meetingNotEnded' },
  Started: { Created: 'meetingHasStarted', Ended: 'meetingNotEnded' },
  Ended: { Created: 'meetingHasStarted', Started: 'meetingHasEnded' },
  Closed: { Created: 'meetingIsClosed', Started: 'meetingIsClosed', Ended: 'meetingIsClosed' },
};

/** Moves a meeting from one status to the next. 400 when it has another status. */
async function passOn(
  ctx: ReviewContext,
  id: string,
  from: Status,
  change: (meeting: ReviewMeetingRecord) => Partial<ReviewMeetingRecord>,
) {
  const { meeting, of } = await getMeeting(ctx, id);
  demandManager(ctx, of);
  if (of.cycle.isArchived) throw reject(400, 'cycleIsArchived');
  const reason = reasons[meeting.status][from];
  if (reason) throw reject(400, reason);
  const after = changed(meeting, change(meeting), ctx);
  await ctx.db.put('reviewMeetings', after);
  return meetingView(ctx, after, { ...of, meetingStatus: after.status });
}
