import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { incompleteDate } from '../../validation/incomplete.ts';
import { systemClock } from '../../clock.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { exampleCalendar } from '../asset.fixtures.ts';
import { statusIds, type Asset, type AssetStatus } from '../asset.ts';
import { testModel } from './change-status.test-model.ts';
import { changeStatusMachine } from './change-status.machine.ts';

testPaths(testModel);

describe('changing the status of assets', () => {
  const calendar = { ...exampleCalendar, clock: systemClock };
  let server: ServerWithScenario;
  let observed: Observed;

  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ines', 'aster');
  });

  const first = async (status: AssetStatus) => {
    const columnFilters = [{ name: 'assetStatus', value: status }];
    const body = toSearchData({ ...firstPage, columnFilters });
    return (await api.listAssets({ body })).assetsManager[0] as Asset;
  };
  const statusNow = async ({ id }: Asset) =>
    (await api.getAssetView({ path: { id } })).assetView.assetStatus;

  function opened(rows: readonly Asset[], to: AssetStatus | null) {
    const actor = createActor(changeStatusMachine, { input: { calendar } }).start();
    actor.send({ type: 'OPEN', rows, to });
    const changed = async () => {
      actor.send({ type: 'CHANGE' });
      return waitFor(actor, (state) => !state.hasTag('busy'));
    };
    return { actor, changed };
  }

  it('assets do not change their status on an incomplete date', async () => {
    const { actor, changed } = opened([await first('InStore')], 'Repair');
    actor.send({ type: 'form.changed', change: { day: incompleteDate } });
    observed.calls.length = 0;
    expect((await changed()).context.errors.day).toEqual({ rule: 'incompleteDate' });
    expect(observed.calls).toEqual([]);
  });

  it('assets in store and assigned assets go to repair with one request', async () => {
    const rows = [await first('InStore'), await first('Assigned')];
    const { actor, changed } = opened(rows, 'Repair');
    actor.send({ type: 'form.changed', change: { repairNotes: ' Screen ' } });
    observed.calls.length = 0;
    expect((await changed()).value).toBe('closed');
    expect(observed.calls).toHaveLength(1);
    for (const row of rows) expect(await statusNow(row)).toBe('Repair');
  });

  it('assets that cannot change their status show the reason, and the others change', async () => {
    const [stored, disposed] = [await first('InStore'), await first('Disposed')];
    const { value, context } = await opened([stored, disposed], 'Scrap').changed();
    expect(value).toBe('filling');
    expect(context.rows).toEqual([disposed]);
    expect(context.rejections[disposed.id]).toMatch(/\w/);
    expect(await statusNow(stored)).toBe('Scrap');
  });

  it.each([
    [{ statusId: '' }, 'statusId', 'required'],
    [{ statusId: statusIds.Scrap, day: null }, 'day', 'required'],
    [{ statusId: statusIds.Scrap, day: '9999-01-01' }, 'day', 'inFuture'],
    [{ statusId: statusIds.Repair, repairNotes: 'x'.repeat(201) }, 'repairNotes', 'max'],
  ] as const)('a status change with %j is not sent', async (change, field, rule) => {
    const { actor, changed } = opened([await first('InStore')], null);
    observed.calls.length = 0;
    actor.send({ type: 'form.changed', change });
    expect((await changed()).context.errors[field]).toMatchObject({ rule });
    expect(observed.calls).toEqual([]);
  });

  it('assets stay unchanged while the server is down, and change once it is back', async () => {
    const row = await first('InStore');
    const { changed } = opened([row], 'Repair');
    server.setScenario(down);
    expect((await changed()).context.failure?.kind).toBe('down');
    server.setScenario(healthy);
    expect((await changed()).value).toBe('closed');
  });
});
