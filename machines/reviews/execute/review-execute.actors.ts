import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { CycleSummary, Review, ReviewDetail } from './review.ts';

interface StepToLoad {
  cycleId: string;
  stepId: string;
}

export const loadSummary = fromPromise<CycleSummary, StepToLoad>(async ({ input, signal }) => {
  const answer = await api.getReviewCycleSummary({ query: input, signal });
  return answer.reviewCycleSummary;
});

interface ReviewToLoad {
  reviewId: string;
  stepId: string;
}

export const loadReview = fromPromise<ReviewDetail, ReviewToLoad>(async ({ input, signal }) => {
  const { performanceReview, reviewDetail } = await api.getReview({ query: input, signal });
  const { reviewFormDetails: forms, rejections, history } = reviewDetail;
  return { review: performanceReview, forms, rejections, history, work: reviewDetail };
});

/** A review of an archived cycle, which nobody works on. */
export const loadDisplay = fromPromise<ReviewDetail, ReviewToLoad>(
  async ({ input: { reviewId }, signal }) => {
    const answer = await api.getReviewForDisplay({ query: { reviewId }, signal });
    const { performanceReview: review, reviewFormDetails: forms, rejections, history } = answer;
    return { review, forms, rejections, history, work: null };
  },
);

/** A review, and the step at which the person has seen it. */
export interface SeenReview {
  reviewId: string;
  stepId: string;
}

export const promoteReview = fromPromise<Review, SeenReview>(
  async ({ input: { reviewId, stepId }, signal }) => {
    const answer = await api.promoteReview({ path: { reviewId }, query: { stepId }, signal });
    return answer.performanceReview;
  },
);

export const deliverReview = fromPromise<Review, SeenReview & { deliverToAll: boolean }>(
  async ({ input: { reviewId, stepId, deliverToAll }, signal }) => {
    const query = { deliverToAll, stepId };
    const answer = await api.deliverReview({ path: { reviewId }, query, signal });
    return answer.performanceReview;
  },
);

export const rejectReview = fromPromise<Review, SeenReview & { rejectedReason: string }>(
  async ({ input: { reviewId, stepId, rejectedReason }, signal }) => {
    const body = { reviewId, stepId, rejectedReason };
    const answer = await api.rejectReview({ body, signal });
    return answer.performanceReview;
  },
);

export const acknowledgeReview = fromPromise<Review, { reviewId: string; comments: string }>(
  async ({ input: { reviewId, comments }, signal }) => {
    const body = { reviewId, ...(comments !== '' && { comments }) };
    const answer = await api.acknowledgeReview({ body, signal });
    return answer.performanceReview;
  },
);

export const exportReviewPdf = fromPromise<Blob, { requested: { id: string; name: string } }>(
  ({ input: { requested }, signal }) => api.getReviewPdf({ path: { id: requested.id }, signal }),
);
