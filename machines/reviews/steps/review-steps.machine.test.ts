import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { inOrder } from './review-step.ts';
import { reviewStepsMachine } from './review-steps.machine.ts';
import { testModel } from './review-steps.test-model.ts';

testPaths(testModel);

describe('the steps on the reference server', () => {
  let server: ServerWithScenario;
  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'hugo', 'aster');
  });

  async function opened() {
    const actor = createActor(reviewStepsMachine).start();
    await waitFor(actor, (state) => state.hasTag('shown'));
    const shown = () => {
      const { steps, order } = actor.getSnapshot().context;
      return inOrder(steps ?? [], order);
    };
    const names = () => shown().map(({ stepName }) => stepName);
    const settled = () =>
      waitFor(actor, (state) =>
        state.matches({ ready: { content: 'current', order: 'resting', dialog: 'closed' } }),
      );
    const reverse = () => {
      const order = shown()
        .map(({ id }) => id)
        .toReversed();
      actor.send({ type: 'order.change', stepIds: order, name: 'Release' });
    };
    return { actor, shown, names, settled, reverse };
  }

  it('a new step comes last', async () => {
    const { actor, names, settled } = await opened();
    const before = names();
    actor.send({ type: 'step.add' });
    const form = actor.getSnapshot().children.stepForm;
    form?.send({ type: 'form.changed', change: { stepName: 'Second look' } });
    form?.send({ type: 'SAVE' });
    await settled();
    expect(names()).toEqual([...before, 'Second look']);
  });

  it('a new order is shown at once, saved, and undone', async () => {
    const { actor, names, settled, reverse } = await opened();
    const before = names();
    reverse();
    expect(names()).toEqual(before.toReversed());
    await settled();
    expect(names()).toEqual(before.toReversed());
    actor.getSnapshot().children.undo?.send({ type: 'undo' });
    await waitFor(actor, (state) => state.matches({ ready: { offer: 'none' } }));
    await settled();
    expect(names()).toEqual(before);
  });

  it('the order is as before if the server is down', async () => {
    const { actor, names, settled, reverse } = await opened();
    const before = names();
    server.setScenario(down);
    reverse();
    await waitFor(actor, (state) => state.hasTag('outdated'));
    expect(names()).toEqual(before);
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    await settled();
    expect(names()).toEqual(before);
  });

  it('a step that no workflow uses is deleted', async () => {
    const { actor, shown, settled } = await opened();
    const step = shown().find(({ isInUse }) => !isInUse);
    if (!step) throw new Error('The demo data must have a step that is not in use.');
    actor.send({ type: 'step.remove', step });
    actor.getSnapshot().children.stepDeletion?.send({ type: 'YES' });
    await settled();
    expect(shown().map(({ id }) => id)).not.toContain(step.id);
    expect((await api.getReviewSteps({})).reviewSteps).toHaveLength(shown().length);
  });

  it('a dialog stays open with its text when the steps load again', async () => {
    const { actor, reverse } = await opened();
    actor.send({ type: 'step.add' });
    const form = actor.getSnapshot().children.stepForm;
    form?.send({ type: 'form.changed', change: { stepName: 'Second look' } });
    reverse();
    await waitFor(actor, (state) => state.matches({ ready: { content: 'refreshing' } }));
    await waitFor(actor, (state) => state.matches({ ready: { content: 'current' } }));
    expect(actor.getSnapshot().children.stepForm).toBe(form);
    expect(form?.getSnapshot().context.form.stepName).toBe('Second look');
  });
});
