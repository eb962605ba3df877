import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './tag-report-export.test-model.ts';
import { tagReportExportMachine } from './tag-report-export.machine.ts';

testPaths(testModel);

it('the tag report workbook is exported with the filters shown, and a failed export can be started again', async () => {
  const server = await createNodeServer();
  const { problems, bodies } = connectAs(server, 'ava', 'aster');
  const files: Blob[] = [];
  const actor = createActor(tagReportExportMachine);
  actor.on('file.ready', ({ file }) => files.push(file));
  actor.start();
  const columnFilters = [{ name: 'period', value: 'lastMonth' }];
  const search = { ...firstPage, columnFilters };
  const exported = async () => {
    actor.send({ type: 'EXPORT', requested: { search, firstDay: '', lastDay: '' } });
    await waitFor(actor, (state) => state.matches('resting'));
  };
  server.setScenario(down);
  await exported();
  expect(problems).toEqual([{ kind: 'down', id: 'exportTagReport' }]);
  server.setScenario(healthy);
  await exported();
  expect(bodies.at(-1)).toMatchObject({ period: 'lastMonth' });
  const [file] = files;
  expect(new TextDecoder().decode((await file?.bytes())?.slice(0, 2))).toBe('PK');
});
