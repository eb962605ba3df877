import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-owner-search.test-model.ts';
import { projectOwnerSearchMachine } from './project-owner-search.machine.ts';

testPaths(testModel);

it('an owner is found by a part of the name', async () => {
  connectAs(await createNodeServer(), 'ben', 'aster');
  const actor = createActor(projectOwnerSearchMachine, { input: { selected: null } }).start();
  actor.send({ type: 'text.typed', text: 'ava' });
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'found' }));
  expect(context.choices).toContainEqual({ id: 'employee-ava', label: 'Ava Stone' });
});
