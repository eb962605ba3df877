import { connectApi, type OperationId, type Problem } from '#openapi/client/index.ts';

/** A server in this process, such as the reference server makes one. */
export interface ServerInProcess {
  apiAddress: string;
  fetch: (request: Request) => Promise<Response>;
  /** `lifetime` in seconds. */
  tokenFor: (personId: string, lifetime: number) => Promise<string>;
}

/** A server whose weather a test may change. */
export interface ServerWithScenario extends ServerInProcess {
  setScenario: (scenario: typeof healthy & { status?: 500 | 503; operation?: OperationId }) => void;
}

/** Everything answers. */
export const healthy = { name: 'healthy', title: 'Fair', description: 'All calls succeed.' };
/** Every call is answered 503. */
export const down = { ...healthy, name: 'down', status: 503 as const };

/** What went over the wire, and what the person was told. */
export interface Observed {
  /** Method and path below the API's address, in the order of the calls. */
  calls: string[];
  /** The requests' bodies in the same order; null without one, or for a form of files. */
  bodies: unknown[];
  messages: string[];
  problems: { kind: Problem['kind']; id: OperationId }[];
}

/** Connects the client to a server as one person, working in one tenant or in none yet. */
export function connectAs(server: ServerInProcess, personId: string, tenantId?: string): Observed {
  const observed: Observed = { calls: [], bodies: [], messages: [], problems: [] };
  // One token for all calls: signing each would shuffle calls that go out side by side.
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
