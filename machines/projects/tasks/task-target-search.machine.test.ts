import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { taskTargetSearchMachine } from './task-target-search.machine.ts';
import { testModel } from './task-target-search.test-model.ts';

testPaths(testModel);

it('a task can move to own projects only, which are found by words of code and name', async () => {
  connectAs(await createNodeServer(), 'ben', 'aster');
  const actor = createActor(taskTargetSearchMachine, { input: { selected: null } }).start();
  actor.send({ type: 'list.opened' });
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'found' }));
  expect(context.choices.length).toBeGreaterThan(0);
  for (const { id } of context.choices) {
    expect((await api.getProject({ path: { id } })).project.isOwner).toBe(true);
  }
  const [first] = context.choices;
  const scope = { projectId: first?.id };
  const other = createActor(taskTargetSearchMachine, { input: { selected: null, scope } }).start();
  other.send({ type: 'list.opened' });
  const without = await waitFor(other, (state) => state.matches({ open: 'found' }));
  expect(without.context.choices.map(({ id }) => id)).not.toContain(first?.id);
  actor.send({ type: 'text.typed', text: first?.label.toUpperCase() ?? '' });
  await waitFor(actor, (state) => state.matches({ open: 'searching' }));
  const found = await waitFor(actor, (state) => state.matches({ open: 'found' }));
  expect(found.context.choices.map(({ id }) => id)).toContain(first?.id);
});
