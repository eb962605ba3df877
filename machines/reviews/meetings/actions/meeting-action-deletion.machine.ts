import {
  createPartDeletion,
  type PartDeletionActor,
} from '../../../records/create-part-deletion.ts';
import { deleteMeetingAction } from './meeting-action.actors.ts';
import type { MeetingActionItem } from '../meeting.ts';

export const meetingActionDeletionMachine = createPartDeletion<MeetingActionItem>({
  id: 'meeting-action-deletion',
  description: 'An action item of a meeting is deleted after a confirmation. Source: REVW-097.',
  deletePart: deleteMeetingAction,
});

export type MeetingActionDeletionActor = PartDeletionActor<MeetingActionItem>;
