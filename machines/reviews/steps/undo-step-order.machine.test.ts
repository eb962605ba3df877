import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { emptyStep, toStepBody } from './review-step.ts';
import { undoStepOrderMachine } from './undo-step-order.machine.ts';
import { testModel } from './undo-step-order.test-model.ts';

testPaths(testModel);

describe('the undo of an order on the reference server', () => {
  const readIds = async () => (await api.getReviewSteps({})).reviewSteps.map(({ id }) => id);

  async function reordered() {
    const server = await createNodeServer();
    connectAs(server, 'hugo', 'aster');
    const before = await readIds();
    await api.orderReviewSteps({ body: { stepIds: before.toReversed() } });
    const undo = { name: 'Release', steps: [{ stepIds: before }] };
    const actor = createActor(undoStepOrderMachine, { input: { undo } }).start();
    return { server, before, actor };
  }

  it('the former order returns, also after the server was down', async () => {
    const { server, before, actor } = await reordered();
    server.setScenario(down);
    actor.send({ type: 'undo' });
    await waitFor(actor, (state) => state.matches('rejected'));
    server.setScenario(healthy);
    actor.send({ type: 'undo' });
    await waitFor(actor, (state) => state.matches('undone'));
    expect(await readIds()).toEqual(before);
  });

  it('the former order does not return once a step was added', async () => {
    const { before, actor } = await reordered();
    const fields = toStepBody({ ...emptyStep, stepName: 'Second look' });
    await api.addReviewStep({ body: { id: crypto.randomUUID(), ...fields } });
    actor.send({ type: 'undo' });
    const { context } = await waitFor(actor, (state) => state.matches('rejected'));
    expect(context.failure).not.toBeNull();
    expect((await readIds()).slice(0, -1)).toEqual(before.toReversed());
  });
});
