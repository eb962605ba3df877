import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { assignablePeopleMachine } from './assignable-people.machine.ts';
import { testModel } from './assignable-people.test-model.ts';

testPaths(testModel);

it('the people of a project are its active members', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const { items } = await api.searchWorkItems({
    body: { scope: 'all', page: 1, pageSize: 1, sort: null },
  });
  const projectId = items[0]?.projectId ?? '';
  const actor = createActor(assignablePeopleMachine, { input: { projectIds: [projectId] } });
  actor.start();
  await waitFor(actor, (state) => state.matches('known'));
  const { project } = await api.getProject({ path: { id: projectId } });
  const active = project.members.filter(({ isActiveMember }) => isActiveMember);
  expect(actor.getSnapshot().context.people.map(({ name }) => name)).toEqual(
    active.map(({ fullName }) => fullName),
  );
});

it('tasks of several projects are offered to those who are members of all of them', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [at, id] of ids.entries()) {
    await api.createProject({ body: { id, code: `AP-${at}`, name: 'Pier', description: '' } });
  }
  const { items } = await api.searchWorkItems({
    body: { scope: 'all', page: 1, pageSize: 1, sort: null },
  });
  const larger = items[0]?.projectId ?? '';
  const listNames = async (projectIds: readonly string[]) => {
    const actor = createActor(assignablePeopleMachine, { input: { projectIds } }).start();
    const { context } = await waitFor(actor, (state) => state.matches('known'));
    return context.people.map(({ name }) => name);
  };
  expect(await listNames(ids)).toEqual(['Ava Stone']);
  const members = await listNames([larger]);
  expect(await listNames([larger, ...ids])).toEqual(members.filter((name) => name === 'Ava Stone'));
});
