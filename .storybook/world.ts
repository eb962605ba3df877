import { connectApi, type Problem } from '#openapi/client/index.ts';
import type { Clock } from '#machines/clock.ts';
import type { Identity, IdentityProvider } from '#machines/session/identity.ts';
import { createNodeServer } from '#mocks/node.ts';
import { scenarioOf } from '#mocks/scenarios/scenarios.ts';
import { now } from './fixtures.ts';

/** The demo world of one walk: a server of its own inside the page, and a clock to move. */
export interface World {
  clock: Clock & { advance: (minutes: number) => void };
  identity: IdentityProvider;
  /** Every failed call, as the shell would tell it. */
  problems: Problem[];
  /** From now on this is the weather. */
  setScenario: (name: string) => void;
}

/** A loader: connects the client to a fresh reference server, as a demo person in a tenant. */
export const worldOf =
  (personId: string, tenantId?: string) => async (): Promise<{ world: World }> => {
    const clock = movableClock();
    const server = await createNodeServer({ clock });
    const problems: Problem[] = [];
    connectApi({
      address: server.apiAddress,
      tenantId: () => tenantId,
      accessToken: () => server.tokenFor(personId),
      language: () => document.documentElement.lang,
      onSuccess: () => undefined,
      onProblem: (problem) => problems.push(problem),
      fetch: server.fetch,
    });
    const someone = async (): Promise<Identity> => ({
      subject: personId,
      name: '',
      accessToken: await server.tokenFor(personId),
      expiresAt: clock.now() + 3_600_000,
    });
    return {
      world: {
        clock,
        problems,
        identity: {
          restore: async () => null,
          signIn: someone,
          complete: someone,
          renew: someone,
          signOut: async () => undefined,
        },
        setScenario: (name) => server.setScenario(scenarioOf(name)),
      },
    };
  };

/** Begins on the stories' Wednesday and goes on from there. */
function movableClock() {
  let offset = now - Date.now();
  return {
    now: () => Date.now() + offset,
    advance: (minutes: number) => {
      offset += minutes * 60_000;
    },
  };
}
