import { operations } from '#openapi/generated/operations.ts';
import type { OperationId } from '#openapi/client/index.ts';

/**
 * A way in which a call may fail. Responses in `releases` wait until `release` or their time limit.
 */
export interface NetworkScenario {
  name: string;
  /** The kind of error that the user must see; null if there is none. */
  kind: Kind | null;
  /**
   * The scenario that the client turns into the same error for every JSON response
   * (`openapi/client/response.ts`): only the first page and the first save are tested in both.
   */
  same?: string;
  /** Responds in place of the server; `passThrough` gives the server's own response. */
  response: (request: Request, passThrough: () => Promise<Response>) => Promise<Response>;
}

/** The causes that the user can tell apart. */
export type Kind =
  | 'serverError'
  | 'down'
  | 'forbidden'
  | 'notFound'
  | 'sessionOver'
  | 'unreachable'
  | 'timedOut'
  | 'malformed'
  | 'rejected';

/** Resolvers of the slow responses. */
const releases = new Set<() => void>();

/** Releases the slow responses. */
export function release(): void {
  for (const go of releases) go();
  releases.clear();
}

/** The kind of error that the user must see when an operation fails in this scenario. */
export const getKind = (id: OperationId, { kind }: NetworkScenario): Kind | null =>
  // It is called without a token, so a 401 does not concern the session.
  kind === 'sessionOver' && operations[id].isPublic ? 'rejected' : kind;

const json = { 'Content-Type': 'application/json' };
const web = { 'Content-Type': 'text/html' };
const page = '<!doctype html><title>Welcome</title><h1>Sign in to the guest network</h1>';

/** The response of a proxy: it does not follow the contract. */
const bare = (status: number) => () =>
  Promise.resolve(new Response(`<h1>${status}</h1>`, { status, headers: web }));

const responded = (body: string, headers: Record<string, string>) => () =>
  Promise.resolve(new Response(body, { headers }));

/** The connection breaks in the middle of the response. */
function brokenOff(): Promise<Response> {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return Promise.resolve(new Response(body, { headers: json }));
}

/** Every way in which a call may fail. */
export const networkScenarios: readonly NetworkScenario[] = [
  { name: '500', kind: 'serverError', response: bare(500) },
  { name: '503', kind: 'down', response: bare(503) },
  { name: '403', kind: 'forbidden', response: bare(403) },
  { name: '404', kind: 'notFound', response: bare(404) },
  { name: '401', kind: 'sessionOver', response: bare(401) },
  {
    name: 'slow',
    kind: null,
    response: (_, passThrough) =>
      new Promise<void>((resolve) => releases.add(resolve)).then(passThrough),
  },
  { name: 'never', kind: 'timedOut', response: () => new Promise(() => undefined) },
  {
    name: 'offline',
    kind: 'unreachable',
    response: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  { name: 'aborted', kind: 'unreachable', same: 'offline', response: brokenOff },
  { name: 'HTML', kind: 'malformed', same: '{}', response: responded(page, web) },
  { name: 'empty', kind: 'malformed', same: '{}', response: responded('', json) },
  { name: 'malformed', kind: 'malformed', same: '{}', response: responded('{"broken', json) },
  { name: '{}', kind: 'malformed', response: responded('{}', json) },
];

const isJsonResponse = ({ response }: { response: string }) =>
  response !== '' && !response.includes('/');

/** The behavior of a page or a chart is the same in all of these; only the message differs. */
const alike = ['503', 'never', 'offline', '{}'];

/** One of these, always the same for the same calls, evenly distributed over all calls. */
const oneOf = (names: readonly string[], ids: readonly OperationId[]): string | undefined => {
  const sum = Array.from(ids.join()).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return names[sum % names.length];
};

/** Whether every scenario is tested: `npm run failures`. */
const isThorough = import.meta.env.MODE === 'thorough';

/**
 * The network scenarios in which to test these calls: all of them if `isInAll`. Otherwise,
 * scenarios that the client treats alike are tested once, unless the response is not JSON; of those
 * in `alike`, one is tested in addition to `500`, and the others by `npm run failures`.
 */
export function weathersFor(
  ids: readonly OperationId[],
  isInAll: boolean,
): readonly NetworkScenario[] {
  if (isInAll) return networkScenarios;
  const isJson = ids.every((id) => isJsonResponse(operations[id]));
  const selected = oneOf(alike, ids);
  return networkScenarios.filter(
    ({ name, same }) =>
      (!isJson || same === undefined) && (isThorough || name === selected || !alike.includes(name)),
  );
}
