import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPart } from '../testing/part.suite.ts';
import { emptyGroup, toGroupForm } from './group.ts';
import { testModel } from './team-group.test-model.ts';

const fetchGroups = async (id: string) =>
  (await api.getTeamView({ path: { id } })).viewTeam[0]?.groupItems ?? [];

async function anyTeam(): Promise<string> {
  const team = (await api.getTeams({})).teams.find(({ teamName }) => teamName === 'Design');
  return team?.teamId ?? '';
}

testPart({
  testModel,
  server: createNodeServer,
  parentId: anyTeam,
  getParts: fetchGroups,
  toForm: toGroupForm,
  emptyForm: emptyGroup,
  sample: { ...emptyGroup, groupName: 'Illustration', totalMembers: '3' },
  other: { totalMembers: '7' },
  name: 'groupName',
});

it('a new group without Tasks is saved without Completed Tasks, which are unknown then', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const parentId = await anyTeam();
  const actor = createActor(testModel.machine, { input: { parentId, part: null } }).start();
  const change = { groupName: ' Rest ', totalTasks: '2', completedTasks: '5' };
  actor.send({ type: 'form.changed', change });
  actor.send({ type: 'form.changed', change: { totalTasks: '' } });
  actor.send({ type: 'SAVE' });
  await waitFor(actor, (state) => state.matches('saved'));
  const saved = (await fetchGroups(parentId)).find(({ groupName }) => groupName === 'Rest');
  expect(saved).toMatchObject({ totalMembers: null, totalTasks: null, completedTasks: null });
});

it('the error of Completed Tasks is cleared when Tasks is corrected', () => {
  const actor = createActor(testModel.machine, { input: { parentId: '', part: null } }).start();
  const change = { groupName: 'Rest', totalTasks: '2', completedTasks: '5' };
  actor.send({ type: 'form.changed', change });
  actor.send({ type: 'SAVE' });
  expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['completedTasks']);
  actor.send({ type: 'form.changed', change: { totalTasks: '9' } });
  expect(actor.getSnapshot().context.errors).toEqual({});
});
