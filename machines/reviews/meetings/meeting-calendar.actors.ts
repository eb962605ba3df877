import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** The meeting whose calendar file is requested. */
export interface CalendarRequest {
  meetingId: string;
  /** The name of the file, without its ending. */
  name: string;
}

export const exportCalendar = fromPromise<Blob, { requested: CalendarRequest }>(
  ({ input, signal }) =>
    api.getReviewMeetingCalendar({ query: { meetingId: input.requested.meetingId }, signal }),
);
