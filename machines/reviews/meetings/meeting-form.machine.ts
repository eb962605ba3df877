import { createRecordPart, type RecordPartActor } from '../../records/create-record-part.ts';
import { saveMeeting } from './meeting-form.actors.ts';
import {
  emptyMeeting,
  timeDependents,
  toMeetingForm,
  validateMeeting,
  type MeetingForm,
  type MeetingHead,
} from './meeting-form.ts';

export const meetingFormMachine = createRecordPart<MeetingHead, MeetingForm>({
  id: 'meeting-form',
  description:
    'A meeting about a review is planned or edited: name, link, location, date, times and participants. Source: REVW-037, REVW-038, REVW-039, REVW-086, REVW-095.',
  emptyForm: emptyMeeting,
  toForm: toMeetingForm,
  validate: validateMeeting,
  dependents: timeDependents,
  savePart: saveMeeting,
});

export type MeetingFormActor = RecordPartActor<MeetingHead, MeetingForm>;
