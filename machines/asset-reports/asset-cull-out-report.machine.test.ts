import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './asset-cull-out-report.test-model.ts';
import { assetCullOutReportMachine } from './asset-cull-out-report.machine.ts';

testPaths(testModel);

const loadReport = (columnFilters: ListSearch['columnFilters']) =>
  createActor(assetCullOutReportMachine, {
    input: { search: { ...firstPage, columnFilters } },
  }).start();

it('the report lists assets bought before the year in the address', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const { yearList } = await api.getAssetCullOutDefaults({});
  const oldest = yearList.at(-1);
  const all = await waitFor(loadReport([]), (state) => state.matches('shown'));
  const none = await waitFor(loadReport([{ name: 'year', value: String(oldest) }]), (state) =>
    state.matches('shown'),
  );
  expect(all.context.response?.total).toBeGreaterThan(0);
  expect(none.context.response).toMatchObject({ rows: [], total: 0, totalPrice: 0 });
});

it('an invalid year does not filter, and a year out of range is rejected', async () => {
  const { bodies } = connectAs(await createNodeServer(), 'ines', 'aster');
  await waitFor(loadReport([{ name: 'year', value: 'old' }]), (state) => state.matches('shown'));
  expect(bodies).toMatchObject([{ year: null }]);
  await waitFor(loadReport([{ name: 'year', value: '12' }]), (state) => state.matches('rejected'));
});

it('the last existing page is shown if the requested page no longer exists', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const actor = createActor(assetCullOutReportMachine, {
    input: { search: { ...firstPage, page: 99 } },
  });
  const corrected: number[] = [];
  actor.on('page.corrected', ({ search }) => corrected.push(search.page));
  actor.start();
  const { context } = await waitFor(actor, (state) => state.matches('shown'));
  expect(corrected).toEqual([context.search.page]);
  expect(context.response?.rows.length).toBeGreaterThan(0);
});
