import { createListTestModel } from '../../testing/list-test-models.ts';
import { reviewFormListMachine } from './review-form-list.machine.ts';
import { exampleReviewForm } from './review-form.fixtures.ts';

export const testModel = createListTestModel(reviewFormListMachine, exampleReviewForm, [
  { source: 'REVW-004', text: 'Review forms have a page of their own.' },
  { source: 'PRIV-030', text: 'The list needs the right forms.basic.' },
  {
    source: 'REVW-D01, REVW-049',
    text: 'A form that a workflow uses is not deleted.',
  },
]);
