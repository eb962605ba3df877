import { createRecordPart, type RecordPartActor } from '../../../records/create-record-part.ts';
import {
  emptyMeetingAction,
  toMeetingActionForm,
  validateMeetingAction,
  type MeetingActionForm,
} from './meeting-action-form.ts';
import { saveMeetingAction } from './meeting-action.actors.ts';
import type { MeetingActionItem } from '../meeting.ts';

export const meetingActionMachine = createRecordPart<MeetingActionItem, MeetingActionForm>({
  id: 'meeting-action',
  description:
    'An action item of a meeting is added or edited: its text, its assignee and its due date. Source: REVW-026, REVW-088, REVW-089.',
  emptyForm: emptyMeetingAction,
  toForm: toMeetingActionForm,
  validate: validateMeetingAction,
  savePart: saveMeetingAction,
});

export type MeetingActionActor = RecordPartActor<MeetingActionItem, MeetingActionForm>;
