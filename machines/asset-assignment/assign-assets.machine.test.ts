import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { incompleteDate } from '../validation/incomplete.ts';
import { todayIn } from '../assets/form/asset-days.ts';
import { exampleCalendar } from '../assets/asset.fixtures.ts';
import { systemClock } from '../clock.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './assign-assets.test-model.ts';
import { assignAssetsMachine } from './assign-assets.machine.ts';
import type { AssignableAsset, Receiver } from './assignee.ts';

testPaths(testModel);

describe('assigning assets', () => {
  const calendar = { ...exampleCalendar, clock: systemClock };
  const ben: Receiver = { employeeId: 'employee-ben', teamId: null, name: 'Ben Okafor' };
  let server: ServerWithScenario;
  let observed: Observed;
  /** In store, for employees. */
  let stored: readonly AssignableAsset[];
  let forTeams: readonly AssignableAsset[];

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
    const { assets } = await api.searchAssignableAssets({ query: { pageSize: 50 } });
    stored = assets.filter((asset) => !asset.isTeam);
    forTeams = assets.filter((asset) => asset.isTeam);
  });

  function opened(assets: readonly AssignableAsset[] = [], receiver: Receiver | null = ben) {
    const actor = createActor(assignAssetsMachine, { input: { calendar } });
    let received = 0;
    actor.on('assets.assigned', () => (received += 1));
    actor.start();
    actor.send({ type: 'OPEN', receiver, assets });
    const assigned = async () => {
      actor.send({ type: 'assets.assign' });
      return waitFor(actor, (state) => !state.hasTag('busy'));
    };
    return { actor, assigned, received: () => received };
  }

  const readAssigned = async () => {
    const path = { employeeId: 'employee-ben' };
    return (await api.listEmployeeAssets({ path })).employeeAssets;
  };

  it('assigned assets are in use from today, with the agreed details, after a single request', async () => {
    const { actor, assigned, received } = opened(stored.slice(0, 2));
    expect(actor.getSnapshot().context.form.startedOn).toBe(todayIn(calendar));
    actor.send({
      type: 'form.changed',
      change: { expectedReturnOn: '9999-01-01', note: ' For the fair ' },
    });
    observed.calls.length = 0;
    expect((await assigned()).value).toBe('closed');
    expect([observed.calls.length, received()]).toEqual([1, 1]);
    const mine = (await readAssigned()).filter(({ note }) => note === 'For the fair');
    expect(mine.map(({ assetId }) => assetId).toSorted()).toEqual(
      stored
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('no asset is assigned twice: a later request fails for that asset, and the others are assigned', async () => {
    const [requested, other] = stored as [AssignableAsset, AssignableAsset];
    const second = opened([requested, other]);
    expect((await opened([requested], await grace()).assigned()).value).toBe('closed');
    const { value, context } = await second.assigned();
    expect(value).toBe('filling');
    expect(context.assets).toEqual([requested]);
    expect(context.rejections[requested.id]).toMatch(/Grace/);
    expect([context.succeeded, second.received()]).toEqual([1, 1]);
    expect((await readAssigned()).map(({ assetId }) => assetId)).toContain(other.id);
  });

  const grace = async (): Promise<Receiver> => {
    const { employees } = await api.lookUpAssetEmployees({ path: { searchText: 'grace' } });
    return { employeeId: employees[0]?.id ?? '', teamId: null, name: 'Grace Kim' };
  };

  it('assets of a type for teams are not assigned to an employee, and the reason is shown', () => {
    const [printer] = forTeams as [AssignableAsset];
    const { actor } = opened();
    actor.send({ type: 'asset.select', asset: printer });
    const { assets, mismatch } = actor.getSnapshot().context;
    expect([assets, mismatch]).toEqual([[], printer.assetCode]);
  });

  it('an asset is selected once, however often it is scanned', () => {
    const [asset] = stored as [AssignableAsset];
    const { actor } = opened();
    actor.send({ type: 'asset.select', asset });
    actor.send({ type: 'asset.select', asset });
    expect(actor.getSnapshot().context.assets).toEqual([asset]);
  });

  it.each([
    [{ startedOn: null }, 'startedOn', 'required'],
    [{ startedOn: '9999-01-01' }, 'startedOn', 'inFuture'],
    [{ startedOn: incompleteDate }, 'startedOn', 'incompleteDate'],
    [{ expectedReturnOn: incompleteDate }, 'expectedReturnOn', 'incompleteDate'],
    [{ startedOn: '2026-01-02', expectedReturnOn: '2026-01-01' }, 'expectedReturnOn', 'notBefore'],
    [{ note: 'x'.repeat(201) }, 'note', 'max'],
  ] as const)('an assignment with %j is not sent', async (change, field, rule) => {
    const { actor, assigned } = opened(stored.slice(0, 1));
    observed.calls.length = 0;
    actor.send({ type: 'form.changed', change });
    expect((await assigned()).context.errors[field]).toMatchObject({ rule });
    expect(observed.calls).toEqual([]);
  });

  it('an assignment needs an assignee and at least one asset', async () => {
    const { actor, assigned } = opened([], null);
    expect((await assigned()).context.missing).toEqual(['receiver', 'assets']);
    actor.send({ type: 'receiver.select', receiver: ben });
    actor.send({ type: 'asset.select', asset: stored[0] as AssignableAsset });
    expect(actor.getSnapshot().context.missing).toEqual([]);
  });

  it('assets assigned before their last change are rejected one by one and stay selected', async () => {
    const { actor, assigned } = opened(stored.slice(0, 1));
    actor.send({ type: 'form.changed', change: { startedOn: '1990-01-01' } });
    const { context } = await assigned();
    expect(context.assets).toHaveLength(1);
    expect(Object.values(context.rejections)).toEqual([expect.stringMatching(/\w/)]);
  });

  it('the assignment starts on the server’s day if its clock is behind, so the date is left out', async () => {
    const { assigned } = opened(stored.slice(0, 1));
    await assigned();
    expect(observed.bodies.at(-1)).toMatchObject({ startedOn: null });
  });

  it('assets stay selected while the server is down, and are assigned once it is back', async () => {
    const { assigned } = opened(stored.slice(0, 2));
    server.setScenario(down);
    const { value, context } = await assigned();
    expect([value, context.failure?.kind, context.assets.length]).toEqual(['filling', 'down', 2]);
    server.setScenario(healthy);
    expect((await assigned()).value).toBe('closed');
  });
});
