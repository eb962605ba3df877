import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-tag-search.test-model.ts';
import { projectTagSearchMachine } from './project-tag-search.machine.ts';

testPaths(testModel);

it('a tag is found by a part of its name', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const actor = createActor(projectTagSearchMachine, { input: { selected: null } }).start();
  actor.send({ type: 'list.opened' });
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'found' }));
  const [first] = context.choices;
  actor.send({ type: 'text.typed', text: first?.label.slice(0, 3).toLowerCase() ?? '' });
  await waitFor(actor, (state) => state.matches({ open: 'searching' }));
  const found = await waitFor(actor, (state) => state.matches({ open: 'found' }));
  expect(found.context.choices).toContainEqual(first);
});
