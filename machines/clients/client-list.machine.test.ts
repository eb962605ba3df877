import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { clientListMachine } from './client-list.machine.ts';
import { testModel } from './client-list.test-model.ts';
import { isInUse } from './client.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name }) => name,
  name: 'Old Mill Press',
  message: 'The client was deleted.',
});

it('the list shows the reason why a client whose contacts take part in reviews is not deleted', async () => {
  const { problems } = connectAs(await createNodeServer(), 'ava', 'aster');
  const list = createActor(clientListMachine, { input: {} }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  const row = context.rows?.find(isInUse);
  if (!row) throw new Error('Expected a demo client in use, found none.');
  list.send({ type: 'DELETE', row });
  list.send({ type: 'YES' });
  const after = await waitFor(list, (state) => state.matches('shown'));
  expect(after.context.rows?.map(({ id }) => id)).toContain(row.id);
  expect(problems).toEqual([{ kind: 'conflict', id: 'deleteClient' }]);
});
