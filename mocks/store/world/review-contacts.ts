import type { components } from '@atrium/contract/generated/types.ts';
import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

type Contract = components['schemas'];

/** Client contacts, reminders and meetings of reviews. Source: ASSET-031. */
export interface Records {
  clientAssignments: ClientAssignmentRecord;
  clientReviews: ClientReviewRecord;
  reviewNudges: ReviewNudgeRecord;
  reviewMeetings: ReviewMeetingRecord;
  meetingActions: MeetingActionRecord;
}

/** The assignment of one client contact to one review at a step of its cycle. */
export interface ClientAssignmentRecord extends Versioned {
  id: string;
  /** The unguessable id in the link, which staff see only in the mail. */
  linkId: string;
  cycleId: string;
  stepId: string;
  clientContactId: string;
  isAutoNudge: boolean;
  /** UTC timestamp; null until a mail was sent. */
  lastNudgedOn: string | null;
}

/** The review of an assignment. The client refers to the review by this id; staff never see it. */
export interface ClientReviewRecord {
  id: string;
  assignmentId: string;
  reviewId: string;
  /** UTC timestamp of the client's submission, or null. */
  promotedOn: string | null;
  /** Whether their submission was returned to them. */
  isReturned?: boolean;
}

export interface ReviewNudgeRecord {
  id: string;
  cycleId: string;
  kind: 'Client' | 'Admin';
  reviewIds: string[];
  /** Computed: the ids of its reviews, each enclosed by `|`, to find it by one of them. */
  reviewText?: string;
  stepName: string;
  recipientName: string;
  /** Empty for a user of the tenant. */
  clientName: string;
  email: string;
  /** UTC timestamp. */
  sentOn: string;
  /** Empty when it was sent automatically. */
  sentByName: string;
  message: string;
  /** Path of the client's page; empty for a user of the tenant. */
  link: string;
  /** Keys of the rules that caused the mail, each for one visit of the review to its step. */
  ruleKeys: string[];
}

export interface ReviewMeetingRecord extends Versioned {
  id: string;
  reviewId: string;
  name: string;
  url: string | null;
  location: string;
  notes: string;
  status: Contract['ReviewMeetingStatus'];
  /** UTC timestamps. */
  startTime: string;
  endTime: string;
  participants: Contract['MeetingParticipant'][];
  /** Computed: the ids of its participants, each enclosed by `|`, to find it by one of them. */
  participantText?: string;
  /** UTC timestamps, or null. */
  actualStart: string | null;
  actualEnd: string | null;
}

export interface MeetingActionRecord extends Versioned {
  id: string;
  meetingId: string;
  description: string;
  /** A participant, or null. */
  assignedUserId: string | null;
  /** Date (yyyy-MM-dd). */
  dueDate: string;
  /** UTC timestamp, or null while it is open. */
  completedOn: string | null;
}

export const collections: SearchedCollections<Records> = {
  clientAssignments: {
    fields: { cycleId: 'text', linkId: 'text', clientContactId: 'text' },
    indexes: [['cycleId'], ['linkId'], ['clientContactId']],
  },
  clientReviews: {
    fields: { assignmentId: 'text', reviewId: 'text' },
    indexes: [['assignmentId'], ['reviewId']],
  },
  reviewNudges: {
    fields: { cycleId: 'text', sentOn: 'instant', kind: 'text', reviewText: 'search' },
    indexes: [['cycleId', 'sentOn']],
  },
  reviewMeetings: {
    fields: { reviewId: 'text', status: 'text', startTime: 'instant', participantText: 'search' },
    indexes: [['reviewId'], ['status', 'startTime']],
  },
  meetingActions: {
    fields: { meetingId: 'text', assignedUserId: 'text', dueDate: 'instant' },
    indexes: [
      ['meetingId', 'dueDate'],
      ['assignedUserId', 'dueDate'],
    ],
  },
};
