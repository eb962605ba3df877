import { missing, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { reviewDeliveryMachine } from './review-delivery.machine.ts';
import { exampleReview, exampleSeen } from './review.fixtures.ts';

export const testModel = createTestModel(reviewDeliveryMachine, {
  inputs: [
    { ...exampleSeen, isDelivered: false },
    { ...exampleSeen, isDelivered: true },
  ],
  events: [
    done('deliverReview', exampleReview),
    failed('deliverReview', missing),
    failed('deliverReview', serverError),
    { type: 'audience.change', deliverToAll: true },
    { type: 'YES' },
    { type: 'CANCEL' },
  ],
  rules: [
    { source: 'REVW-034', text: 'A review is released to the reviewee, or to all.' },
    {
      source: 'REVW-063',
      text: 'All are the reviewee, the manager, and who deals with the client.',
    },
    { source: 'REVW-D12', text: 'A review that has moved on meanwhile is not released.' },
  ],
});
