import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { zipCodeListMachine } from './zip-code-list.machine.ts';
import { testModel } from './zip-code-list.test-model.ts';

testPaths(testModel);

it('zip codes are found by a part of the code and of the city', async () => {
  connectAs(await createNodeServer(), 'kira', 'aster');
  const search = {
    ...firstPage,
    columnFilters: [
      { name: 'zip', value: '021' },
      { name: 'city', value: 'bos' },
    ],
  };
  const list = createActor(zipCodeListMachine, { input: { search } }).start();
  const { context } = await waitFor(list, (state) => state.matches('shown'));
  expect(context.rows?.map(({ zip, city }) => `${zip} ${city}`)).toEqual(['02108 Boston']);
});
