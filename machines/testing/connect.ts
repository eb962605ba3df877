import { connectApi, type OperationId, type Problem } from '#openapi/client/index.ts';

/** A server in this process, e.g. one made by the reference server. */
export interface ServerInProcess {
  apiAddress: string;
  fetch: (request: Request) => Promise<Response>;
  /** `lifetime` in seconds. */
  tokenFor: (personId: string, lifetime: number) => Promise<string>;
}

/** A server whose network scenario a test may change. */
export interface ServerWithScenario extends ServerInProcess {
  setScenario: (scenario: typeof healthy & { status?: 500 | 503; operation?: OperationId }) => void;
}

/** Every call succeeds. */
export const healthy = { name: 'healthy', title: 'Fair', description: 'All calls succeed.' };
/** Every call fails with 503. */
export const down = { ...healthy, name: 'down', status: 503 as const };

/** The calls that were sent, and the problems that were reported to the user. */
export interface Observed {
  /** Method and path relative to the API's address, in call order. */
  calls: string[];
  /** The request bodies in the same order; null without one, or for multipart form data. */
  bodies: unknown[];
  messages: string[];
  problems: { kind: Problem['kind']; id: OperationId }[];
}

/** Connects the client to a server as one person, in one tenant or in none yet. */
export function connectAs(server: ServerInProcess, personId: string, tenantId?: string): Observed {
  const observed: Observed = { calls: [], bodies: [], messages: [], problems: [] };
  // One token for all calls: signing each would change the order of parallel calls.
  const token = server.tokenFor(personId, 24 * 3600);
  connectApi({
    address: server.apiAddress,
    tenantId: () => tenantId,
    accessToken: () => token,
    language: () => 'en',
    onSuccess: (messages) => observed.messages.push(...messages),
    onProblem: ({ kind }, { id }) => observed.problems.push({ kind, id }),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const base = new URL(server.apiAddress).pathname;
      const callIndex = observed.calls.push(
        `${request.method} ${pathname.slice(base.length)}${search}`,
      );
      const isJson = request.headers.get('content-type')?.includes('json') ?? false;
      observed.bodies[callIndex - 1] = isJson ? await request.clone().json() : null;
      return server.fetch(request);
    },
  });
  return observed;
}
