import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { testModel } from './team-list.test-model.ts';
import { teamListMachine } from './team-list.machine.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ teamName }) => teamName,
  name: 'Design',
  message: 'Team was deleted successfully.',
});

it('a team with assets cannot be deleted and stays in the list', async () => {
  const observed = connectAs(await createNodeServer(), 'ava', 'aster');
  const list = createActor(teamListMachine, { input: {} }).start();
  const shown = () => waitFor(list, (state) => state.matches('shown'));
  const { rows } = (await shown()).context;
  const row = rows?.find(({ teamName }) => teamName === 'Operations');
  if (!row) throw new Error('There is such a team.');
  list.send({ type: 'DELETE', row });
  list.send({ type: 'YES' });
  expect((await shown()).context.rows).toEqual(rows);
  expect(observed.problems).toEqual([{ kind: 'conflict', id: 'deleteTeam' }]);
  expect(observed.messages).toEqual([]);
});
