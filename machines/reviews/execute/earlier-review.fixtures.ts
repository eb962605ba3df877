import type { EarlierReview } from './earlier-review.ts';
import { exampleDetail, exampleManagerStepId } from './review.fixtures.ts';

const portalId = '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01';

/** The last review of the example’s reviewee, as their manager sees it, and the work since then. */
export const exampleEarlier: EarlierReview = {
  earlierReview: {
    reviewId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c41',
    cycleId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c42',
    stepId: exampleManagerStepId,
    cycleName: 'Half-year review 2025',
    period: 'Second half of 2025',
    deliveredOn: '2026-01-12T09:30:00.000Z',
    reviewFormDetails: exampleDetail.forms.slice(0, 1),
  },
  since: '2026-01-01',
  until: '2026-03-11',
  dueProjects: [{ id: portalId, name: 'Portal', dueOn: '2026-02-27' }],
  hours: {
    seconds: 1_454_400,
    projects: [{ id: portalId, name: 'Portal', seconds: 1_207_800 }],
  },
};

/** Nothing to show to someone who sees hours and projects. */
export const exampleNothing: EarlierReview = {
  ...exampleEarlier,
  earlierReview: null,
  dueProjects: [],
  hours: { seconds: 0, projects: [] },
};

/** The same for someone without the rights to hours and projects. */
export const exampleDenied: EarlierReview = { ...exampleEarlier, dueProjects: null, hours: null };
