import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './time-report-choices.test-model.ts';
import { timeReportChoicesMachine } from './time-report-choices.machine.ts';

testPaths(testModel);

it('time report options that failed to load are loaded again when the user returns', async () => {
  const server = await createNodeServer();
  connectAs(server, 'grace', 'aster');
  server.setScenario(down);
  const actor = createActor(timeReportChoicesMachine).start();
  await waitFor(actor, (state) => state.matches('unknown'));
  server.setScenario(healthy);
  actor.send({ type: 'tab.returned' });
  const { context } = await waitFor(actor, (state) => state.matches('known'));
  expect(context.choices?.scopes).toEqual(['Own', 'MyTeam', 'All']);
  const names = context.choices?.employees.map(({ employeeName }) => employeeName);
  expect(names).toContain('Ben Okafor');
});
