import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './asset-purchase-report.test-model.ts';
import { assetPurchaseReportMachine } from './asset-purchase-report.machine.ts';

testPaths(testModel);

const within = (fromDate: string, toDate: string): ListSearch => ({
  ...firstPage,
  columnFilters: [
    { name: 'fromDate', value: fromDate },
    { name: 'toDate', value: toDate },
  ],
});

const loadReport = (search: ListSearch) =>
  createActor(assetPurchaseReportMachine, { input: { search } }).start();

it('the sums are those of all pages, and the rows those of one page', async () => {
  const { bodies } = connectAs(await createNodeServer(), 'ines', 'aster');
  const actor = loadReport({ ...firstPage, sort: { column: 'price', direction: 'descending' } });
  const { response } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  expect(bodies).toMatchObject([{ sort: '-price', columnFilters: [], fromDate: null }]);
  expect(response?.rows).toHaveLength(10);
  expect(response?.total).toBeGreaterThan(10);
  const ofPage = response?.rows.reduce((sum, { price }) => sum + price, 0) ?? 0;
  expect(response?.totalPrice).toBeGreaterThan(ofPage);
});

it('a reversed range is rejected at its last day', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const actor = loadReport(within('2025-02-02', '2025-02-01'));
  const { rejection } = (await waitFor(actor, (state) => state.matches('rejected'))).context;
  expect(Object.keys(rejection?.fields ?? {})).toEqual(['toDate']);
});

it('a range of all time is returned page by page', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const actor = loadReport(within('1970-01-01', '9999-12-31'));
  const { response } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  expect(response?.rows).toHaveLength(10);
});
