import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPartDeletion } from '../testing/part.suite.ts';
import { testModel } from './asset-property-deletion.test-model.ts';
import { exampleAssetType } from './asset-type.fixtures.ts';
import { emptyProperty } from './type-property.ts';

const path = { typeId: exampleAssetType.id };
const listed = async () => (await api.listAssetTypeProperties({ path })).assetTypeProperties;

/**
 * The demo type without assets gets its first two properties; the id makes repeated calls
 * idempotent.
 */
const own = { typeId: 'a55e7000-0000-4000-8000-000000000410' };
const ids = ['a55e7000-0000-4000-8000-0000000007f1', 'a55e7000-0000-4000-8000-0000000007f2'];

testPartDeletion({
  testModel,
  server: async () => {
    const server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
    for (const [at, id] of ids.entries()) {
      const { controlDataListValue: _none, ...body } = emptyProperty;
      const assetTypePropertyName = `Port ${at}`;
      await api.createAssetTypeProperty({
        path: own,
        body: { id, ...body, assetTypePropertyName },
      });
    }
    return server;
  },
  parts: async () => {
    const { assetTypeProperties } = await api.listAssetTypeProperties({ path: own });
    // The positions after a deleted one move up.
    return assetTypeProperties.map((each) => ({ ...each, configurationOrder: null }));
  },
});

it('a property with values is not deleted, and the message says how many assets use it', async () => {
  const { problems } = connectAs(await createNodeServer(), 'ines', 'aster');
  const part = (await listed()).find(({ assetCount = 0 }) => assetCount > 0);
  if (!part) throw new Error('Some property is used.');
  const actor = createActor(testModel.machine, { input: { part } }).start();
  actor.send({ type: 'YES' });
  await waitFor(actor, (state) => state.matches('confirming'));
  expect(problems).toEqual([{ kind: 'conflict', id: 'deleteAssetTypeProperty' }]);
});
