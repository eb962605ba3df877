import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { employeeOverviewMachine } from './employee-overview.machine.ts';
import { testModel } from './employee-overview.test-model.ts';

testPaths(testModel);

const input = { id: 'employee-grace' };

it('the overview has the parts that an administrator may see', async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const actor = createActor(employeeOverviewMachine, { input }).start();
  const { context } = await waitFor(actor, (state) => state.matches('shown'));
  expect(context.record?.directReports.rows.map(({ name }) => name)).toContain('Ben Okafor');
  expect(context.record?.projects?.totalCount).toBeGreaterThan(0);
  expect(context.record?.secondsOfLastDays).toBeGreaterThan(0);
});

it('the overview is unavailable while the server is down', async () => {
  const server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
  server.setScenario(down);
  const actor = createActor(employeeOverviewMachine, { input }).start();
  expect((await waitFor(actor, (state) => state.status === 'done')).value).toBe('unavailable');
});
