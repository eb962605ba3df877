import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { exampleAudit } from './asset-audit.fixtures.ts';
import { testModel } from './audited-assets.test-model.ts';
import { auditedAssetsMachine } from './audited-assets.machine.ts';

testPaths(testModel);

it('the missing assets are filtered by the server', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const search = { ...firstPage, columnFilters: [{ name: 'result', value: 'Missing' }] };
  const input = { search, parentId: exampleAudit.id };
  const actor = createActor(auditedAssetsMachine, { input }).start();
  const { rows, total } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  expect(total).toBe(4);
  expect(new Set(rows?.map(({ result }) => result))).toEqual(new Set(['Missing']));
});
