import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './asset-tenants.test-model.ts';
import { assetTenantsMachine } from './asset-tenants.machine.ts';

testPaths(testModel);

const found = async (id: string) => {
  const actor = createActor(assetTenantsMachine, { input: { id } }).start();
  return waitFor(actor, (state) => !state.hasTag('busy'));
};

it('a label leads to the tenant of its asset, and a user of another tenant is not redirected', async () => {
  const server = await createNodeServer();
  connectAs(server, 'ava', 'birch');
  const { assetsManager } = await api.listAssets({ body: toSearchData(firstPage) });
  const id = assetsManager[0]?.id ?? '';
  connectAs(server, 'ava', 'aster');
  expect((await found(id)).context.record).toEqual([{ id: 'birch', name: 'birch works' }]);
  connectAs(server, 'ines', 'aster');
  expect((await found(id)).value).toBe('notFound');
});
