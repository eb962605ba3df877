import type { components } from '@atrium/contract/generated/types.ts';
import type { ComputedCycleFields, ComputedReviewFields } from '../review-fields.ts';
import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

type Contract = components['schemas'];

/** Performance reviews: the parts of cycles, and the reviews in them. Source: REVW-022. */
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
  /** Computed: whether a workflow uses it. */
  isInUse?: boolean;
}

/** A question as cycles and reviews store it. */
export type QuestionContent = Omit<Contract['ReviewQuestion'], 'id'>;

export interface ReviewStepRecord extends Versioned {
  id: string;
  stepName: string;
  /** From 1, without gaps. */
  stepOrder: number;
  stepStyle: Contract['BadgeStyle'];
  executorType: Contract['StepExecutor'];
  stepNudges: Contract['StepNudge'][];
  /** Computed: whether a workflow uses it. */
  isInUse?: boolean;
}

export interface ReviewWorkflowRecord extends Versioned {
  id: string;
  name: string;
  description: string;
  isActive: boolean;
  /** In the order of the workflow. */
  steps: { stepId: string; formId: string | null }[];
  /** Computed: whether a cycle uses it. */
  isInUse?: boolean;
}

export interface ReviewCycleRecord extends Versioned, Partial<ComputedCycleFields> {
  id: string;
  cycleName: string;
  period: string;
  year: number;
  /** Dates (yyyy-MM-dd). */
  startDate: string;
  endDate: string;
  /** Null for the entire organization. */
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
  questions: QuestionContent[];
}

export interface ReviewRecord extends Versioned, Partial<ComputedReviewFields> {
  id: string;
  cycleId: string;
  /** The employee who is reviewed. */
  revieweeId: string;
  /** The reviewee's manager when the review was created. */
  reportingToId: string | null;
  /** The employee who was chosen to be in contact with the client. */
  clientInterfacerId: string | null;
  /** Index of the review's current step in the cycle, from 0. */
  stepIndex: number;
  status: Contract['ReviewStatus'];
  /** UTC timestamp of entering the current step. */
  enteredStepOn: string;
  /** The steps that it has entered, the latest last. */
  stepEntries: StepEntry[];
  /** At a client's step: whether the answers are submitted or the step was skipped. */
  isClientDone: boolean;
  /** At a last step of the reviewee: whether they have handed it in. */
  isHandedIn?: boolean;
  /** UTC timestamp, or null. */
  deliveredOn: string | null;
  isDeliveredToAll: boolean;
  /** UTC timestamp at which the reviewee confirmed that they have read it. */
  acknowledgedOn?: string | null;
  /** What the reviewee wrote when they confirmed. */
  acknowledgedComments?: string;
  /** The latest first. */
  rejections: Contract['ReviewRejectionRecord'][];
}

/** A step that a review entered at a time (UTC). */
export interface StepEntry {
  stepId: string;
  enteredOn: string;
}

export interface ReviewAnswerRecord extends Versioned, QuestionContent {
  id: string;
  reviewId: string;
  stepId: string;
  /** Position among all questions of the review. */
  order: number;
  /** At a client's step the draft, which only the client can see. */
  answerText: string;
  /** At a client's step the submitted answers, the latest first; all others see these. */
  clientAnswers?: ClientAnswerRecord[];
}

/** A client contact's submitted answer to a question; it remains even if the contact is deleted. */
export interface ClientAnswerRecord {
  clientContactId: string;
  clientContactName: string;
  clientName: string;
  /** UTC timestamp. */
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
  /** The id by which the client knows it, hidden from staff; null for a remark by staff. */
  clientKey: string | null;
  /** UTC timestamp. */
  writtenOn: string;
}

/** The only record has the id `settings`. */
export interface PerformanceSettingsRecord extends Versioned {
  id: string;
  defaultWorkflowId: string | null;
  isClientAutoNudge: boolean;
  isGoogleCalendarSynced: boolean;
  legends: Contract['ReviewLegend'][];
}

export const collections: SearchedCollections<Records> = {
  reviewForms: {
    fields: { name: 'name', description: 'name', isActive: 'boolean', isInUse: 'boolean' },
    indexes: [['name']],
    unique: [['name']],
  },
  reviewSteps: {
    fields: { stepOrder: 'number', stepName: 'name' },
    indexes: [['stepOrder']],
    unique: [['stepName']],
  },
  reviewWorkflows: {
    fields: { name: 'name', description: 'name', isActive: 'boolean' },
    indexes: [['name']],
    unique: [['name']],
  },
  reviewCycles: {
    fields: {
      cycleName: 'name',
      period: 'name',
      year: 'number',
      startDate: 'instant',
      endDate: 'instant',
      teamId: 'text',
      teamName: 'name',
      workflowId: 'text',
      workflowName: 'name',
      isArchived: 'boolean',
      isCompleted: 'boolean',
      revieweeCount: 'number',
      deliveredCount: 'number',
      progress: 'text',
    },
    indexes: [['workflowId'], ['teamId'], ['isArchived', 'startDate']],
    unique: [['year', 'cycleName']],
  },
  reviews: {
    fields: {
      cycleId: 'text',
      revieweeId: 'text',
      revieweeName: 'name',
      designation: 'name',
      reportingToId: 'text',
      clientInterfacerId: 'text',
      managerId: 'text',
      interfacerId: 'text',
      isClosed: 'boolean',
      cycleName: 'name',
      period: 'name',
      year: 'number',
      teamId: 'text',
      startDate: 'instant',
      endDate: 'instant',
      isArchived: 'boolean',
      stepId: 'text',
      stepName: 'name',
      stepIndex: 'number',
      stepIds: 'text',
      status: 'text',
      enteredStepOn: 'instant',
      deliveredOn: 'instant',
      isDeliveredToAll: 'boolean',
      meetingStatus: 'text',
      actor: 'text',
      cycleStatus: 'text',
      place: 'text',
      position: 'text',
    },
    indexes: [
      ['cycleId', 'status'],
      ['cycleId', 'isClosed'],
      ['revieweeId'],
      ['reportingToId'],
      ['clientInterfacerId'],
      ['managerId'],
      ['interfacerId'],
      ['isArchived', 'revieweeName'],
      ['place', 'position'],
      ['isArchived', 'enteredStepOn'],
    ],
    isLarge: true,
  },
  reviewAnswers: {
    fields: { reviewId: 'text', stepId: 'text', order: 'number' },
    indexes: [['reviewId', 'order']],
  },
  reviewComments: {
    fields: { reviewId: 'text', writtenOn: 'instant', clientKey: 'text', isClient: 'boolean' },
    indexes: [['reviewId', 'writtenOn'], ['clientKey']],
  },
  performanceSettings: { fields: {}, indexes: [] },
};
