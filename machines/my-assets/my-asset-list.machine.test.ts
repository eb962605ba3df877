import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './my-asset-list.test-model.ts';
import { myAssetListMachine } from './my-asset-list.machine.ts';

testPaths(testModel);

describe('the list of the current user’s assets', () => {
  const opened = () => {
    const actor = createActor(myAssetListMachine, { input: {} }).start();
    return waitFor(actor, (state) => state.matches('shown') || state.status === 'done');
  };

  it('the list needs no right, and has no one else’s assets', async () => {
    const server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
    const { assetHolders } = await api.searchAssetHolders({ query: { isHolding: true } });
    const ben = assetHolders.find(({ name }) => name === 'Ben Okafor');
    connectAs(server, 'ben', 'aster');
    const rows = (await opened()).context.rows ?? [];
    expect(rows.filter(({ teamName }) => teamName === '')).toHaveLength(ben?.assetCount ?? 0);
    expect(ben?.assetCount).toBeGreaterThan(0);
  });

  it('the list has the assigned assets, with their note and expected return date', async () => {
    const server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
    const { assets } = await api.searchAssignableAssets({ query: {} });
    const asset = assets.find(({ isTeam }) => !isTeam);
    const { employees } = await api.lookUpAssetEmployees({ path: { searchText: 'Okafor' } });
    const body = {
      id: crypto.randomUUID(),
      assetId: asset?.id ?? '',
      employeeId: employees[0]?.id ?? '',
      expectedReturnOn: '9999-12-31',
      note: 'Till it breaks',
    };
    await api.assignAsset({ body });
    connectAs(server, 'ben', 'aster');
    const { rows } = (await opened()).context;
    const mine = rows?.find(({ assignment }) => assignment.assetId === asset?.id);
    expect(mine?.assignment).toMatchObject({
      assetCode: asset?.assetCode,
      note: 'Till it breaks',
      expectedReturnOnAsString: expect.stringContaining('9999'),
      isOverdue: false,
    });
  });

  it('the list is unavailable, without an error message, if it cannot be loaded', async () => {
    const server = await createNodeServer();
    connectAs(server, 'ben', 'aster');
    server.setScenario(down);
    expect((await opened()).value).toBe('unavailable');
  });
});
