/**
 * The reference server as MSW handlers, for any `setupWorker(...handlers)` or
 * `setupServer(...handlers)`. They share one demo world in memory, created by the first request,
 * and respond at every origin below `/api`.
 */
import { createNodeServer } from './node.ts';
import { createHandlers } from './operation-handlers.ts';

let server: ReturnType<typeof createNodeServer> | undefined;

const openServer = () => (server ??= createNodeServer());

/** One handler for each operation of the contract. */
export const handlers = createHandlers(
  async (request) => (await openServer()).fetch(toServer(request)),
  '*/api',
);

/** Creates a bearer token for a demo person, e.g. `ava`. */
export const createAccessToken = async (personId: string): Promise<string> =>
  (await openServer()).tokenFor(personId);

/** Resets the demo data before the next request; earlier tokens become invalid. */
export function resetDemoData(): void {
  server = undefined;
}

/** The API may be below a path: `https://portal.example/atrium/api`. */
function toServer(request: Request): Request {
  const url = new URL(request.url);
  const start = url.pathname.indexOf('/api/');
  if (start <= 0) return request;
  url.pathname = url.pathname.slice(start);
  return new Request(url, request);
}
