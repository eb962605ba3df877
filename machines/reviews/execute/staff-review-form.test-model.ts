import { createReviewFormTestModel } from '../shared/review-form-test-model.ts';
import { staffReviewFormMachine } from './staff-review-form.machine.ts';

export const testModel = createReviewFormTestModel(staffReviewFormMachine, [
  { source: 'REVW-019', text: 'The answers and comments of each step that is read are shown.' },
  { source: 'REVW-072', text: 'Who writes comments on each answer that they read.' },
]);
