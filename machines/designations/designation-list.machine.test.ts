import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { designationListMachine } from './designation-list.machine.ts';
import { testModel } from './designation-list.test-model.ts';
import { isUsed } from './designation.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name }) => name,
  name: 'Trainee',
  message: 'The designation was deleted.',
});

it('a designation that an employee has stays in the list', async () => {
  const { problems } = connectAs(await createNodeServer(), 'ava', 'aster');
  const list = createActor(designationListMachine, { input: {} }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  const row = context.rows?.find(isUsed);
  if (!row) throw new Error('The demo data must have a designation in use.');
  list.send({ type: 'DELETE', row });
  list.send({ type: 'YES' });
  const after = await waitFor(list, (state) => state.matches('shown'));
  expect(after.context.rows?.map(({ id }) => id)).toContain(row.id);
  expect(problems).toEqual([{ kind: 'conflict', id: 'deleteDesignation' }]);
});
