import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { projectLinkSearchMachine } from './project-link-search.machine.ts';
import { testModel } from './project-link-search.test-model.ts';

testPaths(testModel);

it('a parent is found by words of its code and name, among those that the project can be linked to', async () => {
  connectAs(await createNodeServer(), 'ben', 'aster');
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await api.createProject({ body: { id, code: 'LN-1', name: 'Lantern', description: '' } });
  await api.createProject({ body: { id: other, code: 'LN-2', name: 'Lamp', description: '' } });
  const input = { selected: null, scope: { kind: 'OwnParent', projectId: id } } as const;
  const actor = createActor(projectLinkSearchMachine, { input }).start();
  actor.send({ type: 'text.typed', text: 'ln' });
  await waitFor(actor, (state) => state.matches({ open: 'searching' }));
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'found' }));
  expect(context.choices).toEqual([{ id: other, label: 'LN-2 Lamp' }]);
});
