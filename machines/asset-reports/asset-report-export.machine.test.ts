import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './asset-report-export.test-model.ts';
import { assetReportExportMachine } from './asset-report-export.machine.ts';
import { assetReports, type RequestedReport } from './asset-report.ts';

testPaths(testModel);

it('each report is exported as a workbook, and a failed export can be restarted', async () => {
  const server = await createNodeServer();
  const { problems } = connectAs(server, 'ines', 'aster');
  const files: { file: Blob; requested: RequestedReport }[] = [];
  const actor = createActor(assetReportExportMachine);
  actor.on('file.ready', (event) => files.push(event));
  actor.start();
  const exported = async (report: RequestedReport['report']) => {
    actor.send({ type: 'EXPORT', requested: { report, search: firstPage } });
    await waitFor(actor, (state) => state.matches('resting'));
  };
  server.setScenario(down);
  await exported('status');
  expect(problems).toEqual([{ kind: 'down', id: 'exportAssetStatusReport' }]);
  server.setScenario(healthy);
  for (const report of assetReports) await exported(report);
  expect(files.map(({ requested }) => requested.report)).toEqual(assetReports);
  for (const { file } of files) {
    expect(new TextDecoder().decode((await file.bytes()).slice(0, 2))).toBe('PK');
  }
});

it('the export has the same filters as the shown report', async () => {
  const { bodies } = connectAs(await createNodeServer(), 'ines', 'aster');
  const actor = createActor(assetReportExportMachine).start();
  const columnFilters = [{ name: 'fromDate', value: '2025-01-01' }];
  const search = { ...firstPage, columnFilters };
  actor.send({ type: 'EXPORT', requested: { report: 'purchase', search } });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(bodies).toMatchObject([{ fromDate: '2025-01-01', toDate: null }]);
});
