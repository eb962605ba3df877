import { api } from '#openapi/client/index.ts';
import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** The address to which a notification about the first step leads. */
async function getStepAddress() {
  const [tab] = (await api.getReviewStepTabs({})).reviewTabItems;
  if (!tab) throw new Error('The demo data must have a review step, but have none.');
  return `/performance/reviews?step=${tab.stepId}`;
}

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/performance/reviews/': {
    href: '/performance/reviews',
    reads: ['getReviews'],
    shows: /Showing 1 - /,
  },
  '/_tenant/performance/reviews/?step=': {
    href: getStepAddress,
    reads: ['getReviews'],
    shows: /Clear filters.*Showing 1 - /,
  },
};

/** The list only reads; its actions belong to other pages. */
export const saves: readonly SaveEntry[] = [];
