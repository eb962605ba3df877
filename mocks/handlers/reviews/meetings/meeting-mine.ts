import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { ok, sent, type Handlers } from '../../../core/requests/handler.ts';
import { encloseId } from '../../../common/search-keys.ts';
import { toCases, type Case } from '../../../common/reviews/cases.ts';
import { createReviewContext, type ReviewContext } from '../../../common/reviews/review-context.ts';
import { getParts, getStep } from '../../../common/reviews/rules.ts';
import { findVisible } from '../../../common/reviews/worklist.ts';
import type { Page } from '../../../store/store.ts';
import type {
  MeetingActionRecord,
  ReviewMeetingRecord,
} from '../../../store/world/review-contacts.ts';
import { calendarFile } from './calendar-file.ts';
import { canComplete, getMeeting, getParticipantId } from './meeting.ts';

type Contract = components['schemas'];
type MeetingMine = Extract<
  AreaOperations<'reviews'>,
  'getMyReviewMeetings' | 'getReviewMeetingCalendar'
>;

/** A user's own meetings and action items, and the calendar file of one. Source: REVW-013. */
export const meetingMine: Pick<Handlers<'reviews'>, MeetingMine> = {
  getMyReviewMeetings: async (call) => {
    const { actionItems: shown = 'open', limit = 50 } = call.query;
    const ctx = await createReviewContext(call);
    const upcoming = await listMeetings(ctx, ['Created', 'Started'], limit);
    const past = await listMeetings(ctx, ['Ended', 'Closed'], limit);
    const actionItems = await listActionItems(ctx, shown);
    return ok({
      upcomingMeetings: await toViews(ctx, upcoming.rows),
      upcomingMeetingCount: upcoming.total,
      pastMeetings: await toViews(ctx, past.rows),
      pastMeetingCount: past.total,
      actionItems: actionItems.slice(0, limit),
      actionItemCount: actionItems.length,
      overdueActionItemCount: actionItems.filter(({ isOverdue }) => isOverdue).length,
    });
  },

  getReviewMeetingCalendar: async (call) => {
    const ctx = await createReviewContext(call);
    const { meeting, of } = await getMeeting(ctx, call.query.meetingId);
    const organizer = meeting.participants.find(({ isUnEditable }) => isUnEditable);
    const text = calendarFile({
      uid: meeting.id,
      sequence: meeting.version,
      stamp: ctx.now,
      start: meeting.startTime,
      end: meeting.endTime,
      summary: meeting.name,
      description: `${of.cycle.cycleName} – ${of.reviewee.fullName}`,
      location: meeting.location,
      url: meeting.url,
      organizer: organizer ?? null,
      attendees: meeting.participants,
    });
    return sent({
      name: `${meeting.name}.ics`,
      type: 'text/calendar',
      write: () => Promise.resolve(new TextEncoder().encode(text)),
    });
  },
};

type Status = ReviewMeetingRecord['status'];

/** The caller's meetings with some statuses in reviews that they may see. */
async function listMeetings(
  ctx: ReviewContext,
  status: readonly Status[],
  limit: number,
): Promise<Page<ReviewMeetingRecord>> {
  const { involved } = await findVisible(ctx, {});
  const direction = status.includes('Created') ? 'ascending' : 'descending';
  return ctx.db.page('reviewMeetings', {
    where: { status, ...(involved && { reviewId: involved.map(({ id }) => id) }) },
    contains: [{ fields: ['participantText'], text: encloseId(getParticipantId(ctx)) }],
    order: { by: 'startTime', direction },
    limit,
  });
}

/** Reviews by their ids, of those in which the caller has a part. */
async function loadCases(ctx: ReviewContext, meetings: readonly ReviewMeetingRecord[]) {
  const reviews = await ctx.db.getMany(
    'reviews',
    meetings.map(({ reviewId }) => reviewId),
  );
  const cases = await toCases(ctx.db, [...reviews.values()]);
  const visible = cases.filter((of) => getParts(of, ctx.me).size > 0);
  return new Map(visible.map((of) => [of.review.id, of]));
}

const toPlace = (of: Case) => ({
  reviewId: of.review.id,
  cycleId: of.cycle.id,
  stepId: getStep(of).stepId,
  employeeName: of.reviewee.fullName,
});

async function toViews(
  ctx: ReviewContext,
  meetings: readonly ReviewMeetingRecord[],
): Promise<Contract['MyReviewMeeting'][]> {
  const cases = await loadCases(ctx, meetings);
  return meetings.flatMap((meeting) => {
    const of = cases.get(meeting.reviewId);
    if (!of) return [];
    return {
      id: meeting.id,
      ...toPlace(of),
      reviewCycleName: of.cycle.cycleName,
      reviewMeetingName: meeting.name,
      reviewMeetingURL: meeting.url,
      reviewMeetingLocation: meeting.location,
      reviewMeetingStatus: meeting.status,
      reviewMeetingStartTime: meeting.startTime,
      reviewMeetingEndTime: meeting.endTime,
      reviewMeetingActualStartDate: meeting.actualStart,
      reviewMeetingActualEndDate: meeting.actualEnd,
    };
  });
}

/** The action items that are assigned to the caller: open ones by due date, then completed ones. */
async function listActionItems(
  ctx: ReviewContext,
  shown: 'open' | 'all',
): Promise<Contract['MyMeetingActionItem'][]> {
  const actions = await ctx.db.query('meetingActions', {
    where: { assignedUserId: getParticipantId(ctx) },
    order: { by: 'dueDate' },
  });
  const selected = actions.filter(({ completedOn }) => shown === 'all' || completedOn === null);
  const meetings = await ctx.db.getMany(
    'reviewMeetings',
    selected.map(({ meetingId }) => meetingId),
  );
  const cases = await loadCases(ctx, [...meetings.values()]);
  const items = selected.flatMap((action) => {
    const meeting = meetings.get(action.meetingId);
    const of = meeting && cases.get(meeting.reviewId);
    // Those of an archived cycle can no longer be completed: they wait for nobody.
    if (!of || (shown === 'open' && of.cycle.isArchived)) return [];
    return toItem(ctx, action, meeting, of);
  });
  const isOpen = ({ isCompleted }: Contract['MyMeetingActionItem']) => !isCompleted;
  return [...items.filter(isOpen), ...items.filter((item) => !isOpen(item))];
}

function toItem(
  ctx: ReviewContext,
  action: MeetingActionRecord,
  meeting: ReviewMeetingRecord,
  of: Case,
): Contract['MyMeetingActionItem'] {
  const isCompleted = action.completedOn !== null;
  return {
    id: action.id,
    meetingId: meeting.id,
    ...toPlace(of),
    reviewMeetingName: meeting.name,
    description: action.description,
    dueDate: action.dueDate,
    isOverdue: !isCompleted && !of.cycle.isArchived && action.dueDate < ctx.today,
    completedOn: action.completedOn,
    isCompleted,
    canCompleteAction: canComplete(ctx, action, false, of),
  };
}
