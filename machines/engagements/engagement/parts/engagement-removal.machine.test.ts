import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../../../testing/connect.ts';
import { testPartDeletion } from '../../../testing/part.suite.ts';
import type { RemovedPart } from './engagement-removal.ts';
import { testModel } from './engagement-removal.test-model.ts';
import { createEngagementWithActivity, getActivity, getDetail } from './engagement-part.suite.ts';

let engagementId = '';

testPartDeletion({
  testModel,
  server: async () => {
    engagementId = '';
    return createNodeServer();
  },
  parts: async (): Promise<RemovedPart[]> => {
    if (engagementId === '') engagementId = (await createEngagementWithActivity()).engagementId;
    const { engagement } = await getDetail(engagementId);
    return engagement.stages.map(({ stageId: id, stageName: name }) => ({
      kind: 'stage',
      id,
      name,
    }));
  },
});

describe('a part of a stage', () => {
  /** An activity with one part of each kind, which have its id. */
  async function createParts() {
    connectAs(await createNodeServer(), 'ava', 'aster');
    const made = await createEngagementWithActivity();
    const { activityId } = made;
    const id = crypto.randomUUID();
    await api.saveEngagementActivityNote({ body: { id, activityId, notes: 'Agreed.' } });
    await api.saveEngagementActivityDoc({
      body: { id, activityId, description: 'Agenda', url: 'https://files.example.com/agenda' },
    });
    await api.saveEngagementActivityAction({ body: { id, activityId, action: 'Call back' } });
    return { made, id };
  }

  async function remove(part: RemovedPart): Promise<void> {
    const actor = createActor(testModel.machine, { input: { part } }).start();
    actor.send({ type: 'YES' });
    await waitFor(actor, (state) => state.matches('deleted'));
  }

  it('a note, a document and an action item are removed one by one, and the others stay', async () => {
    const { made, id } = await createParts();
    const read = async () => {
      const { notes, docs, actions } = await getActivity(made);
      return [notes?.notes, docs.map((doc) => doc.description), actions.map((one) => one.action)];
    };
    expect(await read()).toEqual(['Agreed.', ['Agenda'], ['Call back']]);
    await remove({ kind: 'note', id, name: 'Agreed.' });
    expect(await read()).toEqual([undefined, ['Agenda'], ['Call back']]);
    await remove({ kind: 'doc', id, name: 'Agenda' });
    expect(await read()).toEqual([undefined, [], ['Call back']]);
    await remove({ kind: 'action', id, name: 'Call back' });
    expect(await read()).toEqual([undefined, [], []]);
  });

  it('an activity is removed with its parts, and its stage stays', async () => {
    const { made } = await createParts();
    await remove({ kind: 'activity', id: made.activityId, name: 'Hold the workshop' });
    const { engagement } = await getDetail(made.engagementId);
    expect(engagement.stages.map(({ activities }) => activities)).toEqual([[]]);
  });
});
