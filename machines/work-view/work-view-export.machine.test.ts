import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { workViewExportMachine } from './work-view-export.machine.ts';
import { testModel } from './work-view-export.test-model.ts';

testPaths(testModel);

it('the workbook of the work view has the filters shown, and a failed export can be started again', async () => {
  const server = await createNodeServer();
  const { problems, bodies } = connectAs(server, 'ava', 'aster');
  const files: Blob[] = [];
  const actor = createActor(workViewExportMachine);
  actor.on('file.ready', ({ file }) => files.push(file));
  actor.start();
  const search = { ...firstPage, columnFilters: [{ name: 'due', value: 'overdue' }] };
  const exported = async () => {
    actor.send({ type: 'EXPORT', requested: { search, defaultScope: 'all' } });
    await waitFor(actor, (state) => state.matches('resting'));
  };
  server.setScenario(down);
  await exported();
  expect(problems).toEqual([{ kind: 'down', id: 'exportWorkItems' }]);
  server.setScenario(healthy);
  await exported();
  expect(bodies.at(-1)).toMatchObject({ scope: 'all', due: 'overdue' });
  expect(new TextDecoder().decode((await files[0]?.bytes())?.slice(0, 2))).toBe('PK');
});
