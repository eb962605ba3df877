import type { Schema } from '#openapi/client/index.ts';

export type Review = Schema<'PerformanceReview'>;
export type ReviewAction = Schema<'ReviewAction'>;
export type ReviewBlock = Schema<'ReviewBlock'>;
export type ReviewForm = Schema<'ReviewFormDetail'>;
export type ReviewItem = Schema<'QuestionAndAnswerItem'>;
export type CycleSummary = Schema<'ReviewCycleSummary'>;
export type ReviewRejection = Schema<'ReviewRejectionRecord'>;
export type ReviewHistoryEntry = Schema<'ReviewHistoryEntry'>;

/** A review with the forms that the person reads, as the page shows it. */
export interface ReviewDetail {
  review: Review;
  forms: readonly ReviewForm[];
  rejections: readonly ReviewRejection[];
  /** What happened to it, newest last. */
  history: readonly ReviewHistoryEntry[];
  /** The data of a review that is worked on; null for one of an archived cycle. */
  work: Schema<'ReviewDetail'> | null;
}

/** Why the person cannot take an action; null if they can. Source: REVW-045. */
export const getBlock = ({ blockedActions }: Review, action: ReviewAction): ReviewBlock | null =>
  blockedActions.find((blocked) => blocked.action === action)?.reason ?? null;

/** A question, to name it where its answer is missing. */
export type Question = Pick<ReviewItem, 'id' | 'questionText'>;

/** The questions of the forms that can be written. */
export const listQuestions = (forms: readonly ReviewForm[]): Question[] =>
  forms
    .filter(({ isEditable }) => isEditable)
    .flatMap(({ questionAndAnswerItems }) => questionAndAnswerItems)
    .map(({ id, questionText }) => ({ id, questionText }));
