import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPartDeletion } from '../../testing/part.suite.ts';
import { testModel } from './template-stage-deletion.test-model.ts';

const getStages = async () => (await api.getTemplateStages({})).templateStages;

testPartDeletion({ testModel, server: createNodeServer, parts: getStages });

it('a stage is deleted with its activities, and a new engagement from the template has none of them', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const [part, ...others] = await getStages();
  if (!part || part.activities.length === 0) {
    throw new Error('The first stage of the template must have activities in the demo data.');
  }
  const actor = createActor(testModel.machine, { input: { part } }).start();
  actor.send({ type: 'YES' });
  await waitFor(actor, (state) => state.matches('deleted'));
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
  const { engagement } = await api.getEngagement({ path: { id } });
  const summarize = (name: string, { length }: readonly unknown[]) => `${name}: ${length}`;
  expect(
    engagement.stages.map(({ stageName, activities }) => summarize(stageName, activities)),
  ).toEqual(others.map(({ stageName, activities }) => summarize(stageName, activities)));
});
