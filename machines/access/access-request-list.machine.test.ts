import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { accessRequestListMachine } from './access-request-list.machine.ts';
import { testModel } from './access-request-list.test-model.ts';

testPaths(testModel);

it('the list of requests is filtered by their state', async () => {
  const server = await createNodeServer();
  connectAs(server, 'jon', 'aster');
  const { accessRequest } = await api.requestAccess({ body: { privilege: 'tags.basic' } });
  connectAs(server, 'ava', 'aster');
  const list = async (value: string) => {
    const search = { ...firstPage, columnFilters: [{ name: 'status', value }] };
    const actor = createActor(accessRequestListMachine, { input: { search } }).start();
    const { context } = await waitFor(actor, (state) => state.matches('shown'));
    return context.rows?.map(({ id }) => id);
  };
  expect(await list('open')).toContain(accessRequest.id);
  expect(await list('denied')).not.toContain(accessRequest.id);
});
