import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './asset-report-choices.test-model.ts';
import { assetReportChoicesMachine } from './asset-report-choices.machine.ts';

testPaths(testModel);

it('report choices that cannot be loaded load when the user returns', async () => {
  const server = await createNodeServer();
  connectAs(server, 'ines', 'aster');
  server.setScenario(down);
  const actor = createActor(assetReportChoicesMachine).start();
  await waitFor(actor, (state) => state.matches('unknown'));
  server.setScenario(healthy);
  actor.send({ type: 'tab.returned' });
  const { context } = await waitFor(actor, (state) => state.matches('known'));
  expect(context.choices?.assetCategories.map(({ value }) => value)).toContain('Computers');
});
