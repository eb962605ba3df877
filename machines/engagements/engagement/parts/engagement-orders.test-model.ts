import { changedByOther, serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { engagementOrdersMachine } from './engagement-orders.machine.ts';
import { doneStage, exampleDetail, exampleStage, noReport } from '../engagement.fixtures.ts';

export const testModel = createTestModel(engagementOrdersMachine, {
  inputs: [{ report: noReport }],
  events: [
    {
      type: 'order.change',
      change: {
        kind: 'stages',
        engagementId: exampleDetail.engagement.id,
        ids: [exampleStage.stageId, doneStage.stageId],
        seenIds: [doneStage.stageId, exampleStage.stageId],
      },
    },
    { type: 'engagement.updated', detail: exampleDetail },
    done('saveOrder'),
    failed('saveOrder', serverError),
    failed('saveOrder', changedByOther),
  ],
  rules: [
    { source: 'ENGAG-105', text: 'Stages and activities are sorted after they were added.' },
    { source: 'ENGAG-D12', text: 'An order that someone else has changed is not overwritten.' },
    { source: 'ADR 0024', text: 'An order that could not be saved shows the stored one again.' },
  ],
});
