import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './deletion-effects.test-model.ts';
import { deletionEffectsMachine } from './deletion-effects.machine.ts';

testPaths(testModel);

describe('the effects of deleting assets', () => {
  let server: ServerWithScenario;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
  });

  it('the effects load for each asset, and can be loaded again after a failure', async () => {
    const { assetsManager } = await api.listAssets({ body: toSearchData(firstPage) });
    const assetIds = assetsManager.slice(0, 2).map(({ id }) => id);
    server.setScenario(down);
    const actor = createActor(deletionEffectsMachine, { input: { assetIds } }).start();
    await waitFor(actor, (state) => state.matches('unavailable'));
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    const { context } = await waitFor(actor, (state) => state.matches('shown'));
    expect(context.effects.map(({ assetId }) => assetId)).toEqual(assetIds);
    actor.send({ type: 'tab.returned' });
    expect(actor.getSnapshot().matches('loading')).toBe(true);
    await waitFor(actor, (state) => state.matches('shown'));
  });
});
