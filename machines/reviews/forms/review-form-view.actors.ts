import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ReviewForm } from './review-form.ts';

export const loadReviewForm = fromPromise<ReviewForm, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.getReviewForm({ path: { formId: id }, signal })).reviewForm,
);
