/** A separate server for tests: the demo world, a frozen clock, and plain calls. */
import { operations, type OperationId } from '@atrium/contract/generated/operations.ts';
import type { components, operations as contract } from '@atrium/contract/generated/types.ts';
import { createNodeServer, type NodeServerOptions } from '../node.ts';
import type { Store } from '../store/store.ts';
import { createDemoStore } from '../seed/demo-store.ts';
import { worldSchema } from '../schema/world-schema.ts';
import type { World } from '../store/world.ts';
import { repeating } from './repeating-store.ts';

type ErrorResponse = components['schemas']['ErrorAnswer'] & { status: number };
type Success<Id extends OperationId> = contract[Id]['responses'][200] extends {
  content: { 'application/json': infer Body };
}
  ? Body
  : never;

/**
 * The parts of a test's request; tests of rejections send values that the contract does not allow.
 */
export interface RequestInput {
  /** Aster Labs by default. */
  tenantId?: string;
  /** The other path parameters; `x` if a test does not need the value. */
  path?: Record<string, string>;
  /** A list repeats its name in the query. */
  query?: Record<string, string | readonly string[]>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The person's session that makes the call; by default the first. */
  sid?: string;
}

/** Starts a server whose clock is frozen at `now`, an ISO timestamp. */
export async function startServer(now: string, options: Omit<NodeServerOptions, 'clock'> = {}) {
  let time = Date.parse(now);
  const clock = { now: () => time };
  const store = options.store ?? repeating(await createDemoStore(clock));
  const server = await createNodeServer({ ...options, store, clock });

  /** Tokens by session and time: signing one takes longer than most responses. */
  const tokens = new Map<string, Promise<string>>();
  const getToken = (personId: string, sid?: string): Promise<string> => {
    const key = JSON.stringify([personId, sid, time]);
    const token = tokens.get(key) ?? server.tokenFor(personId, 3600, sid);
    tokens.set(key, token);
    return token;
  };

  async function send(
    personId: string,
    id: OperationId,
    sent: RequestInput = {},
  ): Promise<Response> {
    const token = await getToken(personId, sent.sid);
    return server.fetch(requestFor(server.apiAddress, id, sent, token));
  }

  return {
    ...server,
    now: clock.now,
    /** Moves the clock to an ISO timestamp. */
    setNow: (next: string): void => {
      time = Date.parse(next);
    },
    send,
    /** The body of a successful call. Throws if it is rejected. */
    request: async <Id extends OperationId>(personId: string, id: Id, sent?: RequestInput) => {
      const response = await send(personId, id, sent);
      if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Success<Id>;
    },
    /** The error of a rejected call. Throws if it succeeds. */
    expectError: async (
      personId: string,
      id: OperationId,
      sent?: RequestInput,
    ): Promise<ErrorResponse> => {
      const response = await send(personId, id, sent);
      if (response.ok) throw new Error(`${id} was not refused: ${await response.text()}`);
      return { ...((await response.json()) as ErrorResponse), status: response.status };
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** The request of an operation, with or without a bearer token. */
export function requestFor(
  apiAddress: string,
  id: OperationId,
  { tenantId = 'aster', path = {}, query = {}, body, headers = {} }: RequestInput,
  token?: string,
): Request {
  const { method } = operations[id];
  const hasBody = method !== 'GET' && body !== undefined;
  const inPath: Record<string, string> = { tenantId, ...path };
  const filled = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(inPath[name] ?? 'x'),
  );
  const repeated = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  const search = new URLSearchParams(repeated).toString();
  return new Request(`${apiAddress}${filled}${search && `?${search}`}`, {
    method,
    headers: {
      ...(hasBody && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...headers,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(hasBody && { body: written(body) }),
  });
}

/** Forms and texts are sent unchanged, everything else as JSON. */
const written = (body: unknown): string | FormData =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);

/**
 * The contents of a store, by scope and collection: comparing two of them shows whether anything
 * changed. Without the keys, which the first token creates, and the sessions, which each call
 * updates.
 */
export function readContents(store: Store<World>): Promise<Record<string, unknown>> {
  return store.transaction('read', async (tx) => {
    const scopes = ['aster', 'birch', 'cedar', 'dune'].map((id) => [id, tx.tenant(id)] as const);
    const contents: Record<string, unknown> = {};
    for (const [name, scope] of [...scopes, ['platform', tx.platform] as const]) {
      for (const collection of Object.keys(worldSchema.collections) as (keyof World)[]) {
        if (collection === 'keys' || collection === 'sessions') continue;
        contents[`${name}.${collection}`] = await scope.query(collection);
      }
    }
    return contents;
  });
}
