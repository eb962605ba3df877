import { createExportTestModel } from '../../testing/list-test-models.ts';
import { meetingCalendarMachine } from './meeting-calendar.machine.ts';
import { plannedMeeting } from './meeting.fixtures.ts';

export const testModel = createExportTestModel(
  meetingCalendarMachine,
  { meetingId: plannedMeeting.id, name: plannedMeeting.reviewMeetingName },
  [
    {
      source: 'REVW-024',
      text: 'The file contains the times, the place and the link of the meeting.',
    },
    { source: 'REVW-025', text: 'The file names the participants of the meeting.' },
  ],
);
