import type { EmbeddedServer, StartingServer } from '#mocks/browser.ts';
import { appAddress } from '#session/address.ts';
import type { Area } from '#openapi/client/index.ts';
import { serverClock } from '#openapi/client/server-clock.ts';
import type { Configuration } from '#session/configuration.ts';

type Expected = Promise<readonly Area[]>;

let starting: Promise<StartingServer> | undefined;

/** Once; one that did not start is started anew. This is the only place that knows of it. */
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
 * What answers the first calls: the embedded server in this very page, which spares them the way
 * through its service worker; else the network. What answers the expected areas is loaded at once.
 */
export const getFirstNetwork = async (
  { apiAddress }: Configuration,
  expected: Expected,
): Promise<(request: Request) => Promise<Response>> =>
  apiAddress === '' ? (await embedded(expected)).here : network;

/**
 * The network. The embedded server is told who waits for an answer no longer; the clock of the app
 * follows the server's, so that a wrong clock of the device changes no times.
 */
export async function network(request: Request): Promise<Response> {
  const leave = () => void starting?.then((server) => server.leave(request.url));
  request.signal.addEventListener('abort', leave, { once: true });
  const sentAt = Date.now();
  const response = await fetch(request);
  serverClock.align(response.headers.get('Date'), { sentAt, receivedAt: Date.now() });
  return response;
}

/** Where the API answers. */
export const getApiAddress = ({ apiAddress }: Configuration): string =>
  apiAddress === '' ? new URL('api', appAddress).href : apiAddress;
