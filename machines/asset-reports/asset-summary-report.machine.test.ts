import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './asset-summary-report.test-model.ts';
import { assetSummaryReportMachine } from './asset-summary-report.machine.ts';

testPaths(testModel);

const on = (value: string): ListSearch => ({
  ...firstPage,
  columnFilters: [{ name: 'snapShotDate', value }],
});

it('the report lists the assets of the day in the address', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const actor = createActor(assetSummaryReportMachine, { input: { search: firstPage } }).start();
  const now = await waitFor(actor, (state) => state.matches('shown'));
  actor.send({ type: 'search.changed', search: on('1980-01-01') });
  const then = await waitFor(actor, (state) => state.matches('shown'));
  expect(now.context.response?.assetCount).toBeGreaterThan(0);
  expect(then.context.response).toEqual({ rows: [], total: 0, assetCount: 0, totalPrice: 0 });
});

it.each(['2999-01-01', 'yesterday'])(
  'a day that the server rejects shows the server’s message and prompts for another: %s',
  async (day) => {
    connectAs(await createNodeServer(), 'ines', 'aster');
    const actor = createActor(assetSummaryReportMachine, { input: { search: on(day) } }).start();
    const { context } = await waitFor(actor, (state) => state.matches('rejected'));
    expect(context.rejection?.message).not.toBe('');
    expect(context.response).toBeNull();
    actor.send({ type: 'search.changed', search: firstPage });
    await waitFor(actor, (state) => state.matches('shown'));
    expect(actor.getSnapshot().context.rejection).toBeNull();
  },
);
