import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../../testing/connect.ts';
import { testPartDeletion } from '../../../testing/part.suite.ts';
import { testModel } from './project-type-deletion.test-model.ts';

const unused = 'Pilot';
let isCreated = false;

testPartDeletion({
  testModel,
  server: async () => {
    isCreated = false;
    return createNodeServer();
  },
  parts: async () => {
    if (!isCreated) {
      isCreated = true;
      const body = { id: crypto.randomUUID(), value: unused };
      await api.createEngagementProjectType({ body });
    }
    const { projectTypes } = await api.getEngagementProjectTypes({});
    // The type that no engagement has comes first.
    const others = projectTypes.filter(({ value }) => value !== unused);
    return [...projectTypes.filter(({ value }) => value === unused), ...others];
  },
});

it('a type that engagements have is not deleted, and the message says how many have it', async () => {
  const { problems } = connectAs(await createNodeServer(), 'ava', 'aster');
  const { projectTypes } = await api.getEngagementProjectTypes({});
  const part = projectTypes.find(({ value }) => value === 'Fixed price');
  if (!part) throw new Error('The demo data must have the type Fixed price.');
  const actor = createActor(testModel.machine, { input: { part } }).start();
  actor.send({ type: 'YES' });
  await waitFor(actor, (state) => state.matches('confirming'));
  expect(problems).toEqual([{ kind: 'conflict', id: 'deleteEngagementProjectType' }]);
  expect((await api.getEngagementProjectTypes({})).projectTypes).toContainEqual(part);
});
