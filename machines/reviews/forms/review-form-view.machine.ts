import { createRecordView } from '../../records/create-record-view.ts';
import { loadReviewForm } from './review-form-view.actors.ts';
import type { ReviewForm } from './review-form.ts';

export const reviewFormViewMachine = createRecordView<ReviewForm>({
  id: 'review-form-view',
  description: 'Shows a review form as those who fill it in see it. Source: REVW-004.',
  loadRecord: loadReviewForm,
});
