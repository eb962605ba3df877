import type { EmbeddedServer, StartingServer } from '#mocks/browser.ts';
import { appAddress } from '#session/address.ts';
import type { Area } from '#openapi/client/index.ts';
import { serverClock } from '#openapi/client/server-clock.ts';
import type { Configuration } from '#session/configuration.ts';

type Expected = Promise<readonly Area[]>;

let starting: Promise<StartingServer> | undefined;

/**
 * Starts the server once, and again after a failed start. This is the only module that knows about
 * it.
 */
function embedded(expected: Expected = Promise.resolve([])): Promise<StartingServer> {
  if (starting) return starting;
  const startup = import('#mocks/browser.ts').then(({ startEmbeddedServer }) =>
    startEmbeddedServer(appAddress, expected),
  );
  startup
    .then(({ started }) => started)
    .catch(() => {
      if (starting === startup) starting = undefined;
    });
  return (starting = startup);
}

/** Starts the embedded reference server where no API address is configured. */
export const startServer = async ({ apiAddress }: Configuration): Promise<EmbeddedServer | null> =>
  apiAddress === '' ? (await embedded()).started : null;

/**
 * The network for the first requests: the embedded server called directly in this page, which
 * avoids the detour through its service worker; otherwise `fetch`. The handlers of the expected
 * areas load immediately.
 */
export const getFirstNetwork = async (
  { apiAddress }: Configuration,
  expected: Expected,
): Promise<(request: Request) => Promise<Response>> =>
  apiAddress === '' ? (await embedded(expected)).here : network;

/**
 * Sends a request over the network. Notifies the embedded server of aborted requests, and aligns
 * the app's clock with the server's, so that a wrong device clock does not affect times.
 */
export async function network(request: Request): Promise<Response> {
  const leave = () => void starting?.then((server) => server.leave(request.url));
  request.signal.addEventListener('abort', leave, { once: true });
  const sentAt = Date.now();
  const response = await fetch(request);
  serverClock.align(response.headers.get('Date'), { sentAt, receivedAt: Date.now() });
  return response;
}

/** The address of the API. */
export const getApiAddress = ({ apiAddress }: Configuration): string =>
  apiAddress === '' ? new URL('api', appAddress).href : apiAddress;
