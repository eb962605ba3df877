import type { CycleSummary, Review, ReviewDetail, ReviewForm, ReviewItem } from './review.ts';

export const exampleReviewId = '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c06';
export const exampleCycleId = '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c01';
const exampleSelfStepId = '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02';
export const exampleManagerStepId = '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c03';

/** A review at the step of the manager, as the manager sees it. */
export const exampleReview: Review = {
  id: exampleReviewId,
  cycleId: exampleCycleId,
  stepId: exampleManagerStepId,
  stepName: 'Manager review',
  stepOrder: 2,
  reviewCycleName: 'Half-year review 2026',
  employeeId: 'employee-ben',
  employeeName: 'Ben Okafor',
  employeeDesignation: 'Developer',
  profileImageURL: null,
  status: 'Answered',
  period: 'First half of 2026',
  reviewStartDate: '2026-01-01',
  reviewEndDate: '2026-06-30',
  previousReviewId: null,
  nextReviewId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c07',
  rejectedReason: null,
  deliveredOn: null,
  isDeliveredToAll: false,
  acknowledgedOn: null,
  acknowledgedComments: '',
  meetingStatus: null,
  isClientInterfacer: false,
  isReportingToManager: true,
  needsAction: true,
  isMakeClientAssignment: false,
  isReviewClientAssignable: false,
  isReviewPromotable: true,
  isReviewRejectable: true,
  isReviewDeliverable: true,
  isReviewAcknowledgeable: false,
  isReviewDownloadable: true,
  isReviewReadOnly: false,
  noActionsToTake: false,
  isDeliverablePostClientAssignment: false,
  clientStepId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c04',
  isClosed: false,
  waitingFor: { part: 'ReportingTo', names: ['Grace Kim'] },
  waitingSince: '2026-03-01T08:00:00.000Z',
  isOverdue: false,
  blockedActions: [{ action: 'AssignClient', reason: 'NoClientStep' }],
  version: 3,
};

/** The same review as someone sees it who can do nothing with it. */
const exampleReadOnly: Review = {
  ...exampleReview,
  needsAction: false,
  isReviewPromotable: false,
  isReviewRejectable: false,
  isReviewDeliverable: false,
  isReviewReadOnly: true,
  noActionsToTake: true,
  blockedActions: [
    { action: 'Write', reason: 'NotYourStep' },
    { action: 'Promote', reason: 'NotYourStep' },
    { action: 'Reject', reason: 'NotYourStep' },
    { action: 'Deliver', reason: 'NotYourRelease' },
    { action: 'AssignClient', reason: 'NoClientStep' },
  ],
};

const item = (id: string, change: Partial<ReviewItem>): ReviewItem => ({
  id: `5d2c7e10-41a6-4b7e-9d35-6a0d5f3f3c${id}`,
  questionText: 'What went well?',
  isRequired: true,
  answerKind: 'Text',
  choices: [],
  sectionName: '',
  helpText: '',
  answerText: '',
  isEditable: false,
  version: 1,
  commentItems: [],
  clientCommentItems: [],
  clientAnswers: [],
  ...change,
});

const selfForm: ReviewForm = {
  stepId: exampleSelfStepId,
  stepName: 'Self assessment',
  stepOrder: 1,
  executorType: 'Reviewee',
  formName: 'Looking back',
  isEditable: false,
  readers: [
    { part: 'Reviewee', name: 'Ben Okafor', readsFrom: 'Now' },
    { part: 'ReportingTo', name: 'Grace Kim', readsFrom: 'Now' },
  ],
  questionAndAnswerItems: [item('01', { answerText: 'The new portal went live on time.' })],
};

const managerForm: ReviewForm = {
  stepId: exampleManagerStepId,
  stepName: 'Manager review',
  stepOrder: 2,
  executorType: 'ReportingTo',
  formName: 'Feedback',
  isEditable: true,
  readers: [
    { part: 'Reviewee', name: 'Ben Okafor', readsFrom: 'Delivery' },
    { part: 'ReportingTo', name: 'Grace Kim', readsFrom: 'Now' },
    { part: 'PaAdmin', name: '', readsFrom: 'Submission' },
  ],
  questionAndAnswerItems: [
    item('11', { isEditable: true, sectionName: 'Results', answerText: 'Steady, careful work.' }),
    item('12', {
      isEditable: true,
      sectionName: 'Results',
      questionText: 'How reliable is the work?',
      answerKind: 'Rating',
    }),
    item('13', {
      isEditable: true,
      isRequired: false,
      sectionName: 'Outlook',
      questionText: 'What should come next?',
    }),
  ],
};

const exampleHistory: ReviewDetail['history'] = [
  {
    on: '2026-02-20T08:00:00.000Z',
    kind: 'Entered',
    stepName: 'Self assessment',
    byName: '',
    reason: '',
  },
  {
    on: '2026-02-27T08:00:00.000Z',
    kind: 'Entered',
    stepName: 'Manager review',
    byName: '',
    reason: '',
  },
  {
    on: '2026-02-28T08:00:00.000Z',
    kind: 'Rejected',
    stepName: 'Manager review',
    byName: 'Grace Kim',
    reason: 'Please name an example.',
  },
  {
    on: '2026-02-28T08:00:00.000Z',
    kind: 'Entered',
    stepName: 'Self assessment',
    byName: '',
    reason: '',
  },
  {
    on: '2026-03-01T08:00:00.000Z',
    kind: 'Entered',
    stepName: 'Manager review',
    byName: '',
    reason: '',
  },
];

/** Nothing can be written, so that a test needs no actors of answers. */
export const readOnlyDetail: ReviewDetail = {
  review: exampleReadOnly,
  forms: [selfForm],
  rejections: [],
  history: exampleHistory,
  work: null,
};

export const exampleDetail: ReviewDetail = {
  review: exampleReview,
  forms: [selfForm, managerForm],
  rejections: [],
  history: exampleHistory,
  work: null,
};

/** A review whose actions are all possible, without a form. */
export const exampleActionable: ReviewDetail = { ...exampleDetail, forms: [selfForm] };

/** A delivered review as its reviewee sees it, who has not confirmed yet. */
export const deliveredDetail: ReviewDetail = {
  ...readOnlyDetail,
  review: {
    ...exampleReadOnly,
    status: 'Delivered',
    deliveredOn: '2026-03-10T09:30:00.000Z',
    isReviewAcknowledgeable: true,
    waitingFor: null,
    waitingSince: null,
    blockedActions: [
      { action: 'Write', reason: 'Delivered' },
      { action: 'Promote', reason: 'Delivered' },
      { action: 'Reject', reason: 'Delivered' },
      { action: 'Deliver', reason: 'OwnReview' },
      { action: 'AssignClient', reason: 'NoClientStep' },
    ],
  },
};

export const exampleSummary: CycleSummary = {
  reviewId: exampleReviewId,
  cycleId: exampleCycleId,
  cycleName: 'Half-year review 2026',
  stepId: exampleManagerStepId,
  stepName: 'Manager review',
  status: 'InProgress',
  period: 'First half of 2026',
  startDate: '2026-01-01',
  endDate: '2026-06-30',
  isClientInterfacer: false,
  needsAction: true,
  reviewees: [
    {
      reviewId: exampleReviewId,
      employeeId: 'employee-ben',
      employeeName: 'Ben Okafor',
      employeeDesignation: 'Developer',
      profileImageURL: null,
      stepId: exampleManagerStepId,
      stepName: 'Manager review',
      status: 'Answered',
      needsAction: true,
      meetingStatus: null,
    },
    {
      reviewId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c07',
      employeeId: 'employee-leo',
      employeeName: 'Leo Park',
      employeeDesignation: 'Developer',
      profileImageURL: null,
      stepId: exampleManagerStepId,
      stepName: 'Manager review',
      status: 'Promoted',
      needsAction: true,
      meetingStatus: null,
    },
  ],
  paCycleStatusSummary: [{ status: 'Answered', count: 1 }],
  meetingStatus: null,
};

export const exampleReviewLink = { reviewId: exampleReviewId, stepId: exampleManagerStepId };

/** The example as a person has seen it who acts on it. */
export const exampleSeen = { ...exampleReviewLink, employeeName: exampleReview.employeeName };
