import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { roleListMachine } from './role-list.machine.ts';
import { testModel } from './role-list.test-model.ts';
import { isUsed } from './role.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name }) => name,
  name: 'Tag editor',
  message: 'The role was deleted.',
});

it('a role that a user has stays in the list', async () => {
  const { problems } = connectAs(await createNodeServer(), 'ava', 'aster');
  const list = createActor(roleListMachine, { input: {} }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  const row = context.rows?.find(isUsed);
  if (!row) throw new Error('The demo data must have a role in use.');
  list.send({ type: 'DELETE', row });
  list.send({ type: 'YES' });
  const after = await waitFor(list, (state) => state.matches('shown'));
  expect(after.context.rows?.map(({ id }) => id)).toContain(row.id);
  expect(problems).toEqual([{ kind: 'conflict', id: 'deleteRole' }]);
  expect((await api.getRole({ path: { id: row.id } })).role.userCount).toBeGreaterThan(0);
});
