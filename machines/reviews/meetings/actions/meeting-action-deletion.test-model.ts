import { createPartDeletionTestModel } from '../../../testing/record-test-models.ts';
import { meetingActionDeletionMachine } from './meeting-action-deletion.machine.ts';
import { exampleAction } from '../meeting.fixtures.ts';

export const testModel = createPartDeletionTestModel(meetingActionDeletionMachine, {
  part: exampleAction,
  rules: [
    { source: 'REVW-097', text: 'An action item is deleted after a confirmation.' },
    { source: 'REVW-044', text: 'Who may write the notes deletes action items.' },
    { source: 'REVW-032', text: 'The other action items stay sorted by their due dates.' },
  ],
});
