import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type Observed, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import type { AssignedAsset } from './assignee.ts';
import { testModel } from './take-back.test-model.ts';
import { takeBackMachine } from './take-back.machine.ts';

testPaths(testModel);

describe('taking assets back', () => {
  const path = { employeeId: 'employee-ben' };
  let server: ServerWithScenario;
  let observed: Observed;
  let assigned: readonly AssignedAsset[];

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
    const { assets } = await api.searchAssignableAssets({ query: { pageSize: 50 } });
    const assetIds = assets.flatMap(({ id, isTeam }) => (isTeam ? [] : [id])).slice(0, 2);
    await api.bulkAssignAssets({ body: { assetIds, ...path } });
    assigned = (await api.listEmployeeAssets({ path })).employeeAssets;
    observed.messages.length = 0;
  });

  const confirming = (assets: readonly AssignedAsset[]) => {
    const actor = createActor(takeBackMachine);
    let received = 0;
    actor.on('assets.takenBack', () => (received += 1));
    actor.start();
    actor.send({ type: 'assets.takeBack', assets });
    const responded = async () => {
      actor.send({ type: 'YES' });
      return (await waitFor(actor, (state) => !state.hasTag('busy'))).context.report;
    };
    return { actor, responded, messages: () => received };
  };

  it('assets are in store after they are taken back with one confirmation', async () => {
    const { responded, messages: received } = confirming(assigned.slice(0, 2));
    const report = await responded();
    expect([report?.succeeded, report?.remaining, received()]).toEqual([
      assigned.slice(0, 2),
      [],
      1,
    ]);
    const { employeeAssets } = await api.listEmployeeAssets({ path });
    expect(employeeAssets).toEqual(assigned.slice(2));
    expect(observed.messages).toEqual([]);
  });

  it('assets stay with the person who received them in the meantime', async () => {
    const [first] = assigned as [AssignedAsset, ...AssignedAsset[]];
    const { responded } = confirming([first]);
    await api.removeAssetAssignment({ path: { id: first.id } });
    const { employees } = await api.lookUpAssetEmployees({ path: { searchText: 'grace' } });
    const next = { id: crypto.randomUUID(), assetId: first.assetId };
    await api.assignAsset({ body: { ...next, employeeId: employees[0]?.id ?? '' } });
    const report = await responded();
    expect(report?.remaining.map(({ failure }) => failure.kind)).toEqual(['conflict']);
    const now = await api.getAssetAssignment({ path: { id: first.assetId } });
    expect(now.assetAssignment?.employeeName).toContain('Grace');
  });

  it('assets that cannot be taken back show the reason, and the others are taken back', async () => {
    const [first, second] = assigned as [AssignedAsset, AssignedAsset];
    await api.removeAssetAssignment({ path: { id: first.id } });
    const report = await confirming([first, second]).responded();
    expect(report?.remaining[0]?.failure.message).toMatch(/\w/);
    expect(report?.succeeded).toEqual([second]);
  });

  it('assets are deselected once they are taken back; the others stay selected', async () => {
    const [first, second] = assigned as [AssignedAsset, AssignedAsset];
    const { actor, responded } = confirming([first, second]);
    actor.send({ type: 'assets.select', assets: [first, second] });
    await api.removeAssetAssignment({ path: { id: first.id } });
    await responded();
    expect(actor.getSnapshot().context.selection).toEqual([first]);
  });

  it('no asset is taken back while the server is down', async () => {
    server.setScenario(down);
    const report = await confirming(assigned).responded();
    expect(report?.remaining).toHaveLength(assigned.length);
  });
});
