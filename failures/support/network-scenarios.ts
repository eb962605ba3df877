import { operations } from '#openapi/generated/operations.ts';
import type { OperationId } from '#openapi/client/index.ts';

/** How a call may fail. `releases` answers wait until `release` or their time limit. */
export interface NetworkScenario {
  name: string;
  /** What the person has to be told, by the kind of what went wrong; null where nothing did. */
  kind: Kind | null;
  /**
   * The weather of which the client makes the same for every JSON answer, before anybody else hears
   * of it (`openapi/client/response.ts`): the first page and the first save are tried in both.
   */
  same?: string;
  /** Answers in place of the server; `passThrough` is what the server itself would say. */
  response: (request: Request, passThrough: () => Promise<Response>) => Promise<Response>;
}

/** The causes that a person is told apart. */
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

/** What is said to a caller who only waits. */
const releases = new Set<() => void>();

/** Lets the answers arrive that were slow. */
export function release(): void {
  for (const go of releases) go();
  releases.clear();
}

/** What the person has to be told of an operation that fails so. */
export const getKind = (id: OperationId, { kind }: NetworkScenario): Kind | null =>
  // It is called without a token, so that a 401 to it says nothing of the session.
  kind === 'sessionOver' && operations[id].isPublic ? 'rejected' : kind;

const json = { 'Content-Type': 'application/json' };
const web = { 'Content-Type': 'text/html' };
const page = '<!doctype html><title>Welcome</title><h1>Sign in to the guest network</h1>';

/** As a proxy answers in the server's place: without a word of the contract. */
const bare = (status: number) => () =>
  Promise.resolve(new Response(`<h1>${status}</h1>`, { status, headers: web }));

const responded = (body: string, headers: Record<string, string>) => () =>
  Promise.resolve(new Response(body, { headers }));

/** The line goes dead in the middle of the answer. */
function brokenOff(): Promise<Response> {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"')),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return Promise.resolve(new Response(body, { headers: json }));
}

/** Every way in which a call may go wrong. */
export const weathers: readonly NetworkScenario[] = [
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

/** What a page or a chart does is the same in all of these; the words alone differ. */
const alike = ['503', 'never', 'offline', '{}'];

/** One of these, always the same for the same calls, and about as often as the others for all. */
const oneOf = (names: readonly string[], ids: readonly OperationId[]): string | undefined => {
  const sum = Array.from(ids.join()).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return names[sum % names.length];
};

/** Whether nothing is left out: `npm run failures`. */
const isThorough = import.meta.env.MODE === 'thorough';

/**
 * The weathers to try these calls in: all of them where that is asked. Else those of which the
 * client makes the same are tried once, unless no JSON is answered; of those that are alike, one is
 * tried beside `500`, and the others by `npm run failures`.
 */
export function weathersFor(
  ids: readonly OperationId[],
  isInAll: boolean,
): readonly NetworkScenario[] {
  if (isInAll) return weathers;
  const isJson = ids.every((id) => isJsonResponse(operations[id]));
  const selected = oneOf(alike, ids);
  return weathers.filter(
    ({ name, same }) =>
      (!isJson || same === undefined) && (isThorough || name === selected || !alike.includes(name)),
  );
}
