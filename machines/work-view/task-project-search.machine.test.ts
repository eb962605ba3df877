import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { taskProjectSearchMachine } from './task-project-search.machine.ts';
import { testModel } from './task-project-search.test-model.ts';

testPaths(testModel);

it('a new task can be added to each found project, also for an administrator who sees all', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const actor = createActor(taskProjectSearchMachine, { input: { selected: null } }).start();
  actor.send({ type: 'list.opened' });
  const { context } = await waitFor(actor, (state) => state.matches({ open: 'found' }));
  expect(context.choices.length).toBeGreaterThan(0);
  for (const { id } of context.choices) {
    expect((await api.getProject({ path: { id } })).project.isMember).toBe(true);
  }
});
