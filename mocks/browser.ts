/**
 * The embedded server: the reference server inside the page. The app loads it by one dynamic
 * import, and only when no API address is configured.
 */
import type { Area } from '#openapi/generated/operations.ts';
import { http, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { loadArea } from './areas.ts';
import { createReferenceServer, type ReferenceServer } from './core/reference-server.ts';
import { embeddedWorld, isWorldUnloading } from './embedded-world.ts';
import { createIdentityProvider } from './identity/provider.ts';
import { verifyAccessToken } from './identity/keys.ts';
import { remembering } from './identity/remembered.ts';
import { createHandlers, type Respond } from './operation-handlers.ts';
import { openedAddress } from './scenarios/opened-address.ts';
import { network } from './scenarios/weather.ts';
import { currentScenario, takeScenarioFrom } from './scenarios/current.ts';
import { systemClock } from './clock.ts';
import type { AreaSeeder } from './seed/areas.ts';
import type { Store } from './store/store.ts';
import type { World } from './store/world.ts';

export interface EmbeddedServer {
  /** What the person should know: the demo data could not be kept, or was built anew. */
  notice: 'rebuilt' | 'notPersisted' | null;
}

/** An embedded server on its way. */
export interface StartingServer {
  /** Answers a call of the API in this very page, while the service worker is still starting. */
  here: Promise<(request: Request) => Promise<Response>>;
  /** Resolves once the service worker has taken over the page: all calls are answered from then on. */
  started: Promise<EmbeddedServer>;
  /** Tells that whoever called an address waits no longer: the service worker does not hand that on. */
  leave: (address: string) => void;
}

/** Addresses of the embedded server below the app's own. */
export const apiPath = 'api';
export const issuerPath = 'mocks/identity';

/** The built app's worker also opens it without a network (`scripts/vite/offline-files.ts`). */
const workerFile = 'embeddedServiceWorker.js';

/**
 * Starts answering the calls below `<app>/api` and the identity provider below
 * `<app>/mocks/identity`. What answers the expected areas is loaded meanwhile.
 */
export function startEmbeddedServer(
  appAddress: string,
  expected: Promise<readonly Area[]>,
): StartingServer {
  takeScenarioFrom(openedAddress());
  const address = (path: string) => new URL(path, appAddress).href;
  // What fails is told by the area's first call.
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
  here.catch(() => undefined); // told by `started`
  const worker = setupWorker(
    ...createHandlers(
      async (request) => leavable(request, (await responses).api),
      address(apiPath),
    ),
    ...identityHandlers(address(issuerPath), async (request) =>
      (await responses).identity(request),
    ),
    // The server's own 404 and 405, where the contract has no such operation.
    http.all(`${address(apiPath)}/*`, async ({ request }) => (await responses).api(request)),
  );
  const started = worker.start({
    serviceWorker: { url: address(workerFile) },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  const takeOver = async (): Promise<EmbeddedServer> => {
    const [{ notice }] = await Promise.all([world, responses, started]);
    // A page that is left while the panel loads has no need of it any more.
    setTimeout(() => void showPanel().catch(() => undefined), panelDelay);
    return { notice };
  };
  return { here, started: takeOver(), leave: (abortSignal) => underWay.get(abortSignal)?.abort() };
}

/** The identity provider's calls; its pages are files of the app. */
const identityHandlers = (issuer: string, respond: Respond): HttpHandler[] => [
  http.get(`${issuer}/.well-known/openid-configuration`, ({ request }) => respond(request)),
  http.get(`${issuer}/jwks`, ({ request }) => respond(request)),
  http.post(`${issuer}/token`, ({ request }) => respond(request)),
];

/** What tells the calls that are being answered that their caller has left, by their addresses. */
const underWay = new Map<string, AbortController>();

async function leavable(request: Request, api: ReferenceServer): Promise<Response> {
  const { url } = request;
  const leaving = new AbortController();
  underWay.set(url, leaving);
  const response = await api(request, leaving.signal);
  if (underWay.get(url) === leaving) underWay.delete(url);
  return response;
}

/** What answers over a store: the API's calls, and those of the identity provider. */
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
    isOutOfReach,
    ipAddress: () => '127.0.0.1',
    userAgent: () => navigator.userAgent,
    ...(import.meta.env.DEV && {
      validateResponse: (await import('./core/check-answer.ts')).validateResponse,
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
      // What was being answered when the world was left has seen it empty.
      return isWorldUnloading() ? never : response;
    },
    identity,
  };
}

/** No answer fails, as `fetch` does. */
function asNetwork(response: Response): Response {
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** A part of the server was not loaded before the network went: in the browsers' own words. */
const isOutOfReach = (error: unknown): boolean =>
  error instanceof TypeError && /module/i.test(error.message);

function toNetworkError(error: unknown): Response {
  if (isOutOfReach(error)) return Response.error();
  throw error;
}

/** The answer to a page that is about to be loaded anew. */
const never = new Promise<never>(() => undefined);

/** What every page of a tenant asks first: loaded while the service worker is starting. */
const firstAreas: readonly Area[] = ['session', 'profile', 'clockwork'];

/** Demo data that wait for an area's first call; the first pages need none of them. */
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

/** The panel waits until the page has its own parts, in ms. */
const panelDelay = 1500;

const showPanel = async () => (await import('./scenarios/panel.ts')).showPanel();
