import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './project-parent-search.test-model.ts';
import { projectParentSearchMachine } from './project-parent-search.machine.ts';

testPaths(testModel);

it('a parent is found by words of its code and name, without accents', async () => {
  connectAs(await createNodeServer(), 'ben', 'aster');
  const actor = createActor(projectParentSearchMachine, { input: { selected: null } }).start();
  actor.send({ type: 'list.opened' });
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'found' }));
  expect(context.choices.length).toBeGreaterThan(0);
  const [first] = context.choices;
  actor.send({ type: 'text.typed', text: first?.label.toUpperCase() ?? '' });
  await waitFor(actor, (state) => state.matches({ open: 'searching' }));
  const found = await waitFor(actor, (state) => state.matches({ open: 'found' }));
  expect(found.context.choices.map(({ id }) => id)).toContain(first?.id);
});
