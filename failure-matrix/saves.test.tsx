import { createActor } from 'xstate';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import type { OperationId } from '#openapi/client/index.ts';
import { accountSaves } from './saves/account.ts';
import { recordSaves } from './saves/records.ts';
import { workSaves } from './saves/work.ts';
import { testedInCharts } from './saves/in-charts.ts';
import { openHarness, type Harness } from './support/harness.ts';
import { passTimeLimits } from './support/network.ts';
import { isBusy, until } from './support/page.ts';
import { networkScenarios } from './support/network-scenarios.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { systemClock } from '#machines/clock.ts';

const sources = import.meta.glob<string>('../machines/**/*.{actors,machine}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every operation that changes data and that a chart's actor calls. */
const called = new Set(
  Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bapi\.(\w+)/g)]
      .map(([, id]) => id as OperationId)
      .filter((id) => operations[id].mutates),
  ),
);

it('every save of a chart is tested in every network scenario', () => {
  const all = [...recordSaves, ...accountSaves, ...workSaves];
  const tried = new Set<string>([...all.map(({ operation }) => operation), ...testedInCharts]);
  const missing = [...called].filter((id) => !tried.has(id));
  expect(missing, 'add these saves to failures/saves').toEqual([]);
  const removed = [...tried].filter((id) => !called.has(id as OperationId));
  expect(removed, 'remove these saves from failures/saves: no machine sends them').toEqual([]);
});

describe('the person signs out (logout)', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  beforeEach(() => harness.reset());

  it.each(networkScenarios)(
    'the user is signed out even if the server cannot be notified: $name',
    async (networkScenario) => {
      const someone = () =>
        Promise.resolve({
          subject: 'ava',
          name: 'Ava',
          accessToken: 'a',
          expiresAt: Date.now() + 3e6,
          lifetime: 3e6,
        });
      const provider = {
        restore: someone,
        takeOver: someone,
        signIn: someone,
        complete: someone,
        renew: someone,
        logOut: () => Promise.resolve(),
      };
      const session = createActor(sessionMachine, { input: { provider, clock: systemClock } });
      session.start();
      await until('a session', () => session.getSnapshot().hasTag('signedIn'));
      harness.network.turn(networkScenario, ['logout']);
      session.send({ type: 'logout.requested' });
      await until('the request', () => harness.network.calls().some(({ id }) => id === 'logout'));
      if (networkScenario.kind === null) harness.network.clear();
      if (networkScenario.name === 'never') passTimeLimits();
      await until(
        'the signed-out page',
        () => session.getSnapshot().matches('loggedOut') && !isBusy(),
      );
      expect(harness.app.errors).toEqual([]);
    },
  );
});
