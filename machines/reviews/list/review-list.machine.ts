import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import type { ListPage } from '../../lists/list-types.ts';
import type { Review } from './review-list.ts';
import { toReviewSearch } from './review-search.ts';
import { createList } from '../../lists/create-list.ts';

const loadReviews = fromPromise<ListPage<Review>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toReviewSearch(search);
    const { reviews, totalCount, ...facets } = await api.getReviews({ body, signal });
    return { rows: reviews, total: totalCount, facets };
  },
);

export const reviewListMachine = createList<Review>({
  id: 'review-list',
  description:
    'The reviews that the person can see, what is waiting for them first, with the numbers of the steps and statuses. Source: REVW-001, REVW-014.',
  loadPage: loadReviews,
});
