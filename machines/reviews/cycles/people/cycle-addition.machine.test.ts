import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../../../lists/list-search.ts';
import { connectAs, down, healthy } from '../../../testing/connect.ts';
import { testPaths } from '../../../testing/paths.suite.ts';
import { cycleAdditionMachine } from './cycle-addition.machine.ts';
import { testModel } from './cycle-addition.test-model.ts';
import { exampleCycle } from '../cycle.fixtures.ts';

testPaths(testModel);

it('people who could not be loaded are tried again', async () => {
  const server = await createNodeServer();
  connectAs(server, 'hugo', 'aster');
  server.setScenario(down);
  const actor = createActor(cycleAdditionMachine, { input: { cycle: exampleCycle } }).start();
  const getCandidates = () => actor.getSnapshot().children.candidates;
  const failed = getCandidates();
  if (failed) await waitFor(failed, (state) => state.matches('unavailable'));
  server.setScenario(healthy);
  actor.send({ type: 'people.retry', search: firstPage });
  const candidates = getCandidates();
  expect(candidates).not.toBe(failed);
  if (candidates) await waitFor(candidates, (state) => !state.hasTag('busy'));
  expect(candidates?.getSnapshot().context.parentId).toBe(exampleCycle.id);
});
