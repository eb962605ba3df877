import { createRecordPartTestModel } from '../../testing/record-test-models.ts';
import { meetingFormMachine } from './meeting-form.machine.ts';
import { toMeetingForm } from './meeting-form.ts';
import { exampleHead } from './meeting.fixtures.ts';

export const testModel = createRecordPartTestModel(meetingFormMachine, {
  part: exampleHead,
  valid: toMeetingForm(exampleHead),
  broken: { reviewParticipants: [] },
  rules: [
    { source: 'REVW-037', text: 'A meeting has a participant besides its organizer.' },
    { source: 'REVW-038', text: 'A meeting ends later than it starts.' },
    { source: 'REVW-039', text: 'A meeting starts earlier than it ends.' },
  ],
});
