import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { nudgeRunMachine } from './nudge-run.machine.ts';
import { testModel } from './nudge-run.test-model.ts';

testPaths(testModel);

it('the reminders that are due are sent once, also after the server was down', async () => {
  const server = await createNodeServer();
  connectAs(server, 'hugo', 'aster');
  const actor = createActor(nudgeRunMachine).start();
  const run = async () => {
    actor.send({ type: 'RUN' });
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };
  server.setScenario(down);
  expect((await run()).context.failure?.kind).toBe('down');
  server.setScenario(healthy);
  const { counts } = (await run()).context;
  expect((counts?.clientNudges ?? 0) + (counts?.adminNudges ?? 0)).toBeGreaterThan(0);
  expect((await run()).context.counts).toMatchObject({ clientNudges: 0, adminNudges: 0 });
});
