import type { MeetingHead } from './meeting-form.ts';
import type {
  MeetingActionItem,
  MeetingDetail,
  MeetingParticipant,
  MeetingReporter,
  MyMeetingActionItem,
  MyReviewMeeting,
  MyReviewMeetings,
  ReviewMeeting,
} from './meeting.ts';

export const exampleReviewId = '7f1c2a10-0000-4000-8000-000000000001';

export const exampleParticipants: readonly MeetingParticipant[] = [
  {
    participantId: 'employee-hugo',
    name: 'Hugo Silva',
    isSelected: true,
    isUnEditable: true,
    isParticipantPaAdmin: true,
    email: 'hugo@demo.test',
  },
  {
    participantId: 'employee-ben',
    name: 'Ben Okafor',
    isSelected: true,
    isUnEditable: false,
    isParticipantPaAdmin: false,
    email: 'ben@demo.test',
  },
  {
    participantId: 'employee-grace',
    name: 'Grace Kim',
    isSelected: false,
    isUnEditable: false,
    isParticipantPaAdmin: false,
    email: 'grace@demo.test',
  },
];

export const exampleAction: MeetingActionItem = {
  id: '7f1c2a10-0000-4000-8000-000000000011',
  description: 'Agree on the goals',
  assignedUserId: 'employee-ben',
  assignedUserName: 'Ben Okafor',
  dueDate: '2026-03-20',
  dueDateAsString: '20/03/2026',
  completedOn: null,
  completedOnAsString: '',
  isCompleted: false,
  canCompleteAction: true,
  canPerformActionOperation: true,
  version: 1,
};

const otherAction: MeetingActionItem = {
  ...exampleAction,
  id: '7f1c2a10-0000-4000-8000-000000000012',
  description: 'Book a course on accessibility',
  assignedUserId: null,
  assignedUserName: '',
  dueDate: '2026-04-02',
  dueDateAsString: '02/04/2026',
};

/** A planned meeting, as its organizer sees it. */
export const plannedMeeting: ReviewMeeting = {
  id: '7f1c2a10-0000-4000-8000-000000000002',
  reviewId: exampleReviewId,
  reviewMeetingName: 'Talk about the half-year',
  reviewMeetingURL: 'https://meet.demo.test/half-year',
  reviewMeetingLocation: 'Room 2',
  reviewMeetingNotes: '',
  reviewMeetingStatus: 'Created',
  reviewMeetingStartTime: '2026-03-12T09:00:00.000Z',
  reviewMeetingEndTime: '2026-03-12T10:00:00.000Z',
  reviewMeetingDateAsString: '12/03/2026',
  reviewParticipants: exampleParticipants.filter(({ isSelected }) => isSelected),
  reviewMeetingActionItems: [],
  canPerformMeetingOperation: true,
  canDeleteMeeting: true,
  canPerformMeetingDetailOperation: true,
  isMeetingStarted: false,
  isMeetingEnded: false,
  isClosed: false,
  canPerformNotesOperation: false,
  reviewMeetingActualStartDate: null,
  reviewMeetingActualEndDate: null,
  canShowNotes: false,
  version: 1,
};

export const startedMeeting: ReviewMeeting = {
  ...plannedMeeting,
  reviewMeetingStatus: 'Started',
  reviewMeetingNotes: 'Ben will lead the next release.',
  reviewMeetingActionItems: [exampleAction, otherAction],
  isMeetingStarted: true,
  canPerformMeetingDetailOperation: false,
  canPerformNotesOperation: true,
  canShowNotes: true,
  reviewMeetingActualStartDate: '2026-03-12T09:02:00.000Z',
  version: 2,
};

export const endedMeeting: ReviewMeeting = {
  ...startedMeeting,
  reviewMeetingStatus: 'Ended',
  isMeetingEnded: true,
  canDeleteMeeting: false,
  reviewMeetingActualEndDate: '2026-03-12T09:52:00.000Z',
  version: 3,
};

export const closedMeeting: ReviewMeeting = {
  ...endedMeeting,
  reviewMeetingStatus: 'Closed',
  reviewMeetingActionItems: endedMeeting.reviewMeetingActionItems.map((item) => ({
    ...item,
    canPerformActionOperation: false,
  })),
  isClosed: true,
  canPerformMeetingOperation: false,
  canPerformNotesOperation: false,
  version: 4,
};

/** As a participant without the right to manage meetings sees it. */
export const toParticipantView = (meeting: ReviewMeeting): ReviewMeeting => ({
  ...meeting,
  canPerformMeetingOperation: false,
  canDeleteMeeting: false,
  canPerformMeetingDetailOperation: false,
});

export const toDetail = (meeting: ReviewMeeting | null): MeetingDetail => ({
  meeting,
  managementBlock: null,
});

export const exampleHead: MeetingHead = {
  meeting: plannedMeeting,
  participants: exampleParticipants,
  timeZone: 'Europe/Berlin',
  version: 1,
};

const place = {
  reviewId: exampleReviewId,
  cycleId: '7f1c2a10-0000-4000-8000-000000000021',
  stepId: '7f1c2a10-0000-4000-8000-000000000022',
  employeeName: 'Ben Okafor',
};

const exampleMyMeeting: MyReviewMeeting = {
  ...place,
  id: plannedMeeting.id,
  reviewCycleName: 'Half-year 2026',
  reviewMeetingName: plannedMeeting.reviewMeetingName,
  reviewMeetingURL: plannedMeeting.reviewMeetingURL,
  reviewMeetingLocation: plannedMeeting.reviewMeetingLocation,
  reviewMeetingStatus: 'Created',
  reviewMeetingStartTime: plannedMeeting.reviewMeetingStartTime,
  reviewMeetingEndTime: plannedMeeting.reviewMeetingEndTime,
  reviewMeetingActualStartDate: null,
  reviewMeetingActualEndDate: null,
};

export const exampleMyAction: MyMeetingActionItem = {
  ...place,
  id: exampleAction.id,
  meetingId: plannedMeeting.id,
  reviewMeetingName: 'Talk about the year',
  description: exampleAction.description,
  dueDate: '2026-03-01',
  isOverdue: true,
  completedOn: null,
  isCompleted: false,
  canCompleteAction: true,
};

export const exampleMyMeetings: MyReviewMeetings = {
  upcomingMeetings: [exampleMyMeeting],
  upcomingMeetingCount: 1,
  pastMeetings: [
    {
      ...exampleMyMeeting,
      id: '7f1c2a10-0000-4000-8000-000000000031',
      reviewMeetingName: 'Talk about the year',
      reviewMeetingStatus: 'Closed',
      reviewMeetingURL: null,
      reviewMeetingStartTime: '2026-01-15T08:00:00.000Z',
      reviewMeetingEndTime: '2026-01-15T09:00:00.000Z',
      reviewMeetingActualStartDate: '2026-01-15T08:01:00.000Z',
      reviewMeetingActualEndDate: '2026-01-15T08:48:00.000Z',
    },
  ],
  pastMeetingCount: 1,
  actionItems: [
    exampleMyAction,
    {
      ...exampleMyAction,
      id: '7f1c2a10-0000-4000-8000-000000000032',
      description: 'Book a course on accessibility',
      dueDate: '2026-04-02',
      isOverdue: false,
    },
  ],
  actionItemCount: 2,
  overdueActionItemCount: 1,
};

export const noMeetings: MyReviewMeetings = {
  upcomingMeetings: [],
  upcomingMeetingCount: 0,
  pastMeetings: [],
  pastMeetingCount: 0,
  actionItems: [],
  actionItemCount: 0,
  overdueActionItemCount: 0,
};

/** Reports reach nobody. */
export const noReport: MeetingReporter = { send: () => undefined };
