import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { incompleteDate } from '../../validation/incomplete.ts';
import { systemClock } from '../../clock.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import { connectAs, down, type Observed, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { todayIn } from '../form/asset-days.ts';
import { exampleCalendar } from '../asset.fixtures.ts';
import type { Asset } from '../asset.ts';
import { testModel } from './leave-scrap.test-model.ts';
import { leaveScrapMachine, type LeaveScrapContext } from './leave-scrap.machine.ts';

testPaths(testModel);

describe('an asset in Scrap', () => {
  const calendar = { ...exampleCalendar, clock: systemClock };
  let server: ServerWithScenario;
  let observed: Observed;
  let row: Asset;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
    const columnFilters = [{ name: 'assetStatus', value: 'Scrap' }];
    const body = toSearchData({ ...firstPage, columnFilters });
    row = (await api.listAssets({ body })).assetsManager[0] as Asset;
  });

  const confirming = (to: LeaveScrapContext['to']) => {
    const actor = createActor(leaveScrapMachine, { input: { calendar } });
    let changes = 0;
    actor.on('asset.changed', () => (changes += 1));
    actor.start();
    actor.send({ type: 'asset.leaveScrap', row, to });
    const responded = () => waitFor(actor, (state) => !state.hasTag('busy'));
    return { actor, responded, changes: () => changes };
  };
  const statusNow = async () =>
    (await api.getAssetView({ path: { id: row.id } })).assetView.assetStatus;

  it.each(['InStore', 'Disposed'] as const)(
    'the asset goes to %s after a confirmation',
    async (to) => {
      const { actor, responded, changes } = confirming(to);
      expect(observed.bodies.at(-1)).not.toHaveProperty('statusId');
      actor.send({ type: 'YES' });
      expect((await responded()).value).toBe('resting');
      expect([await statusNow(), changes()]).toEqual([to, 1]);
      expect(observed.messages).toEqual([expect.stringContaining('status')]);
    },
  );

  it('the asset is disposed today unless another date is selected, never in the future or undated', () => {
    const { actor } = confirming('Disposed');
    expect(actor.getSnapshot().context.disposedOn).toBe(todayIn(calendar));
    for (const [day, rule] of [
      ['9999-01-01', 'inFuture'],
      [null, 'required'],
      [incompleteDate, 'incompleteDate'],
    ] as const) {
      actor.send({ type: 'day.changed', day });
      actor.send({ type: 'YES' });
      expect(actor.getSnapshot().value).toBe('confirming');
      expect(actor.getSnapshot().context.error).toEqual({ rule });
    }
  });

  it('the asset shows the server’s error at the disposal date', async () => {
    const { actor, responded } = confirming('Disposed');
    actor.send({ type: 'day.changed', day: '2001-01-01' });
    actor.send({ type: 'YES' });
    const { value, context } = await responded();
    expect(value).toBe('confirming');
    expect(context.error).toEqual({ message: expect.stringContaining('Disposed On') });
  });

  it('the confirmation stays open while the server is down', async () => {
    const { actor, responded, changes } = confirming('InStore');
    server.setScenario(down);
    actor.send({ type: 'YES' });
    const { value, context } = await responded();
    expect([value, context.failure?.kind, changes()]).toEqual(['confirming', 'down', 0]);
  });

  it('an asset that someone else took out of Scrap makes the list load again', async () => {
    const [one, other] = [confirming('InStore'), confirming('InStore')];
    other.actor.send({ type: 'YES' });
    await other.responded();
    one.actor.send({ type: 'YES' });
    expect((await one.responded()).value).toBe('resting');
    expect(one.changes()).toBe(1);
  });
});
