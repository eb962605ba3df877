import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../../testing/connect.ts';
import { testPaths } from '../../../testing/paths.suite.ts';
import { undoEngagementMoveMachine } from './undo-engagement-move.machine.ts';
import { testModel } from './undo-engagement-move.test-model.ts';

testPaths(testModel);

describe('the undo of a move on the reference server', () => {
  let server: ServerWithScenario;
  let observed: Observed;
  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ava', 'aster');
  });

  /** An engagement from the template that has moved from its first to its second stage. */
  async function moved() {
    const id = crypto.randomUUID();
    await api.createEngagement({
      body: {
        id,
        name: 'Harbour portal',
        type: 'base',
        prospectName: 'Harbour',
        projectTypeId: '00000000-0000-0000-0000-000000000000',
        createdOn: '2026-01-12',
        createdOnAsInputString: '2026/01/12',
      },
    });
    const path = { id };
    const { engagement } = await api.getEngagement({ path });
    const [first, second] = engagement.stages;
    if (!first || !second) throw new Error('The template must have two stages.');
    const { stageId, stageName } = second;
    const preview = await api.previewEngagementMove({ path, query: { stageId } });
    const activityIds = preview.completed.map(({ activityId }) => activityId);
    const moveId = crypto.randomUUID();
    await api.moveEngagement({ path, body: { id: moveId, stageId, activityIds } });
    const undo = { name: engagement.name, stageName, steps: [{ engagementId: id, moveId }] };
    const countDone = async () =>
      (await api.getEngagement({ path })).engagement.stages[0]?.activities.filter(
        ({ isDone }) => isDone,
      ).length;
    return { undo, activityIds, countDone };
  }

  type Undo = Awaited<ReturnType<typeof moved>>['undo'];
  const offered = (undo: Undo) =>
    createActor(undoEngagementMoveMachine, { input: { undo } }).start();

  it('the activities that the move has completed are open again, also if it is undone twice', async () => {
    const { undo, activityIds, countDone } = await moved();
    expect(await countDone()).toBe(activityIds.length);
    for (const actor of [offered(undo), offered(undo)]) {
      actor.send({ type: 'undo' });
      await waitFor(actor, (state) => state.matches('undone'));
      expect(await countDone()).toBe(0);
    }
    expect(observed.problems).toEqual([]);
  });

  it('a move is not undone after someone has changed one of its activities', async () => {
    const { undo, activityIds, countDone } = await moved();
    const [activityId = ''] = activityIds;
    await api.toggleEngagementActivity({ body: { activityId, isDone: false } });
    const actor = offered(undo);
    actor.send({ type: 'undo' });
    const { context } = await waitFor(actor, (state) => state.matches('rejected'));
    expect(context.failure?.kind).toBe('conflict');
    expect(await countDone()).toBe(activityIds.length - 1);
  });

  it('the undo can be tried again after the server was down', async () => {
    const { undo, countDone } = await moved();
    const actor = offered(undo);
    server.setScenario(down);
    actor.send({ type: 'undo' });
    await waitFor(actor, (state) => state.matches('rejected'));
    server.setScenario(healthy);
    actor.send({ type: 'undo' });
    await waitFor(actor, (state) => state.matches('undone'));
    expect(await countDone()).toBe(0);
  });
});
