import { createRecordFormTestModel } from '../../testing/record-test-models.ts';
import { reviewFormFormMachine } from './review-form-form.machine.ts';
import { exampleReviewForm } from './review-form.fixtures.ts';
import { toReviewFormValues } from './review-form.ts';

export const testModel = createRecordFormTestModel(reviewFormFormMachine, {
  id: exampleReviewForm.id,
  valid: toReviewFormValues(exampleReviewForm),
  broken: { name: '' },
  rules: [
    {
      source: 'REVW-004, REVW-D29',
      text: 'A form has a name, a description, and 1 to 100 questions in sections.',
    },
    {
      source: 'REVW-D29',
      text: 'A question takes a text, a rating from 1 to 5, or one of 2 to 10 different choices.',
    },
    {
      source: 'REVW-D01',
      text: 'A running cycle keeps the questions that it began with.',
    },
  ],
});
