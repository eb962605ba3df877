import type { Review, ReviewFacets } from './review-list.ts';

const id = (end: string) => `5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2${end}`;

const steps = { self: id('c02'), manager: id('c03'), client: id('c04') };

/** A review at the step of the manager, as the manager sees it. */
export const exampleReview: Review = {
  id: id('c06'),
  cycleId: id('c01'),
  stepId: steps.manager,
  stepName: 'Manager review',
  stepOrder: 2,
  reviewCycleName: 'Half-year review 2026',
  employeeId: 'employee-ben',
  employeeName: 'Ben Okafor',
  employeeDesignation: 'Developer',
  profileImageURL: null,
  status: 'Promoted',
  period: 'First half of 2026',
  reviewStartDate: '2026-01-01',
  reviewEndDate: '2026-06-30',
  previousReviewId: null,
  nextReviewId: null,
  rejectedReason: null,
  deliveredOn: null,
  isDeliveredToAll: false,
  acknowledgedOn: null,
  acknowledgedComments: '',
  meetingStatus: 'Created',
  isClientInterfacer: false,
  isReportingToManager: true,
  needsAction: true,
  isMakeClientAssignment: false,
  isReviewClientAssignable: false,
  isReviewPromotable: true,
  isReviewRejectable: true,
  isReviewDeliverable: false,
  isReviewAcknowledgeable: false,
  isReviewDownloadable: true,
  isReviewReadOnly: false,
  noActionsToTake: false,
  isDeliverablePostClientAssignment: false,
  clientStepId: steps.client,
  isClosed: false,
  waitingFor: { part: 'ReportingTo', names: ['Grace Kim'] },
  waitingSince: '2026-03-01T08:00:00.000Z',
  isOverdue: false,
  blockedActions: [{ action: 'AssignClient', reason: 'NoClientStep' }],
  version: 3,
};

/** The person's own review, sent back and past the last day of its cycle. */
const ownReview: Review = {
  ...exampleReview,
  id: id('c07'),
  stepId: steps.self,
  stepName: 'Self assessment',
  stepOrder: 1,
  employeeId: 'employee-grace',
  employeeName: 'Grace Kim',
  employeeDesignation: 'Lead',
  status: 'Rejected',
  meetingStatus: null,
  isReportingToManager: false,
  isReviewDownloadable: false,
  waitingFor: { part: 'Reviewee', names: ['Grace Kim'] },
  isOverdue: true,
  blockedActions: [
    { action: 'AssignClient', reason: 'OwnReview' },
    { action: 'Download', reason: 'NothingToRead' },
  ],
};

/** A review that waits for a client contact, whom the person may change. */
const atClient: Review = {
  ...exampleReview,
  id: id('c08'),
  stepId: steps.client,
  stepName: 'Client feedback',
  stepOrder: 3,
  employeeId: 'employee-ines',
  employeeName: 'Ines Costa',
  employeeDesignation: '',
  needsAction: false,
  isClientInterfacer: true,
  isReviewClientAssignable: true,
  waitingFor: { part: 'Client', names: ['Mara Quist'] },
  blockedActions: [],
};

export const exampleReviews: readonly Review[] = [exampleReview, ownReview, atClient];

const tab = (stepId: string, stepName: string, stepOrder: number, actionCount: number) => ({
  stepId,
  stepName,
  stepOrder,
  reviewCount: stepOrder,
  actionCount,
});

export const exampleFacets: ReviewFacets = {
  teams: [{ id: id('d01'), value: 'Platform' }],
  yearList: [2026, 2025],
  cycles: [{ id: id('c01'), value: 'Half-year review 2026' }],
  legends: [
    { status: 'NotStarted', style: 'secondary' },
    { status: 'Answered', style: 'info' },
    { status: 'Promoted', style: 'primary' },
    { status: 'Rejected', style: 'danger' },
    { status: 'Delivered', style: 'success' },
  ],
  reviewTabItems: [
    { ...tab(steps.self, 'Self assessment', 1, 1), stepStyle: 'primary' },
    { ...tab(steps.manager, 'Manager review', 2, 1), stepStyle: 'info' },
    { ...tab(steps.client, 'Client feedback', 3, 0), stepStyle: 'warning' },
  ],
  statusCounts: [
    { status: 'Promoted', count: 5 },
    { status: 'Rejected', count: 1 },
  ],
  actionableCount: 2,
  nextReview: {
    reviewId: exampleReview.id,
    cycleId: exampleReview.cycleId,
    stepId: exampleReview.stepId,
    employeeName: exampleReview.employeeName,
  },
  isClientInterfacer: true,
  isReportingToManager: true,
};
