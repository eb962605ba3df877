import type { ArchivedReview } from './archived-review.ts';

export const exampleArchived: ArchivedReview = {
  reviewId: 'a4c1e000-0000-4000-8000-000000000001',
  cycleId: 'a4c1e000-0000-4000-8000-000000000002',
  stepId: 'a4c1e000-0000-4000-8000-000000000003',
  reviewCycleName: 'Year review 2025',
  employeeId: 'employee-ben',
  employeeName: 'Ben Okafor',
  employeeDesignation: 'Developer',
  profileImageURL: null,
  period: 'The year 2025',
  year: 2025,
  reviewStartDate: '2025-01-01',
  reviewEndDate: '2025-12-31',
  deliveredOn: '2026-01-12T10:00:00.000Z',
};
