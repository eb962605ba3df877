import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './own-asset.test-model.ts';
import { ownAssetMachine } from './own-asset.machine.ts';

testPaths(testModel);

const viewed = async (id: string) => {
  const actor = createActor(ownAssetMachine, { input: { id } }).start();
  return waitFor(actor, (state) => !state.hasTag('busy'));
};

it('an employee without rights can view the assigned asset, and no other', async () => {
  connectAs(await createNodeServer(), 'ben', 'aster');
  const { myAssets } = await api.listMyAssets({});
  const [mine] = myAssets;
  const { value, context } = await viewed(mine?.assignment.assetId ?? '');
  expect([value, context.record]).toEqual(['shown', mine]);
  expect((await viewed('a55e7001-0000-4000-8000-0000000009ff')).value).toBe('notFound');
});
