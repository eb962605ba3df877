import type { ActorRefFrom } from 'xstate';
import { createExport } from '../../lists/create-export.ts';
import { exportCalendar, type CalendarRequest } from './meeting-calendar.actors.ts';

export const meetingCalendarMachine = createExport<CalendarRequest>({
  id: 'meeting-calendar',
  description: 'A meeting is downloaded as a calendar file. Source: REVW-024.',
  exportFile: exportCalendar,
});

export type MeetingCalendarActor = ActorRefFrom<typeof meetingCalendarMachine>;
