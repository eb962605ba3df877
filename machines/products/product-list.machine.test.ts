import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './product-list.test-model.ts';

testPaths(testModel);

const startActor = () => createActor(testModel.machine, { input: {} }).start();

describe('the product list', () => {
  it('the product list loads, then shows active and inactive products', async () => {
    const observed = connectAs(await createNodeServer(), 'ava', 'aster');
    const { context } = await waitFor(startActor(), (state) => state.matches('shown'));
    expect(new Set(context.rows?.map(({ status }) => status))).toEqual(new Set([true, false]));
    expect(observed.calls).toEqual(['GET /aster/Product']);
  });

  it('the product list is unavailable, without a message, when it fails to load', async () => {
    const server = await createNodeServer();
    server.setScenario(down);
    connectAs(server, 'ava', 'aster');
    const ended = await waitFor(startActor(), (state) => state.status === 'done');
    expect(ended.value).toBe('unavailable');
  });
});
