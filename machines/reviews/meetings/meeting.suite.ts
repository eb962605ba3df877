import { api } from '#openapi/client/index.ts';
import type { MeetingActionItem, ReviewMeeting } from './meeting.ts';

const hour = 3_600_000;

/** A review of someone else in a cycle that has started, without a meeting yet. */
export async function findReviewWithoutMeeting(): Promise<string> {
  const { reviews } = await api.getReviews({
    body: {
      page: 1,
      pageSize: 50,
      sort: 'employeeName',
      columnFilters: [],
      cycleFilters: {},
      showActionableItem: false,
    },
  });
  const running = reviews.filter(({ reviewStartDate: day }) => Date.parse(day) <= Date.now());
  for (const { id: reviewId } of running) {
    const answer = await api.getReviewMeeting({ query: { reviewId } });
    if (answer.reviewMeeting === null && answer.managementBlock === null) return reviewId;
  }
  throw new Error('Expected a review without a meeting in the demo data, but found none.');
}

/** Plans a meeting tomorrow with the people who are suggested. */
export async function planMeeting(reviewId: string): Promise<ReviewMeeting> {
  const { reviewMeetingParticipants } = await api.getReviewMeetingDefaults({ query: { reviewId } });
  const start = Date.now() + 24 * hour;
  const { reviewMeeting } = await api.addReviewMeeting({
    body: {
      id: crypto.randomUUID(),
      reviewId,
      reviewMeetingName: 'Talk about the year',
      reviewMeetingURL: null,
      reviewMeetingLocation: 'Room 2',
      reviewMeetingStartTime: new Date(start).toISOString(),
      reviewMeetingEndTime: new Date(start + hour).toISOString(),
      reviewParticipants: reviewMeetingParticipants,
    },
  });
  return reviewMeeting;
}

/** A meeting that has started, with one action item. */
export async function startNewMeeting(): Promise<ReviewMeeting> {
  const { id: meetingId, reviewId } = await planMeeting(await findReviewWithoutMeeting());
  await api.startReviewMeeting({ query: { meetingId } });
  await addAction(meetingId, 'Agree on the goals', '2026-12-20');
  return getMeeting(reviewId);
}

export async function addAction(
  meetingId: string,
  description: string,
  dueDate: string,
  assignedUserId: string | null = null,
): Promise<string> {
  const id = crypto.randomUUID();
  const body = { id, meetingId, description, assignedUserId, dueDate };
  await api.addReviewMeetingAction({ body });
  return id;
}

/** The meeting about a review, which exists. */
export async function getMeeting(reviewId: string): Promise<ReviewMeeting> {
  const { reviewMeeting } = await api.getReviewMeeting({ query: { reviewId } });
  if (!reviewMeeting) throw new Error(`Expected a meeting about the review ${reviewId}.`);
  return reviewMeeting;
}

export const listActions = async (reviewId: string): Promise<readonly MeetingActionItem[]> =>
  (await getMeeting(reviewId)).reviewMeetingActionItems;
