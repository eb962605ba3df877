import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../lists/list-search.ts';
import { connectAs, down } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './asset-view.test-model.ts';
import { assetViewMachine } from './asset-view.machine.ts';

testPaths(testModel);

const viewed = async (id: string) => {
  const actor = createActor(assetViewMachine, { input: { id } }).start();
  return waitFor(actor, (state) => !state.hasTag('busy'));
};

it('the view shows an asset with its vendor', async () => {
  connectAs(await createNodeServer(), 'jon', 'aster');
  const { assetsManager } = await api.listAssets({ body: toSearchData(firstPage) });
  const { value, context } = await viewed(assetsManager[0]?.id ?? '');
  expect(value).toBe('shown');
  expect(context.record).toMatchObject({
    assetCode: assetsManager[0]?.assetCode,
    vendorName: expect.stringMatching(/\w/),
  });
});

it('an asset that does not exist is not found', async () => {
  connectAs(await createNodeServer(), 'jon', 'aster');
  expect((await viewed('a55e7001-0000-4000-8000-0000000009ff')).value).toBe('notFound');
});

it('an asset that cannot be loaded is unavailable, without an error message', async () => {
  const server = await createNodeServer();
  server.setScenario(down);
  connectAs(server, 'jon', 'aster');
  expect((await viewed('a55e7001-0000-4000-8000-0000000009ff')).value).toBe('unavailable');
});
