import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { testModel } from './asset-type-list.test-model.ts';
import { assetTypeListMachine } from './asset-type-list.machine.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name }) => name,
  name: 'Docking station',
  message: 'Asset Type was deleted successfully.',
});

it('a type with assets is not deleted, and the message says how many there are', async () => {
  const { problems } = connectAs(await createNodeServer(), 'ines', 'aster');
  const list = createActor(assetTypeListMachine, { input: {} }).start();
  const shown = () => waitFor(list, (state) => state.matches('shown'));
  const { rows } = (await shown()).context;
  const row = rows?.find(({ name }) => name === 'Laptop');
  if (!row) throw new Error('There is such a type.');
  expect(row.assetCount).toBeGreaterThan(0);
  list.send({ type: 'DELETE', row });
  list.send({ type: 'YES' });
  expect((await shown()).context.rows).toEqual(rows);
  expect(problems).toEqual([{ kind: 'conflict', id: 'deleteAssetType' }]);
});
