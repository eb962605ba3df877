import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { workRowsExportMachine } from './work-rows-export.machine.ts';
import { testModel } from './work-rows-export.test-model.ts';
import { toWorkItemSearch } from './work-view-search.ts';

testPaths(testModel);

it('the rows for the CSV file of the work view are those of all pages', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const actor = createActor(workRowsExportMachine).start();
  const rows = new Promise<readonly unknown[]>((resolve) => {
    actor.on('file.ready', ({ file }) => resolve(file));
  });
  actor.send({ type: 'EXPORT', requested: { search: firstPage, defaultScope: 'all' } });
  const { totalCount } = await api.searchWorkItems({ body: toWorkItemSearch(firstPage, 'all') });
  expect(totalCount).toBeGreaterThan(firstPage.pageSize);
  expect(await rows).toHaveLength(totalCount);
});
