import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { EarlierReview } from './earlier-review.ts';

export const loadEarlierReview = fromPromise<EarlierReview, { reviewId: string }>(
  ({ input, signal }) => api.getEarlierReview({ query: input, signal }),
);
