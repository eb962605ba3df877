import { createPartDeletionTestModel } from '../../testing/record-test-models.ts';
import { meetingDeletionMachine } from './meeting-deletion.machine.ts';
import { plannedMeeting } from './meeting.fixtures.ts';

export const testModel = createPartDeletionTestModel(meetingDeletionMachine, {
  part: plannedMeeting,
  rules: [
    { source: 'REVW-030', text: 'A deleted meeting is cleared, with its notes and action items.' },
    { source: 'REVW-093', text: 'A meeting is deleted after a confirmation.' },
    { source: 'REVW-D23', text: 'A meeting that has ended is not deleted.' },
  ],
});
