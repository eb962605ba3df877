import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../lists/list-search.ts';
import { connectAs, down } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './assessment-years.test-model.ts';
import { assessmentYearsMachine } from './assessment-years.machine.ts';

testPaths(testModel);

it('the assessment years are listed newest first, with the total count', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const actor = createActor(assessmentYearsMachine, { input: { search: firstPage } }).start();
  const { rows, total } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  const ids = rows?.map(({ id }) => id) ?? [];
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(total).toBe(ids.length);
});

it('the assessment years are unavailable, without an error message, if they cannot be loaded', async () => {
  const server = await createNodeServer();
  connectAs(server, 'ines', 'aster');
  server.setScenario(down);
  const actor = createActor(assessmentYearsMachine, { input: { search: firstPage } }).start();
  expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('unavailable');
});
