import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { testModel } from './vendor-list.test-model.ts';
import { vendorListMachine } from './vendor-list.machine.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name }) => name,
  name: 'Hazel Interiors',
  message: 'Vendor was deleted successfully.',
});

it('the list keeps a vendor that has assets', async () => {
  const { problems } = connectAs(await createNodeServer(), 'ava', 'aster');
  const list = createActor(vendorListMachine, { input: {} }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  const row = context.rows?.find(({ name }) => name === 'Cobalt Hardware');
  if (!row) throw new Error('The demo vendor is missing.');
  list.send({ type: 'DELETE', row });
  list.send({ type: 'YES' });
  const after = await waitFor(list, (state) => state.matches('shown'));
  expect(after.context.rows).toContain(row);
  expect(problems).toEqual([{ kind: 'conflict', id: 'deleteVendor' }]);
});

it('the list shows one message about vendors deleted together, and none for each response', async () => {
  const { messages, problems } = connectAs(await createNodeServer(), 'ava', 'aster');
  const list = createActor(vendorListMachine, { input: {} }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  const names = new Set(['Hazel Interiors', 'Cobalt Hardware']);
  const rows = (context.rows ?? []).filter(({ name }) => names.has(name));
  list.send({ type: 'rows.select', rows });
  list.send({ type: 'DELETE_SELECTED' });
  list.send({ type: 'YES' });
  const after = (await waitFor(list, (state) => state.matches('shown'))).context;
  expect([messages, problems]).toEqual([[], []]);
  expect(after.report?.succeeded.map(({ name }) => name)).toEqual(['Hazel Interiors']);
  expect(after.report?.remaining[0]?.failure.message).toContain(
    'Make the vendor inactive instead.',
  );
  expect(after.selection.map(({ name }) => name)).toEqual(['Cobalt Hardware']);
});
