import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, searchDataOf } from '../lists/list-search.ts';
import { connectAs, down, fair, type ServerInWeather } from '../testing/connect.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { guide } from './deletion-effects.guide.ts';
import { deletionEffectsMachine } from './deletion-effects.machine.ts';

provePaths(guide);

describe('the effects of deleting assets', () => {
  let server: ServerInWeather;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
  });

  it('are read for each asset, and can be read again after a failure', async () => {
    const { assetsManager } = await api.listAssets({ body: searchDataOf(firstPage) });
    const assetIds = assetsManager.slice(0, 2).map(({ id }) => id);
    server.setScenario(down);
    const actor = createActor(deletionEffectsMachine, { input: { assetIds } }).start();
    await waitFor(actor, (state) => state.matches('unavailable'));
    server.setScenario(fair);
    actor.send({ type: 'RETRY' });
    const { context } = await waitFor(actor, (state) => state.matches('shown'));
    expect(context.effects.map(({ assetId }) => assetId)).toEqual(assetIds);
    actor.send({ type: 'tab.returned' });
    expect(actor.getSnapshot().matches('loading')).toBe(true);
    await waitFor(actor, (state) => state.matches('shown'));
  });
});
