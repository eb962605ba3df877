import type { components } from '@atrium/contract/generated/types.ts';

type Contract = components['schemas'];

/** What a cycle takes from other records: the store computes it with each change of these. */
export interface ComputedCycleFields {
  teamName: string;
  revieweeCount: number;
  deliveredCount: number;
  /** Whether there are reviews, and all of them are delivered or closed. */
  isCompleted: boolean;
  /** Orders cycles by their status: those that are completed first, each by its start. */
  progress: string;
}

/** What a review takes from other records: the store computes it with each change of these. */
export interface ComputedReviewFields {
  revieweeName: string;
  revieweeImageUrl: string | null;
  designation: string;
  /**
   * The employed manager who carries out the manager steps: the recorded one, or once they have
   * left the reviewee's present one. Null for the administrators.
   */
  managerId: string | null;
  /** The employed client interfacer: the recorded one, or once they have left the manager. */
  interfacerId: string | null;
  /** Whether the reviewee left before the delivery, so that the review waits for nobody. */
  isClosed: boolean;
  cycleName: string;
  period: string;
  year: number;
  teamId: string | null;
  startDate: string;
  endDate: string;
  isArchived: boolean;
  /** The current step. */
  stepId: string;
  stepName: string;
  /** The ids of all steps of the cycle, in order, separated by spaces. */
  stepIds: string;
  meetingStatus: Contract['ReviewMeetingStatus'] | null;
  /** Whether an existing client contact is assigned to it at its step. */
  hasClient: boolean;
  /** Who must act once the cycle has started: see getActor. */
  actor: string | null;
  /** The cycle and the status, to count by both. */
  cycleStatus: string;
  /** The cycle and its current step. */
  place: string;
  /** Orders the reviews of a place by name. */
  position: string;
  /** The neighbours in the order of the place. */
  previousId: string | null;
  nextId: string | null;
}
