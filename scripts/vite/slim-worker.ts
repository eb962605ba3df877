/**
 * Stands in for msw's half in the page, where the app is built: asks msw's own service worker for the
 * calls of this page and answers them. What else msw can do in a page the embedded server never uses,
 * such as patching `fetch` and sockets, cookies, events, warnings and other handlers: 13 kB gzip less.
 */
import { passes, requestOf, sent, type Serialized } from './worker-messages.ts';

type Resolver = (info: { request: Request }) => Promise<Response>;

interface Handler {
  fits(request: Request): boolean;
  resolve: Resolver;
}

/** Whether a handler's address, which may end with all below it (`…/*`), is that of a request. */
export function isAt(pattern: string, address: string): boolean {
  const { origin, pathname } = new URL(address);
  const asked = origin + pathname;
  return pattern.endsWith('*') ? asked.startsWith(pattern.slice(0, -1)) : asked === pattern;
}

const on =
  (method: string | null) =>
  (address: string, resolve: Resolver): Handler => ({
    fits: (request) => (method === null || method === request.method) && isAt(address, request.url),
    resolve,
  });

export const http = { all: on(null), get: on('GET'), post: on('POST') };

interface StartOptions {
  serviceWorker: { url: string };
}

/** The page's side of the service worker, as msw has it. */
export function setupWorker() {
  let handlers: Handler[] = [];
  return {
    /** Resolves once the service worker sends the calls of this page here. */
    start: ({ serviceWorker: { url } }: StartOptions): Promise<void> =>
      start(url, (request) => handlers.find((each) => each.fits(request))?.resolve),
    use: (...more: Handler[]): void => {
      handlers = [...more, ...handlers];
    },
  };
}

type Find = (request: Request) => Resolver | undefined;

/** The service worker is told so often, in ms, that this page still wants it. */
const keptAlive = 5000;

async function start(url: string, find: Find): Promise<void> {
  const registration = await registered(url);
  const worker = instanceOf(registration, url);
  if (!worker) throw new Error(`There is no service worker of ${url}.`);
  await activated(worker);
  const tell = (message: string) => (registration.active ?? worker).postMessage(message);
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('message', (event) => {
      const { source, data, ports } = event as MessageEvent<Told | null>;
      if (source instanceof ServiceWorker && source.scriptURL !== url) return;
      if (data?.type === 'MOCKING_ENABLED') resolve();
      if (data?.type === 'REQUEST' && ports[0]) void answer(data.payload, ports[0], find);
    });
    navigator.serviceWorker.startMessages();
    tell('MOCK_ACTIVATE');
  });
  const keeping = setInterval(tell, keptAlive, 'KEEPALIVE_REQUEST');
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) return;
    clearInterval(keeping);
    if (worker.state !== 'redundant') tell('CLIENT_CLOSE');
  });
}

type Told = { type: 'MOCKING_ENABLED' } | { type: 'REQUEST'; payload: Serialized };

const instanceOf = (
  { active, installing, waiting }: ServiceWorkerRegistration,
  url: string,
): ServiceWorker | undefined =>
  [active, installing, waiting].find((each) => each?.scriptURL === url) ?? undefined;

async function registered(url: string): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const kept = (await serviceWorker.getRegistrations()).find((each) => instanceOf(each, url));
  if (!kept) return serviceWorker.register(url);
  // A page that was loaded past its service worker hears nothing of it.
  if (!serviceWorker.controller) location.reload();
  kept.update().catch(() => undefined); // without a network it stays as it is
  return kept;
}

/** Rejects where another worker has taken its place before. */
const activated = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker was replaced.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

async function answer(asked: Serialized, port: MessagePort, find: Find): Promise<void> {
  const request = requestOf(asked);
  const resolve = find(request);
  if (!resolve) {
    port.postMessage(passes);
    return;
  }
  const [message, transfer] = await sent(await resolve({ request }).catch(asFault));
  port.postMessage(message, transfer);
}

/** A mistake of a handler: said loudly here, quietly to the caller. */
function asFault(error: unknown): Response {
  console.error(error);
  return Response.json({ message: String(error) }, { status: 500 });
}
