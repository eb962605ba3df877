import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ReviewForm } from './review-form.ts';
import { createRecordView } from '../../records/create-record-view.ts';

const loadReviewForm = fromPromise<ReviewForm, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.getReviewForm({ path: { formId: id }, signal })).reviewForm,
);

export const reviewFormViewMachine = createRecordView<ReviewForm>({
  id: 'review-form-view',
  description: 'Shows a review form as those who fill it in see it. Source: REVW-004.',
  loadRecord: loadReviewForm,
});
