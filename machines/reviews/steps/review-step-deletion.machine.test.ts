import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPartDeletion } from '../../testing/part.suite.ts';
import { testModel } from './review-step-deletion.test-model.ts';
import { emptyStep, toStepBody } from './review-step.ts';

const names = ['Second look', 'Third look'];
const ids = ['5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c71', '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c72'];

testPartDeletion({
  testModel,
  server: async () => {
    const server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
    for (const [at, stepName] of names.entries()) {
      await api.addReviewStep({
        body: { id: ids[at] ?? '', ...toStepBody({ ...emptyStep, stepName }) },
      });
    }
    return server;
  },
  parts: async () => {
    const { reviewSteps } = await api.getReviewSteps({});
    // The positions after a deleted one move up.
    return reviewSteps
      .filter(({ stepName }) => names.includes(stepName))
      .map((step) => ({ ...step, stepOrder: 1, version: 1 }));
  },
});

it('a step that a workflow uses is not deleted', async () => {
  const { problems } = connectAs(await createNodeServer(), 'hugo', 'aster');
  const { reviewSteps } = await api.getReviewSteps({});
  const part = reviewSteps.find(({ isInUse }) => isInUse);
  if (!part) throw new Error('The demo data must have a step in use.');
  const actor = createActor(testModel.machine, { input: { part } }).start();
  actor.send({ type: 'YES' });
  await waitFor(actor, (state) => state.matches('confirming'));
  expect(problems).toEqual([{ kind: 'conflict', id: 'deleteReviewStep' }]);
});
