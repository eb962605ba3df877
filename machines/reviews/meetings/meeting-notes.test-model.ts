import { createSavedTextTestModel } from '../shared/saved-text-test-model.ts';
import { meetingNotesMachine, notesLimit } from './meeting-notes.machine.ts';
import { exampleReviewId, startedMeeting } from './meeting.fixtures.ts';

export const notesSource = {
  id: startedMeeting.id,
  answerId: exampleReviewId,
  isEditable: true,
  isRequired: false,
  text: startedMeeting.reviewMeetingNotes,
  version: startedMeeting.version,
};

const base = createSavedTextTestModel(meetingNotesMachine, {
  source: notesSource,
  isDeletable: false,
  rules: [
    { source: 'REVW-098', text: 'The notes of a meeting are saved as typed.' },
    { source: 'REVW-029', text: 'Once the meeting is closed, its notes can no longer be changed.' },
  ],
});

export const testModel = {
  ...base,
  events: [...base.events, { type: 'text.change' as const, text: 'x'.repeat(notesLimit + 1) }],
};
