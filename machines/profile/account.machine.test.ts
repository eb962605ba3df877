import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './account.test-model.ts';
import { accountMachine, timeZoneName } from './account.machine.ts';

testPaths(testModel);

async function startAccount(change: Partial<typeof healthyNetwork> = {}) {
  const server = await createNodeServer();
  server.setScenario({ ...healthyNetwork, ...change });
  const observed = connectAs(server, 'ben', 'aster');
  const actor = createActor(accountMachine).start();
  const getName = (id: string) => timeZoneName(actor.getSnapshot().context, id);
  const early = getName('Europe/Berlin');
  await waitFor(actor, (state) => !state.matches('loadingTimeZones'));
  return { early, getName, state: actor.getSnapshot().value, observed };
}

it('the account shows the time zone as the server describes it, and its id until then', async () => {
  const { early, getName, state } = await startAccount();
  expect(early).toBe('Europe/Berlin');
  expect([state, getName('Europe/Berlin')]).toEqual(['described', expect.stringMatching(/^\(UTC/)]);
});

it('the account shows the time zone id and a message when the names fail to load', async () => {
  const { getName, state, observed } = await startAccount({
    operation: 'listTimeZones',
    status: 500,
  });
  expect([state, getName('Europe/Berlin')]).toEqual(['undescribed', 'Europe/Berlin']);
  expect(observed.problems.map(({ id }) => id)).toEqual(['listTimeZones']);
});
