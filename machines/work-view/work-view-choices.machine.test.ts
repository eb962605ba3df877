import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { workViewChoicesMachine } from './work-view-choices.machine.ts';
import { testModel } from './work-view-choices.test-model.ts';

testPaths(testModel);

it('options of the work view that failed to load are loaded again when the person returns', async () => {
  const server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
  server.setScenario(down);
  const actor = createActor(workViewChoicesMachine).start();
  await waitFor(actor, (state) => state.matches('unknown'));
  server.setScenario(healthy);
  actor.send({ type: 'tab.returned' });
  const { context } = await waitFor(actor, (state) => state.matches('known'));
  expect(context.choices?.projects.length).toBeGreaterThan(1);
});
