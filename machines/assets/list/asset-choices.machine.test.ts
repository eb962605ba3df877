import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './asset-choices.test-model.ts';
import { assetChoicesMachine } from './asset-choices.machine.ts';

testPaths(testModel);

it('asset form choices that cannot be loaded load when the user returns', async () => {
  const server = await createNodeServer();
  connectAs(server, 'jon', 'aster');
  server.setScenario(down);
  const actor = createActor(assetChoicesMachine).start();
  await waitFor(actor, (state) => state.matches('unknown'));
  server.setScenario(healthy);
  actor.send({ type: 'tab.returned' });
  const { context } = await waitFor(actor, (state) => state.matches('known'));
  expect(context.choices?.assetTypes.map(({ name }) => name)).toContain('Laptop');
  expect(context.choices?.propertyNames).toContain('Memory');
});
