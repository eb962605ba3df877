import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPartDeletion } from '../testing/part.suite.ts';
import { testModel } from './asset-lookup-deletion.test-model.ts';
import { exampleCategory } from './asset-lookup.fixtures.ts';

testPartDeletion({
  testModel,
  server: createNodeServer,
  parts: async () => {
    const { assetLocations } = await api.listAssetLocations({});
    // Locations without assets come first.
    return assetLocations
      .map(({ assetCount: count, ...each }) => ({ ...each, kind: 'location' as const, count }))
      .toSorted((one, other) => one.count - other.count);
  },
});

it('a category with types is not deleted, and the message says how many there are', async () => {
  const { problems } = connectAs(await createNodeServer(), 'ines', 'aster');
  const actor = createActor(testModel.machine, { input: { part: exampleCategory } }).start();
  actor.send({ type: 'YES' });
  await waitFor(actor, (state) => state.matches('confirming'));
  expect(problems).toEqual([{ kind: 'conflict', id: 'deleteAssetCategory' }]);
});
