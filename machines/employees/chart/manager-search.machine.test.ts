import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { managerSearchMachine } from './manager-search.machine.ts';
import { testModel } from './manager-search.test-model.ts';

testPaths(testModel);

it('a manager is found by a part of the name', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const actor = createActor(managerSearchMachine, { input: { selected: null } }).start();
  actor.send({ type: 'text.typed', text: 'grac' });
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'found' }));
  expect(context.choices.map(({ label }) => label)).toEqual(['Grace Kim']);
});
