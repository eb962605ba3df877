import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ReviewMeeting } from './meeting.ts';
import { createPartDeletion, type PartDeletionActor } from '../../records/create-part-deletion.ts';

/** Deletes a meeting with its notes and action items. Source: REVW-093. */
const deleteMeeting = fromPromise<unknown, { part: ReviewMeeting }>(({ input: { part }, signal }) =>
  api.deleteReviewMeeting({ query: { meetingId: part.id }, signal }),
);

export const meetingDeletionMachine = createPartDeletion<ReviewMeeting>({
  id: 'meeting-deletion',
  description:
    'A meeting is deleted after a confirmation, with its notes and action items. Source: REVW-030, REVW-093.',
  deletePart: deleteMeeting,
});

export type MeetingDeletionActor = PartDeletionActor<ReviewMeeting>;
