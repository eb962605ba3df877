import { createPartDeletion, type PartDeletionActor } from '../../records/create-part-deletion.ts';
import { deleteMeeting } from './meeting-deletion.actors.ts';
import type { ReviewMeeting } from './meeting.ts';

export const meetingDeletionMachine = createPartDeletion<ReviewMeeting>({
  id: 'meeting-deletion',
  description:
    'A meeting is deleted after a confirmation, with its notes and action items. Source: REVW-030, REVW-093.',
  deletePart: deleteMeeting,
});

export type MeetingDeletionActor = PartDeletionActor<ReviewMeeting>;
