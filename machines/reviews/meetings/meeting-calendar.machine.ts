import { fromPromise, type ActorRefFrom } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createExport } from '../../lists/create-export.ts';

/** The meeting whose calendar file is requested. */
export interface CalendarRequest {
  meetingId: string;
  /** The name of the file, without its ending. */
  name: string;
}

const exportCalendar = fromPromise<Blob, { requested: CalendarRequest }>(({ input, signal }) =>
  api.getReviewMeetingCalendar({ query: { meetingId: input.requested.meetingId }, signal }),
);

export const meetingCalendarMachine = createExport<CalendarRequest>({
  id: 'meeting-calendar',
  description: 'A meeting is downloaded as a calendar file. Source: REVW-024.',
  exportFile: exportCalendar,
});

export type MeetingCalendarActor = ActorRefFrom<typeof meetingCalendarMachine>;
