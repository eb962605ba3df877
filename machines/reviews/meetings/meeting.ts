import type { Schema } from '#openapi/client/index.ts';

export type ReviewMeeting = Schema<'ReviewMeeting'>;
export type MeetingParticipant = Schema<'MeetingParticipant'>;
export type MeetingActionItem = Schema<'MeetingActionItem'>;
export type MyReviewMeetings = Schema<'MyReviewMeetings'>;
export type MyReviewMeeting = Schema<'MyReviewMeeting'>;
export type MyMeetingActionItem = Schema<'MyMeetingActionItem'>;

/** The meeting about a review, and why nobody, or not the person, can manage it. */
export interface MeetingDetail {
  /** Null if there is none yet. */
  meeting: ReviewMeeting | null;
  managementBlock: Schema<'ReviewMeetingAnswer'>['managementBlock'];
}

/** A meeting or an action item was changed, or a change was found: it loads again. */
export interface MeetingChanged {
  type: 'meeting.changed';
}

/** What an action item should be. */
export interface ActionTick {
  id: string;
  description: string;
  isCompleted: boolean;
}

/** An action item was completed or reopened. */
export interface ActionTicked {
  type: 'action.ticked';
  tick: ActionTick;
}

/** The machine of a page with meetings, as its parts see it. */
export interface MeetingReporter {
  send: (event: MeetingChanged | ActionTicked) => void;
}

type Times = Pick<
  ReviewMeeting,
  | 'reviewMeetingStartTime'
  | 'reviewMeetingEndTime'
  | 'reviewMeetingActualStartDate'
  | 'reviewMeetingActualEndDate'
>;

/** The seconds between start and end: the actual ones once it has ended, else the planned ones. */
export function getDuration(meeting: Times): number {
  const { reviewMeetingActualStartDate: from, reviewMeetingActualEndDate: to } = meeting;
  const [start, end] =
    from === null || to === null
      ? [meeting.reviewMeetingStartTime, meeting.reviewMeetingEndTime]
      : [from, to];
  return Math.max(0, Date.parse(end) - Date.parse(start)) / 1000;
}
