import type { components } from '#openapi/generated/types.ts';
import type { Indexes } from '../store.ts';
import type { Versioned } from '../versioned.ts';

type Contract = components['schemas'];

/** Performance reviews: what cycles are made of, and the work in them. Source: REVW-022. */
export interface Records {
  reviewForms: ReviewFormRecord;
  reviewSteps: ReviewStepRecord;
  reviewWorkflows: ReviewWorkflowRecord;
  reviewCycles: ReviewCycleRecord;
  reviews: ReviewRecord;
  reviewAnswers: ReviewAnswerRecord;
  reviewComments: ReviewCommentRecord;
  performanceSettings: PerformanceSettingsRecord;
}

export interface ReviewFormRecord extends Versioned {
  id: string;
  name: string;
  description: string;
  isActive: boolean;
  questions: Contract['ReviewQuestion'][];
}

export interface ReviewStepRecord extends Versioned {
  id: string;
  stepName: string;
  /** From 1, without gaps. */
  stepOrder: number;
  stepStyle: Contract['BadgeStyle'];
  executorType: Contract['StepExecutor'];
  stepNudges: Contract['StepNudge'][];
}

export interface ReviewWorkflowRecord extends Versioned {
  id: string;
  name: string;
  description: string;
  isActive: boolean;
  /** In order. */
  steps: { stepId: string; formId: string | null }[];
}

export interface ReviewCycleRecord extends Versioned {
  id: string;
  cycleName: string;
  period: string;
  year: number;
  /** Days. */
  startDate: string;
  endDate: string;
  /** Null for the whole organisation. */
  teamId: string | null;
  workflowId: string;
  workflowName: string;
  /** The workflow's steps as they were when the cycle was created. */
  steps: CycleStepRecord[];
  isArchived: boolean;
}

export interface CycleStepRecord {
  stepId: string;
  stepName: string;
  stepStyle: Contract['BadgeStyle'];
  executorType: Contract['StepExecutor'];
  stepNudges: Contract['StepNudge'][];
  formName: string;
  questions: { questionText: string; isRequired: boolean }[];
}

export interface ReviewRecord extends Versioned {
  id: string;
  cycleId: string;
  /** The employee who is reviewed. */
  revieweeId: string;
  /** Whom the reviewee reported to when the review was created. */
  reportingToId: string | null;
  /** The employee who deals with the client. */
  clientInterfacerId: string | null;
  /** Where in the cycle's steps the review is, from 0. */
  stepIndex: number;
  status: Contract['ReviewStatus'];
  /** Instant since which it is at its step. */
  enteredStepOn: string;
  /** At a step of a client: whether the answers are handed in, or the step was passed over. */
  isClientDone: boolean;
  /** Instant, or null. */
  deliveredOn: string | null;
  isDeliveredToAll: boolean;
  /** The latest first. */
  rejections: Contract['ReviewRejectionRecord'][];
}

export interface ReviewAnswerRecord extends Versioned {
  id: string;
  reviewId: string;
  stepId: string;
  /** Counts through all questions of the review. */
  order: number;
  questionText: string;
  isRequired: boolean;
  /** At a client's step the draft, which only the client reads. */
  answerText: string;
  /** At a client's step what was submitted, the latest first: what everybody else reads. */
  clientAnswers?: ClientAnswerRecord[];
}

/** What a client contact has submitted to a question; it stays whatever becomes of the contact. */
export interface ClientAnswerRecord {
  clientContactId: string;
  clientContactName: string;
  clientName: string;
  /** Instant. */
  submittedOn: string;
  answerText: string;
  comments: ReviewCommentRecord[];
}

export interface ReviewCommentRecord extends Versioned {
  id: string;
  reviewId: string;
  answerId: string;
  comments: string;
  /** The person, or the client contact. */
  writerId: string;
  writerName: string;
  writerNameForPDF: string;
  writerImageUrl: string | null;
  isClient: boolean;
  /** The id by which the client knows it, unknown to staff; null for a remark of staff. */
  clientKey: string | null;
  /** Instant. */
  writtenOn: string;
}

/** The one record is named `settings`. */
export interface PerformanceSettingsRecord extends Versioned {
  id: string;
  defaultWorkflowId: string | null;
  isClientAutoNudge: boolean;
  isGoogleCalendarSynced: boolean;
  legends: Contract['ReviewLegend'][];
}

export const collections: Indexes<Records> = {
  reviewForms: { indexes: [['name']] },
  reviewSteps: { indexes: [['stepOrder']] },
  reviewWorkflows: { indexes: [['name']] },
  reviewCycles: { indexes: [['workflowId']] },
  reviews: { indexes: [['cycleId'], ['revieweeId'], ['reportingToId'], ['clientInterfacerId']] },
  reviewAnswers: { indexes: [['reviewId', 'order']] },
  reviewComments: { indexes: [['reviewId', 'writtenOn'], ['clientKey']] },
  performanceSettings: { indexes: [] },
};
