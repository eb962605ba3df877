import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { exampleReviewee } from '../cycle.fixtures.ts';
import { maxMessage } from './review-action.ts';
import { reviewActionMachine } from './review-action.machine.ts';

const { reviewId, employeeName } = exampleReviewee;
const succeeded = {
  reviewId,
  employeeName,
  isDone: true,
  isRecallable: true,
  code: '',
  errorMessages: [],
};
const rejected = {
  ...succeeded,
  isDone: false,
  isRecallable: false,
  code: 'isNotLastStep',
  errorMessages: ['It is not at its last step.'],
};

export const testModel = createTestModel(reviewActionMachine, {
  inputs: [{ cycleId: 'the cycle' }],
  events: [
    { type: 'reviews.deliver', rows: [exampleReviewee] },
    { type: 'reviews.nudge', rows: [exampleReviewee] },
    { type: 'form.changed', change: { deliverToAll: false, message: 'Please.' } },
    { type: 'form.changed', change: { message: 'x'.repeat(maxMessage + 1) } },
    { type: 'SUBMIT' },
    { type: 'CLOSE' },
    ...['deliverReviews', 'nudgeReviews'].flatMap((id) => [
      done(id, [succeeded]),
      done(id, [rejected]),
      failed(id, serverError),
    ]),
  ],
  rules: [
    { source: 'REVW-036', text: 'A review is delivered to its reviewee only, or to all involved.' },
    { source: 'REVW-D25', text: 'A person is reminded of the same step once within an hour.' },
    { source: 'REVW-D12', text: 'A review that cannot be delivered says why; the others are.' },
  ],
});
