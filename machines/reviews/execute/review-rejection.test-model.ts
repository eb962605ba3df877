import { missing, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { reviewRejectionMachine } from './review-rejection.machine.ts';
import { exampleReview, exampleSeen } from './review.fixtures.ts';
import { invalidReason } from './step-action.fixtures.ts';

export const testModel = createTestModel(reviewRejectionMachine, {
  inputs: [exampleSeen],
  events: [
    done('rejectReview', exampleReview),
    failed('rejectReview', invalidReason),
    failed('rejectReview', missing),
    failed('rejectReview', serverError),
    { type: 'reason.change', reason: 'Please comment on the goals.' },
    { type: 'reason.change', reason: ' ' },
    { type: 'draft.found', reason: 'Please comment.' },
    { type: 'submit' },
    { type: 'CANCEL' },
  ],
  rules: [
    { source: 'REVW-035', text: 'A review is sent back with a reason.' },
    { source: 'REVW-022', text: 'The reason is required, and has up to 500 characters.' },
    { source: 'REVW-058', text: 'The review returns to its previous step.' },
  ],
});
