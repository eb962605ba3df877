import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import type { ListPage } from '../../lists/list-types.ts';
import type { Review } from './review-list.ts';
import { toReviewSearch } from './review-search.ts';

export const loadReviews = fromPromise<ListPage<Review>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toReviewSearch(search);
    const { reviews, totalCount, ...facets } = await api.getReviews({ body, signal });
    return { rows: reviews, total: totalCount, facets };
  },
);
