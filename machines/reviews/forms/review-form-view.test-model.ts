import { createRecordViewTestModel } from '../../testing/record-test-models.ts';
import { reviewFormViewMachine } from './review-form-view.machine.ts';
import { exampleReviewForm } from './review-form.fixtures.ts';

export const testModel = createRecordViewTestModel(reviewFormViewMachine, {
  record: exampleReviewForm,
  id: exampleReviewForm.id,
  rules: [
    { source: 'REVW-004', text: 'A form is shown with its questions in order.' },
    { source: 'PRIV-030', text: 'The page needs the right forms.basic.' },
    {
      source: 'REVW-D29',
      text: 'The preview shows the form to reviewer, reviewee and client.',
    },
  ],
});
