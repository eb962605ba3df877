import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { clientListMachine } from './client-list.machine.ts';
import { testModel } from './client-list.test-model.ts';
import { isInUse, type ClientRow } from './client.ts';

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

it('the deletion of selected clients leaves those in use, with the reason', async () => {
  const { problems } = connectAs(await createNodeServer(), 'ava', 'aster');
  const list = createActor(clientListMachine, { input: {} }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  const find = (isSearched: (row: ClientRow) => boolean) => {
    const row = context.rows?.find(isSearched);
    if (!row) throw new Error('Expected a demo client in use and an unused one.');
    return row;
  };
  const used = find(isInUse);
  const unused = find((row) => !isInUse(row));
  list.send({ type: 'rows.select', rows: [used, unused] });
  list.send({ type: 'DELETE_SELECTED' });
  list.send({ type: 'YES' });
  const after = await waitFor(list, (state) => state.matches('shown'));
  expect(after.context.report?.succeeded.map(({ id }) => id)).toEqual([unused.id]);
  expect(after.context.report?.remaining.map(({ row }) => row.id)).toEqual([used.id]);
  expect(after.context.report?.remaining[0]?.failure.message).toMatch(/review|engagement/);
  // The report names the reason, so that no message does.
  expect(problems).toEqual([]);
});
