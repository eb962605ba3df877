/** The reference server in a Node process: for tests, stories and the HTTP server. */
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import { loadArea } from './areas.ts';
import type { Bearer } from './core/requests/bearer.ts';
import { validateResponse as hold } from './core/requests/validate-response.ts';
import { createReferenceServer, type ReferenceServerOptions } from './core/reference-server.ts';
import { isOfApp } from './identity/authorization.ts';
import { answerConsent, consentPage } from './identity/calendar-consent.ts';
import { createIdentityProvider } from './identity/provider.ts';
import { audience, sign, verifyAccessToken } from './identity/keys.ts';
import { remembering } from './identity/token-cache.ts';
import { healthyNetwork, type Scenario } from './scenarios/scenarios.ts';
import { network } from './scenarios/network.ts';
import { createPreparer } from './seed/areas.ts';
import { createDemoStore } from './seed/demo-store.ts';
import { seedWhereNeeded } from './seed/seed-where-needed.ts';
import type { SeedSize } from './seed/seed.ts';
import type { Store } from './store/store.ts';
import type { World } from './store/world.ts';

export interface NodeServerOptions {
  /** Address of the server, without a trailing slash. */
  address?: string;
  clock?: Clock;
  size?: SeedSize;
  /** An external store, seeded if it is empty; by default a new one in memory. */
  store?: Store<World>;
  /** Verifies a bearer token of another identity provider and returns its claims. */
  verify?: (token: string) => Promise<Bearer>;
  /** The IP address that a request came from. */
  ipAddress?: (request: Request) => string;
  /** Validates responses against the contract; null for no validation. */
  validateResponse?: ReferenceServerOptions['validateResponse'] | null;
}

/** A server with the demo world; every response is validated against the contract. */
export async function createNodeServer({
  address = 'http://atrium.test',
  clock = systemClock,
  size = 'small',
  store: providedStore,
  verify,
  ipAddress,
  validateResponse = hold,
}: NodeServerOptions = {}) {
  const store = providedStore ?? (await createDemoStore(clock));
  await seedWhereNeeded(store, clock, size);
  const issuer = `${address}/identity`;
  let scenario: Scenario = healthyNetwork;
  const tokenLifetime = () => scenario.tokenLifetime ?? 3600;
  const api = createReferenceServer({
    store,
    loadArea,
    clock,
    basePath: '/api',
    verify: remembering(
      verify ?? ((token) => verifyAccessToken(store, clock, { token, issuer })),
      clock,
    ),
    ensureSeeded: createPreparer(store),
    network: (id) => network(scenario, id),
    consentAddress: `${issuer}/${consentPage}`,
    hrmsResponse: () => scenario.hrmsResponse ?? 'complete',
    ...(validateResponse && { validateResponse }),
    ...(ipAddress && { ipAddress }),
    userAgent: ({ headers }) => headers.get('User-Agent') ?? '',
  });
  const rejectsRenewal = () => scenario.isRenewalRejected === true;
  const provider = createIdentityProvider({ store, clock, issuer, tokenLifetime, rejectsRenewal });
  const isOwn = isOfApp(address);
  // A proxy in front of this server has an address of this machine.
  const isAllowed = (uri: string) => isOwn(uri) || new URL(uri).hostname === '127.0.0.1';
  const identity = (request: Request): Promise<Response> =>
    request.method === 'POST' && new URL(request.url).pathname.endsWith(`/${consentPage}`)
      ? answerConsent(request, { store, clock, isAllowed })
      : provider(request);
  return {
    store,
    issuer,
    apiAddress: `${address}/api`,
    /** Handles a request to the API or the identity provider. */
    fetch: (request: Request): Promise<Response> =>
      isOfProvider(request, issuer) ? identity(request) : api(request),
    /** Sets the network scenario from now on. */
    setScenario: (next: Scenario): void => {
      scenario = next;
    },
    /** An access token for a demo person, as the identity provider would issue it in a session. */
    tokenFor: (personId: string, lifetime = 3600, sid = 'direct'): Promise<string> =>
      sign(store, clock, {
        claims: { iss: issuer, sub: personId, sid, aud: audience, client_id: 'atrium' },
        lifetime,
        type: 'at+jwt',
      }),
  };
}

/** Compares only the path, since a server may be reached by names other than its own. */
const isOfProvider = (request: Request, issuer: string): boolean =>
  new URL(request.url).pathname.startsWith(`${new URL(issuer).pathname}/`);
