import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs, down } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './asset-status-report.test-model.ts';
import { assetStatusReportMachine } from './asset-status-report.machine.ts';

testPaths(testModel);

it('the sums are those of all rows', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const actor = createActor(assetStatusReportMachine, { input: { search: firstPage } }).start();
  const { response } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  const sumBy = (name: 'assetCount' | 'totalPrice') =>
    response?.rows.reduce((sum, { [name]: value }) => sum + value, 0);
  expect(response?.rows.length).toBeGreaterThan(0);
  expect(response?.assetCount).toBe(sumBy('assetCount'));
  expect(response?.totalPrice).toBeCloseTo(sumBy('totalPrice') ?? 0, 2);
});

it('a report that cannot be loaded is unavailable, without an error message', async () => {
  const server = await createNodeServer();
  connectAs(server, 'ines', 'aster');
  server.setScenario(down);
  const actor = createActor(assetStatusReportMachine, { input: { search: firstPage } }).start();
  expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('unavailable');
});
