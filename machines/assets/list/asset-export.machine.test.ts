import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../../lists/list-search.ts';
import { connectAs, down } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './asset-export.test-model.ts';
import { assetExportMachine } from './asset-export.machine.ts';
import { statusIds } from '../asset.ts';

testPaths(testModel);

const search = { ...firstPage, columnFilters: [{ name: 'assetStatus', value: 'Scrap' }] };

it('the filtered assets are exported as a workbook', async () => {
  const { bodies } = connectAs(await createNodeServer(), 'jon', 'aster');
  const files: Blob[] = [];
  const actor = createActor(assetExportMachine);
  actor.on('file.ready', ({ file }) => files.push(file));
  actor.start();
  actor.send({ type: 'EXPORT', requested: search });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(bodies).toMatchObject([{ columnFilters: [], statusIds: [statusIds.Scrap] }]);
  expect(files).toHaveLength(1);
  expect(new TextDecoder().decode((await files[0]?.bytes())?.slice(0, 2))).toBe('PK');
});

it('a failed export creates no file and can be restarted', async () => {
  const server = await createNodeServer();
  const { problems } = connectAs(server, 'jon', 'aster');
  server.setScenario(down);
  const actor = createActor(assetExportMachine).start();
  actor.send({ type: 'EXPORT', requested: search });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(problems).toEqual([{ kind: 'down', id: 'exportAssets' }]);
  expect(actor.getSnapshot().can({ type: 'EXPORT', requested: search })).toBe(true);
});
