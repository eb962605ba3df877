import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../lists/list-search.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './asset-history.test-model.ts';
import { assetHistoryMachine } from './asset-history.machine.ts';

testPaths(testModel);

it('the history of an asset loads each time it is opened, and can be retried', async () => {
  const server = await createNodeServer();
  connectAs(server, 'jon', 'aster');
  const { assetsManager } = await api.listAssets({ body: toSearchData(firstPage) });
  const input = { id: assetsManager[0]?.id ?? '' };
  const actor = createActor(assetHistoryMachine, { input }).start();
  server.setScenario(down);
  actor.send({ type: 'OPEN' });
  await waitFor(actor, (state) => state.matches('failed'));
  expect(actor.getSnapshot().context.cause).not.toBeNull();
  server.setScenario(healthy);
  actor.send({ type: 'retry' });
  const { content } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  expect(content?.statusHistory.length).toBeGreaterThan(0);
  actor.send({ type: 'CLOSE' });
  actor.send({ type: 'OPEN' });
  expect(actor.getSnapshot().context.content).toBeNull();
});
