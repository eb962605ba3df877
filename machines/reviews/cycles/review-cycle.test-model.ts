import { createRecordViewTestModel } from '../../testing/record-test-models.ts';
import { exampleDetail } from './cycle.fixtures.ts';
import { reviewCycleMachine } from './review-cycle.machine.ts';

export const testModel = createRecordViewTestModel(reviewCycleMachine, {
  record: exampleDetail,
  id: exampleDetail.reviewCycle.id,
  reported: [
    { type: 'cycle.archived' },
    { type: 'cycle.restored' },
    { type: 'cycle.outdated' },
    { type: 'cycle.changed' },
    { type: 'reviews.changed', rows: [] },
  ],
  rules: [
    { source: 'REVW-017', text: 'A cycle shows its period and days, and the reviews per status.' },
    { source: 'REVW-009', text: 'Each step shows how many reviews are at it.' },
  ],
});
