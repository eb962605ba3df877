import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { MeetingDetail, ReviewMeeting } from './meeting.ts';

/** Loads the meeting about a review. Source: REVW-087. */
export const loadMeeting = fromPromise<MeetingDetail, { reviewId: string }>(
  async ({ input, signal }) => {
    const { reviewMeeting, managementBlock } = await api.getReviewMeeting({ query: input, signal });
    return { meeting: reviewMeeting, managementBlock };
  },
);

/** Starts a meeting. Source: REVW-090. */
export const startMeeting = fromPromise<ReviewMeeting, { meetingId: string }>(
  async ({ input, signal }) =>
    (await api.startReviewMeeting({ query: input, signal })).reviewMeeting,
);

/** Ends a meeting. Source: REVW-091. */
export const endMeeting = fromPromise<ReviewMeeting, { meetingId: string }>(
  async ({ input, signal }) => (await api.endReviewMeeting({ query: input, signal })).reviewMeeting,
);

/** Closes a meeting. Source: REVW-092. */
export const closeMeeting = fromPromise<ReviewMeeting, { meetingId: string }>(
  async ({ input, signal }) =>
    (await api.closeReviewMeeting({ query: input, signal })).reviewMeeting,
);
