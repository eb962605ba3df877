import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ReviewMeeting } from './meeting.ts';

/** Deletes a meeting with its notes and action items. Source: REVW-093. */
export const deleteMeeting = fromPromise<unknown, { part: ReviewMeeting }>(
  ({ input: { part }, signal }) =>
    api.deleteReviewMeeting({ query: { meetingId: part.id }, signal }),
);
