import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { hrmsRunListMachine } from './hrms-run-list.machine.ts';
import { testModel } from './hrms-run-list.test-model.ts';

testPaths(testModel);

it('the log of the HRMS import is filtered by the person who started a run', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const search = { ...firstPage, columnFilters: [{ name: 'startedByName', value: 'Kira' }] };
  const actor = createActor(hrmsRunListMachine, { input: { search } }).start();
  const { context } = await waitFor(actor, (state) => state.matches('shown'));
  expect(context.rows?.map(({ startedByName }) => startedByName)).toEqual([
    'Kira Novak',
    'Kira Novak',
  ]);
});
