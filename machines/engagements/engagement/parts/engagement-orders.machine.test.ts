import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../../../testing/connect.ts';
import { testPaths } from '../../../testing/paths.suite.ts';
import { engagementOrdersMachine } from './engagement-orders.machine.ts';
import { testModel } from './engagement-orders.test-model.ts';
import { createEngagementWithActivity, getDetail } from './engagement-part.suite.ts';
import { noReport } from '../engagement.fixtures.ts';

testPaths(testModel);

describe('the order of stages', () => {
  it('an order that someone else has changed first is not overwritten', async () => {
    const observed = connectAs(await createNodeServer(), 'ava', 'aster');
    const { engagementId, stageId } = await createEngagementWithActivity();
    const other = crypto.randomUUID();
    await api.saveEngagementStage({
      path: { engagementId },
      body: { stageId: other, stageName: 'Offer', description: 'Text.' },
    });
    const third = crypto.randomUUID();
    await api.saveEngagementStage({
      path: { engagementId },
      body: { stageId: third, stageName: 'Delivery', description: 'Text.' },
    });
    const theirs = [other, stageId, third];
    await api.orderEngagementStages({ path: { id: engagementId }, body: { stageIds: theirs } });
    const actor = createActor(engagementOrdersMachine, { input: { report: noReport } }).start();
    actor.send({
      type: 'order.change',
      change: {
        kind: 'stages',
        engagementId,
        ids: [third, stageId, other],
        seenIds: [stageId, other, third],
      },
    });
    await waitFor(actor, (state) => state.matches('resting'));
    expect(observed.problems.map(({ kind }) => kind)).toEqual(['conflict']);
    const { engagement } = await getDetail(engagementId);
    expect(engagement.stages.map((stage) => stage.stageId)).toEqual(theirs);
  });
});
