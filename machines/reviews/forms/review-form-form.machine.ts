import { createRecordForm } from '../../records/create-record-form.ts';
import { loadReviewFormValues, saveReviewForm } from './review-form-form.actors.ts';
import { emptyReviewForm, validateReviewForm, type ReviewFormValues } from './review-form.ts';

export const reviewFormFormMachine = createRecordForm<ReviewFormValues>({
  id: 'review-form-form',
  description:
    'The form editor: adds, duplicates or edits a review form with its sections and questions. Source: REVW-004, REVW-D29.',
  emptyForm: emptyReviewForm,
  validate: validateReviewForm,
  loadForm: loadReviewFormValues,
  saveForm: saveReviewForm,
});
