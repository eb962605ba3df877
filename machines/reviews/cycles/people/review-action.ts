import type { Reviewee, ReviewOutcome } from '../cycle.ts';

/** The contract's maximum number of reviews in one call. */
export const maxReviews = 200;

/** Longest text of a reminder, from the contract. */
export const maxMessage = 500;

/** What is done with several reviews of a cycle. */
export const reviewActions = ['deliver', 'nudge'] as const;
export type ReviewActionKind = (typeof reviewActions)[number];

/** The name of a review in the messages of an action. */
export type NamedReview = Pick<Reviewee, 'reviewId' | 'employeeName'>;

/** The reviews whose action succeeded. */
export const listDone = (
  rows: readonly NamedReview[],
  outcomes: readonly ReviewOutcome[],
): readonly NamedReview[] => {
  const done = new Set(outcomes.flatMap(({ reviewId, isDone }) => (isDone ? reviewId : [])));
  return rows.filter(({ reviewId }) => done.has(reviewId));
};
