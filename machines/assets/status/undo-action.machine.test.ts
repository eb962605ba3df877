import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { systemClock } from '../../clock.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { dayText, todayIn } from '../form/asset-days.ts';
import { exampleCalendar } from '../asset.fixtures.ts';
import { statusIds, type AssetStatus } from '../asset.ts';
import { testModel } from './undo-action.test-model.ts';
import { undoActionMachine } from './undo-action.machine.ts';
import {
  undoMove,
  undoOfAssignment,
  undoOfStatus,
  undoOfTakingBack,
  type UndoableAction,
} from './undo-action.ts';

testPaths(testModel);

describe('undoing a bulk action', () => {
  const calendar = { ...exampleCalendar, clock: systemClock };
  let server: ServerWithScenario;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
  });

  const fetchRows = async (more: object) =>
    (await api.listAssets({ body: { ...toSearchData({ ...firstPage, pageSize: 50 }), ...more } }))
      .assetsManager;
  const inStatus = async (status: AssetStatus, count: number) =>
    (await fetchRows({ statusIds: [statusIds[status]] })).slice(0, count);
  const now = (rows: readonly { id: string }[]) =>
    fetchRows({ assetIds: rows.map(({ id }) => id) });
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

  function undoing(action: UndoableAction | null) {
    if (!action) throw new Error('It cannot be undone.');
    const actor = createActor(undoActionMachine, {
      input: { undo: { ...action, calendar } },
    }).start();
    actor.send({ type: 'undo' });
    return actor;
  }

  it('a moved asset is back at its location', async () => {
    const rows = await inStatus('InStore', 3);
    const { assetLocations } = await api.getAssetDefaults({});
    const assetLocationId = assetLocations.at(-1)?.id ?? null;
    await api.bulkMoveAssets({ body: { assetIds: ids(rows), assetLocationId } });
    const actor = undoing(undoMove(rows));
    await waitFor(actor, (state) => state.matches('undone'));
    const locations = (assets: readonly { id: string; assetLocationId: string | null }[]) =>
      new Map(assets.map((asset) => [asset.id, asset.assetLocationId]));
    expect(locations(await now(rows))).toEqual(locations(rows));
  });

  it('an assigned asset is back in store', async () => {
    const rows = await inStatus('InStore', 3);
    const { outcomes } = await api.bulkAssignAssets({
      body: { assetIds: ids(rows), employeeId: 'employee-ben' },
    });
    const succeeded = rows.filter(({ id }) =>
      outcomes.some(({ assetId, isDone }) => assetId === id && isDone),
    );
    const actor = undoing(undoOfAssignment(succeeded));
    await waitFor(actor, (state) => state.matches('undone'));
    expect((await now(succeeded)).map(({ assetStatus }) => assetStatus)).toEqual(
      succeeded.map(() => 'InStore'),
    );
  });

  it('an asset taken back is assigned again to its previous assignee', async () => {
    const rows = await inStatus('Assigned', 4);
    await api.bulkTakeBackAssets({ body: { assetIds: ids(rows) } });
    const actor = undoing(undoOfTakingBack(rows));
    await waitFor(actor, (state) => !state.hasTag('busy'));
    const remaining = new Set(actor.getSnapshot().context.remaining.map(({ id }) => id));
    const back = (await now(rows)).filter(({ id }) => !remaining.has(id));
    const assignees = (
      all: readonly { id: string; employeeId: string | null; teamId: string | null }[],
    ) =>
      all
        .filter(({ id }) => !remaining.has(id))
        .map(({ id, employeeId, teamId }) => `${id} ${employeeId ?? teamId ?? ''}`)
        .toSorted();
    expect(assignees(back)).toEqual(assignees(rows));
    expect(back.length).toBeGreaterThan(0);
  });

  it('an asset with another status is back in store, unless the change left a trace', async () => {
    const stored = await inStatus('InStore', 2);
    const repaired = await inStatus('Repair', 1);
    const rows = [...stored, ...repaired];
    const dayAsString = dayText(todayIn(calendar), calendar);
    await api.bulkChangeAssetStatus({
      body: { assetIds: ids(rows), statusId: statusIds.Scrap, dayAsString },
    });
    const action = undoOfStatus(rows, statusIds.Scrap);
    expect(action?.staying).toBe(1);
    await waitFor(undoing(action), (state) => state.matches('undone'));
    expect((await now(stored)).map(({ assetStatus }) => assetStatus)).toEqual([
      'InStore',
      'InStore',
    ]);
    expect((await now(repaired))[0]?.assetStatus).toBe('Scrap');
  });

  it('a disposal cannot be undone, nor an action that changed nothing', () => {
    expect(undoOfStatus([], statusIds.Repair)).toBeNull();
    expect(undoOfAssignment([])).toBeNull();
    expect(undoOfTakingBack([])).toBeNull();
  });

  it('an asset that has changed since the action shows why it stays', async () => {
    const [row] = await inStatus('Assigned', 1);
    if (!row) throw new Error('Nothing is assigned.');
    // The asset is still assigned: it cannot be assigned again.
    const actor = undoing(undoOfTakingBack([row]));
    await waitFor(actor, (state) => state.matches('partly'));
    const [remaining] = actor.getSnapshot().context.remaining;
    expect(remaining).toMatchObject({ id: row.id, assetCode: row.assetCode });
    expect(remaining?.message).not.toBe('');
  });

  it('the undo can be retried after the server was down', async () => {
    const rows = await inStatus('InStore', 1);
    await api.bulkAssignAssets({ body: { assetIds: ids(rows), employeeId: 'employee-ben' } });
    server.setScenario(down);
    const actor = undoing(undoOfAssignment(rows));
    await waitFor(actor, (state) => state.matches('rejected'));
    server.setScenario(healthy);
    actor.send({ type: 'undo' });
    expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('undone');
  });
});
