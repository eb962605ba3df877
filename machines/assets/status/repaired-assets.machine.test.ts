import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { systemClock } from '../../clock.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { dayText, todayIn } from '../form/asset-days.ts';
import { exampleCalendar } from '../asset.fixtures.ts';
import { statusIds } from '../asset.ts';
import { testModel } from './repaired-assets.test-model.ts';
import { repairedAssetsMachine } from './repaired-assets.machine.ts';

testPaths(testModel);

describe('the assets in repair', () => {
  let server: ServerWithScenario;

  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ines', 'aster');
  });

  /** Enough for more than one page. */
  const sendStoredToRepair = async (count: number) => {
    const search = toSearchData({ ...firstPage, pageSize: 50 });
    const body = { ...search, statusIds: [statusIds.InStore] };
    const { assetsManager } = await api.listAssets({ body });
    const assetIds = assetsManager.slice(0, count).map(({ id }) => id);
    const calendar = { ...exampleCalendar, clock: systemClock };
    const dayAsString = dayText(todayIn(calendar), calendar);
    const sent = { assetIds, statusId: statusIds.Repair, dayAsString };
    expect((await api.bulkChangeAssetStatus({ body: sent })).doneCount).toBe(count);
  };

  const opened = async () => {
    const actor = createActor(repairedAssetsMachine, { input: { id: null } }).start();
    actor.send({ type: 'OPEN' });
    await waitFor(actor, (state) => state.matches('shown'));
    const content = () => actor.getSnapshot().context.content;
    const more = () => {
      actor.send({ type: 'content.loadMore' });
      return waitFor(actor, (state) => !state.hasTag('busy'));
    };
    return { actor, content, more };
  };

  it('the list of assets in repair starts with the longest repair', async () => {
    const days = (await opened()).content()?.rows.map(({ daysInRepair }) => daysInRepair) ?? [];
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });

  it('the list of assets in repair loads page by page, each asset once, with the total count', async () => {
    const before = (await opened()).content()?.total ?? 0;
    await sendStoredToRepair(11 - before);
    const { actor, content, more } = await opened();
    expect(content()).toMatchObject({ total: 11, pages: 1 });
    expect(content()?.rows).toHaveLength(10);
    await more();
    expect(new Set(content()?.rows.map(({ id }) => id)).size).toBe(11);
    expect(actor.getSnapshot().can({ type: 'content.loadMore' })).toBe(false);
  });

  it('the list of assets in repair stays if the next page cannot be loaded, which can be retried', async () => {
    await sendStoredToRepair(10);
    const { actor, content, more } = await opened();
    const before = content();
    server.setScenario(down);
    expect((await more()).value).toBe('moreFailed');
    expect(content()).toEqual(before);
    expect(actor.getSnapshot().context.cause).toBe('down');
    server.setScenario(healthy);
    expect((await more()).context.content?.pages).toBe(2);
  });

  it('the list of assets in repair shows each asset once if one was added before the next page', async () => {
    await sendStoredToRepair(10);
    const { content, more } = await opened();
    await sendStoredToRepair(1);
    await more();
    const ids = content()?.rows.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
