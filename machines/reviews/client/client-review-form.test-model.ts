import { createReviewFormTestModel } from '../shared/review-form-test-model.ts';
import { clientReviewFormMachine } from './client-review-form.machine.ts';

export const testModel = createReviewFormTestModel(clientReviewFormMachine, [
  { source: 'REVW-099', text: 'A client sees only the questions of the own step.' },
  { source: 'REVW-D15', text: 'An answer has up to 50 comments of the client.' },
]);
