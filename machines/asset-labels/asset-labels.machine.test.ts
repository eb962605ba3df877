import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs, type Observed } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { defaultLayout, type LabelSearch } from './asset-label.ts';
import { testModel } from './asset-labels.test-model.ts';
import { assetLabelsMachine } from './asset-labels.machine.ts';

testPaths(testModel);

describe('asset labels', () => {
  let observed: Observed;

  beforeEach(async () => {
    observed = connectAs(await createNodeServer(), 'ines', 'aster');
  });

  async function shown(search: Partial<LabelSearch> = {}) {
    const input = { search: { list: firstPage, ids: [], ...search }, layout: defaultLayout };
    const actor = createActor(assetLabelsMachine, { input }).start();
    await waitFor(actor, (state) => !state.hasTag('busy'));
    return actor;
  }

  const getCodes = (actor: Awaited<ReturnType<typeof shown>>) =>
    actor.getSnapshot().context.labels.map(({ assetCode }) => assetCode);

  it('labels are loaded for all pages of the list with one request', async () => {
    const { labels, total } = (await shown()).getSnapshot().context;
    expect([labels.length, total]).toEqual([60, 60]);
    expect(observed.calls).toEqual(['POST /aster/Asset/assetLabels']);
  });

  it('labels follow the filters of the list and include only the selected assets', async () => {
    const columnFilters = [{ name: 'assetStatus', value: 'Repair' }];
    const inRepair = await shown({ list: { ...firstPage, columnFilters } });
    const { labels, total } = inRepair.getSnapshot().context;
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(60);
    const ids = labels.slice(0, 1).map(({ id }) => id);
    expect(getCodes(await shown({ ids }))).toEqual(getCodes(inRepair).slice(0, 1));
  });

  it('labels start at a position that exists on the sheet, also after the sheet is changed', async () => {
    const actor = await shown();
    actor.send({ type: 'startPosition.select', start: 20 });
    expect(actor.getSnapshot().context.start).toBe(20);
    actor.send({ type: 'layout.changed', change: { sheet: 'letter-10' } });
    expect(actor.getSnapshot().context.start).toBe(10);
  });
});
