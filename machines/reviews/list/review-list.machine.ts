import { createList } from '../../lists/create-list.ts';
import { loadReviews } from './review-list.actors.ts';
import type { Review } from './review-list.ts';

export const reviewListMachine = createList<Review>({
  id: 'review-list',
  description:
    'The reviews that the person can see, what is waiting for them first, with the numbers of the steps and statuses. Source: REVW-001, REVW-014.',
  loadPage: loadReviews,
});
