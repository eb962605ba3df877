/**
 * The embedded server: the reference server inside the page. The app loads it by one dynamic
 * import, and only when no API URL is configured.
 */
import type { Area } from '@atrium/contract/generated/operations.ts';
import { http, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { loadArea } from './areas.ts';
import { createReferenceServer, type ReferenceServer } from './core/reference-server.ts';
import { embeddedWorld, isWorldUnloading } from './embedded-world.ts';
import { consentPage } from './identity/calendar-consent.ts';
import { createIdentityProvider } from './identity/provider.ts';
import { verifyAccessToken } from './identity/keys.ts';
import { remembering } from './identity/token-cache.ts';
import { createHandlers, type Respond } from './operation-handlers.ts';
import { openedAddress } from './scenarios/opened-address.ts';
import { network } from './scenarios/network.ts';
import { currentScenario, takeScenarioFrom } from './scenarios/current.ts';
import { systemClock } from './clock.ts';
import type { AreaSeeder } from './seed/areas.ts';
import type { Store } from './store/store.ts';
import type { World } from './store/world.ts';

export interface EmbeddedServer {
  /** A notice for the user: the demo data could not be persisted, or were rebuilt. */
  notice: 'rebuilt' | 'notPersisted' | null;
}

/** An embedded server that is starting. */
export interface StartingServer {
  /** Handles an API call in this page while the service worker is still starting. */
  here: Promise<(request: Request) => Promise<Response>>;
  /** Resolves once the service worker controls the page: from then on it handles all calls. */
  started: Promise<EmbeddedServer>;
  /** Aborts the call of a URL whose caller has left: the service worker does not pass that on. */
  leave: (address: string) => void;
}

/** URL paths of the embedded server, relative to the app's base URL. */
export const apiPath = 'api';
export const issuerPath = 'mocks/identity';

/** In the built app, this worker also serves the app offline (`scripts/vite/offline-files.ts`). */
const workerFile = 'embeddedServiceWorker.js';

/**
 * Starts handling the calls below `<app>/api` and the identity provider below
 * `<app>/mocks/identity`. The handlers of the expected areas load in the meantime.
 */
export function startEmbeddedServer(
  appAddress: string,
  expected: Promise<readonly Area[]>,
): StartingServer {
  takeScenarioFrom(openedAddress());
  const address = (path: string) => new URL(path, appAddress).href;
  // A failed load is reported by the area's first call.
  const load = (area: Area): void => void loadArea(area).catch(() => undefined);
  firstAreas.forEach(load);
  import('./seed/areas.ts').catch(() => undefined);
  const areas = expected.catch(() => []);
  void areas.then((each) => each.forEach(load));
  const world = embeddedWorld(systemClock);
  const responses = world.then(({ store }) => toResponse(store, address, areas));
  const here = responses.then(
    ({ api }) =>
      async (request: Request) =>
        asNetwork(await api(request)),
  );
  here.catch(() => undefined); // reported by `started`
  const worker = setupWorker(
    ...createHandlers(
      async (request) => leavable(request, (await responses).api),
      address(apiPath),
    ),
    ...identityHandlers(address(issuerPath), async (request) =>
      (await responses).identity(request),
    ),
    // The server's own 404 and 405 for operations that the contract does not have.
    http.all(`${address(apiPath)}/*`, async ({ request }) => (await responses).api(request)),
  );
  const started = worker.start({
    serviceWorker: { url: address(workerFile) },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  const takeOver = async (): Promise<EmbeddedServer> => {
    const [{ notice }] = await Promise.all([world, responses, started]);
    // If the page is closed while the panel loads, the panel is no longer needed.
    setTimeout(() => void showPanel().catch(() => undefined), panelDelay);
    return { notice };
  };
  return { here, started: takeOver(), leave: (abortSignal) => underWay.get(abortSignal)?.abort() };
}

/** The identity provider's calls; its pages are static files of the app. */
const identityHandlers = (issuer: string, respond: Respond): HttpHandler[] => [
  http.get(`${issuer}/.well-known/openid-configuration`, ({ request }) => respond(request)),
  http.get(`${issuer}/jwks`, ({ request }) => respond(request)),
  http.post(`${issuer}/token`, ({ request }) => respond(request)),
];

/** Abort controllers of the pending calls, by URL: they report that the caller has left. */
const underWay = new Map<string, AbortController>();

async function leavable(request: Request, api: ReferenceServer): Promise<Response> {
  const { url } = request;
  const leaving = new AbortController();
  underWay.set(url, leaving);
  const response = await api(request, leaving.signal);
  if (underWay.get(url) === leaving) underWay.delete(url);
  return response;
}

/** The response handlers over a store: for the API's calls and for the identity provider's. */
async function toResponse(
  store: Store<World>,
  address: (path: string) => string,
  areas: Promise<readonly Area[]>,
) {
  const clock = systemClock;
  const ensureSeeded = createPreloader(store);
  void areas.then((each) => each.forEach((area) => void ensureSeeded(area).catch(() => undefined)));
  const issuer = address(issuerPath);
  const api = createReferenceServer({
    store,
    loadArea,
    clock,
    basePath: new URL(address(apiPath)).pathname,
    verify: remembering((token) => verifyAccessToken(store, clock, { token, issuer }), clock),
    ensureSeeded,
    network: (id) => network(currentScenario(), id),
    consentAddress: `${issuer}/${consentPage}`,
    hrmsResponse: () => currentScenario().hrmsResponse ?? 'complete',
    isOutOfReach,
    ipAddress: () => '127.0.0.1',
    userAgent: () => navigator.userAgent,
    ...(import.meta.env.DEV && {
      validateResponse: (await import('./core/requests/validate-response.ts')).validateResponse,
    }),
  });
  const identity = createIdentityProvider({
    store,
    clock,
    issuer,
    tokenLifetime: () => currentScenario().tokenLifetime ?? 3600,
    rejectsRenewal: () => currentScenario().isRenewalRejected === true,
  });
  return {
    api: async (request: Request, abortSignal?: AbortSignal): Promise<Response> => {
      const response = await (isWorldUnloading()
        ? never
        : api(request, abortSignal).catch(toNetworkError));
      // A call that was pending when the world was unloaded has seen an empty one: it must not
      // respond.
      return isWorldUnloading() ? never : response;
    },
    identity,
  };
}

/** Turns an error response into a rejection, like `fetch`. */
function asNetwork(response: Response): Response {
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/**
 * Whether a part of the server was not loaded before the network failed, by the browsers' own error
 * messages.
 */
const isOutOfReach = (error: unknown): boolean =>
  error instanceof TypeError && /module/i.test(error.message);

function toNetworkError(error: unknown): Response {
  if (isOutOfReach(error)) return Response.error();
  throw error;
}

/** The response for a page that is about to reload. */
const never = new Promise<never>(() => undefined);

/**
 * The areas that every page of a tenant requests first: loaded while the service worker is
 * starting.
 */
const firstAreas: readonly Area[] = ['session', 'profile', 'clockwork'];

/** Demo data that are prepared on an area's first call; the first pages need none of them. */
function createPreloader(store: Store<World>): AreaSeeder {
  let ensureSeeded: Promise<AreaSeeder> | undefined;
  return async (area, part) => {
    if (firstAreas.includes(area)) return;
    ensureSeeded ??= import('./seed/areas.ts').then(({ createPreparer }) => createPreparer(store));
    await (
      await ensureSeeded
    )(area, part);
  };
}

/** Delay in ms, so that the panel loads after the page's own parts. */
const panelDelay = 1500;

const showPanel = async () => (await import('./scenarios/panel.ts')).showPanel();
