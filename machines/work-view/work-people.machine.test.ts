import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { workPeopleMachine } from './work-people.machine.ts';
import { testModel } from './work-people.test-model.ts';

testPaths(testModel);

it('the people of everyone’s work are sorted by their hours on request', async () => {
  const { bodies } = connectAs(await createNodeServer(), 'ava', 'aster');
  const search = {
    ...firstPage,
    sort: { column: 'hours', direction: 'descending' } as const,
    columnFilters: [{ name: 'scope', value: 'all' }],
  };
  const actor = createActor(workPeopleMachine, { input: { search } }).start();
  const { response } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  const seconds = (response?.rows ?? []).map(({ totalTimeInSeconds }) => totalTimeInSeconds);
  expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
  expect(bodies[0]).toMatchObject({ scope: 'All', sort: '-hours' });
});
