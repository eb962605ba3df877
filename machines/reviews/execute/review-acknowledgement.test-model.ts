import { missing, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { commentsLimit } from './reason.ts';
import { reviewAcknowledgementMachine } from './review-acknowledgement.machine.ts';
import { exampleReview, exampleReviewId } from './review.fixtures.ts';
import { invalidComments, notDelivered } from './step-action.fixtures.ts';

export const testModel = createTestModel(reviewAcknowledgementMachine, {
  inputs: [{ reviewId: exampleReviewId }],
  events: [
    done('acknowledgeReview', exampleReview),
    failed('acknowledgeReview', invalidComments),
    failed('acknowledgeReview', notDelivered),
    failed('acknowledgeReview', missing),
    failed('acknowledgeReview', serverError),
    { type: 'comments.change', comments: 'Thank you for the examples.' },
    { type: 'comments.change', comments: 'a'.repeat(commentsLimit + 1) },
    { type: 'submit' },
    { type: 'CANCEL' },
  ],
  rules: [
    { source: 'REVW-D40', text: 'The reviewee confirms that they have read their review.' },
    { source: 'REVW-D40', text: 'Comments are optional, and have up to 2,000 characters.' },
    { source: 'REVW-D37', text: 'A delivery that was taken back is not confirmed.' },
  ],
});
