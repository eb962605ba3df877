import { exampleForm, submittedForm } from '../shared/review-form.fixtures.ts';
import type { ClientAssignment, ClientReview } from './client-review.actors.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const exampleReview: ClientReview = {
  clientContactId: 'mara',
  reviewId: uuid(2),
  stepId: exampleForm.stepId,
  employeeName: 'Ines Costa',
  employeeDesignation: 'Developer',
  profileImageURL: null,
  reviewCycleName: 'Half-year review 2026',
  period: 'First half of 2026',
  reviewStartDate: '2026-01-01',
  reviewEndDate: '2026-06-30',
  previousReviewId: null,
  nextReviewId: null,
  rejectedReason: null,
  isReviewPromotable: true,
  isReviewReadOnly: false,
  isReviewDownloadable: true,
  reviewFormDetails: [exampleForm],
};

export const submittedReview: ClientReview = {
  ...exampleReview,
  isReviewPromotable: false,
  isReviewReadOnly: true,
  reviewFormDetails: [submittedForm],
};

export const exampleAssignment: ClientAssignment = {
  clientContactId: 'mara',
  clientContactName: 'Mara Quist',
  clientName: 'Harbour Bank',
  tenantName: 'Aster Labs',
  linkExpiresOn: '2026-04-02T08:00:00.000Z',
  review: exampleReview,
  isPromoted: false,
};
