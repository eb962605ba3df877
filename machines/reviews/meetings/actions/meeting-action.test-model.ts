import { createRecordPartTestModel } from '../../../testing/record-test-models.ts';
import { toMeetingActionForm } from './meeting-action-form.ts';
import { meetingActionMachine } from './meeting-action.machine.ts';
import { exampleAction } from '../meeting.fixtures.ts';

export const testModel = createRecordPartTestModel(meetingActionMachine, {
  part: exampleAction,
  valid: toMeetingActionForm(exampleAction),
  broken: { dueDate: null },
  rules: [
    { source: 'REVW-088', text: 'An action item has a text and a due date.' },
    { source: 'REVW-026', text: 'An action item is assigned to a participant, or to nobody.' },
    { source: 'REVW-089', text: 'A change of an action item leaves its completion as it is.' },
  ],
});
