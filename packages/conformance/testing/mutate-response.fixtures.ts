/** Runs the checks of one operation against a reference server with one mutated response. */
import { createNodeServer } from '@atrium/reference-server/node';
import { createContract } from '../contract/contract.ts';
import { demoIdentities } from '../people/demo.ts';
import type { Kind } from '../run/results.ts';
import { run } from '../run/run.ts';
import { loadLibrary } from '../scenario/load.ts';

/**
 * The response of a mutated server to a call; undefined lets it pass. `path` starts after the
 * tenant.
 */
export type MutateResponse = (
  call: { method: string; path: string; request: Request },
  pass: (instead?: Request) => Promise<Response>,
) => Promise<Response> | undefined;

interface ExpectedCall {
  area: string;
  operation: string;
  kind: Kind;
}

/** The ids of the checks of a kind and an operation that fail on a mutated server. */
export const failedChecks =
  ({ area, operation, kind }: ExpectedCall) =>
  async (mutateResponse: MutateResponse): Promise<string[]> => {
    const server = await createNodeServer();
    const { results } = await run({
      library: { ...(await loadLibrary()), scenarios: [] },
      contract: createContract(),
      baseUrl: server.apiAddress,
      identities: await demoIdentities((personId, session) =>
        server.tokenFor(personId, 3600, session),
      ),
      operation,
      seed: 3,
      transport: async (request) => {
        const path = new URL(request.url).pathname.replace(/^\/api\/[^/]+/, '');
        const pass = (instead = request) => server.fetch(instead);
        return (await mutateResponse({ method: request.method, path, request }, pass)) ?? pass();
      },
    });
    return results
      .filter((result) => result.kind === kind && result.outcome === 'failed')
      .map(({ id }) => id.replace(`${area}/${operation}/${kind}/`, ''));
  };

/** Sends the call with another body. */
export const withBody =
  <Body extends object>(change: (body: Body) => object) =>
  async (request: Request): Promise<Request> => {
    const body = (await request.clone().json()) as Body;
    const { method, headers, url } = request;
    const changed = JSON.stringify({ ...body, ...change(body) });
    return new Request(url, { method, headers, body: changed });
  };

/** Returns the response with another body. */
export const withResponse =
  <Body extends object>(change: (body: Body) => object) =>
  async (response: Response): Promise<Response> => {
    if (!response.ok) return response;
    const body = (await response.json()) as Body;
    return Response.json({ ...body, ...change(body) }, { status: response.status });
  };
