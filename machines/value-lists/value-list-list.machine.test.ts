import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { isInUse } from './value-list.ts';
import { valueListListMachine } from './value-list-list.machine.ts';
import { testModel } from './value-list-list.test-model.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name }) => name,
  name: 'Empty list',
  message: 'The record was deleted.',
});

it('a list that a script uses names the script, and stays', async () => {
  const { problems } = connectAs(await createNodeServer(), 'kira', 'aster');
  const code = "pick('workPlaces', 'home')";
  const body = { id: crypto.randomUUID(), name: 'Places', description: '', code };
  await api.createScript({ body });
  const list = createActor(valueListListMachine, { input: {} }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  const row = context.rows?.find(isInUse);
  if (!row) throw new Error('Expected a list that a script uses.');
  expect(row.scriptNames).toEqual(['Places']);
  list.send({ type: 'DELETE', row });
  list.send({ type: 'YES' });
  const after = await waitFor(list, (state) => state.matches('shown'));
  expect(after.context.rows?.map(({ id }) => id)).toContain(row.id);
  expect(problems).toEqual([{ kind: 'conflict', id: 'deleteList' }]);
});
