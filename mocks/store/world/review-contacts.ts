import type { components } from '#openapi/generated/types.ts';
import type { Indexes } from '../store.ts';
import type { Versioned } from '../versioned.ts';

type Contract = components['schemas'];

/** Around reviews: the clients who are asked, nudges and meetings. Source: ASSET-031. */
export interface Records {
  clientAssignments: ClientAssignmentRecord;
  clientReviews: ClientReviewRecord;
  reviewNudges: ReviewNudgeRecord;
  reviewMeetings: ReviewMeetingRecord;
  meetingActions: MeetingActionRecord;
}

/** That one client contact is asked about one review at a step of its cycle. */
export interface ClientAssignmentRecord extends Versioned {
  id: string;
  /** The unguessable id in the link, which staff see in the mail alone. */
  linkId: string;
  cycleId: string;
  stepId: string;
  clientContactId: string;
  isAutoNudge: boolean;
  /** Instant; null while no mail was sent. */
  lastNudgedOn: string | null;
}

/** The review of an assignment. The id is what the client calls the review; staff never see it. */
export interface ClientReviewRecord {
  id: string;
  assignmentId: string;
  reviewId: string;
  /** Instant at which the client has handed it in, or null. */
  promotedOn: string | null;
  /** Whether what they had handed in was sent back to them. */
  isReturned?: boolean;
}

export interface ReviewNudgeRecord {
  id: string;
  cycleId: string;
  kind: 'Client' | 'Admin';
  reviewIds: string[];
  stepName: string;
  recipientName: string;
  /** Empty for one of the tenant's people. */
  clientName: string;
  email: string;
  /** Instant. */
  sentOn: string;
  /** Empty when it was sent automatically. */
  sentByName: string;
  message: string;
  /** Path of the client's page; empty for one of the tenant's people. */
  link: string;
  /** Which rules it obeys, for which visit of a review to its step. */
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
  /** Instants. */
  startTime: string;
  endTime: string;
  participants: Contract['MeetingParticipant'][];
  /** Instants, or null. */
  actualStart: string | null;
  actualEnd: string | null;
}

export interface MeetingActionRecord extends Versioned {
  id: string;
  meetingId: string;
  description: string;
  /** A participant, or null. */
  assignedUserId: string | null;
  /** Day. */
  dueDate: string;
  /** Instant, or null while it is open. */
  completedOn: string | null;
}

export const collections: Indexes<Records> = {
  clientAssignments: { indexes: [['cycleId'], ['linkId']] },
  clientReviews: { indexes: [['assignmentId'], ['reviewId']] },
  reviewNudges: { indexes: [['cycleId', 'sentOn']] },
  reviewMeetings: { indexes: [['reviewId']] },
  meetingActions: { indexes: [['meetingId', 'dueDate']] },
};
