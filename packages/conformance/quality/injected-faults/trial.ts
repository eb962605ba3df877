import { randomUUID } from 'node:crypto';
import { match } from '@atrium/reference-server/router';
import { createNodeServer } from '@atrium/reference-server/node';
import { createMemoryStore } from '@atrium/reference-server/store/memory';
import { worldSchema } from '@atrium/reference-server/schema';
import { demoIdentities, run, type Library, type Result, type RunOptions } from '../../index.ts';
import type { Contract } from '../../index.ts';
import type { InjectedFault, NodeServer } from './injected-fault.ts';

/** The kit's result for one faulty server. */
export interface Trial {
  injectedFault: InjectedFault;
  /** The check that found it, or null. */
  foundBy: Result | null;
  ms: number;
}

/** The kit, loaded once for all trials. */
export interface ScenarioContext {
  contract: Contract;
  library: Library;
}

/** Runs the checks of a fault's area against a new server with that fault only. */
export async function tryInjectedFault(
  injectedFault: InjectedFault,
  ctx: ScenarioContext,
): Promise<Trial> {
  const started = performance.now();
  const results = await runTrial({ area: injectedFault.area }, ctx, injectedFault);
  const foundBy = results.find(({ outcome }) => outcome === 'failed') ?? null;
  return { injectedFault, foundBy, ms: performance.now() - started };
}

/**
 * The checks to run: an area's or, for null, all; only one operation's of them, or one scenario.
 */
export interface Part extends Pick<RunOptions, 'operation' | 'scenario' | 'onStart'> {
  area: string | null;
}

/** The failures of a server as it is: up to the first. */
export async function findFailures(part: Part, ctx: ScenarioContext): Promise<Result[]> {
  const results = await runTrial(part, ctx);
  return results.filter(({ outcome }) => outcome === 'failed');
}

async function runTrial(
  { area, ...part }: Part,
  ctx: ScenarioContext,
  injectedFault?: InjectedFault,
): Promise<readonly Result[]> {
  // The kit must find the error in the response, not the server itself; and no trial may start with
  // another's world.
  const store = createMemoryStore(worldSchema);
  const server = await createNodeServer({
    validateResponse: null,
    store,
    ipAddress: () => '203.0.113.9',
  });
  const { results } = await run({
    ...ctx,
    ...part,
    baseUrl: server.apiAddress,
    transport: injectedFault ? injected(server, injectedFault) : server.fetch,
    identities: await demoIdentities(
      (personId, session) => server.tokenFor(personId, 3600, session),
      // Each sign-in creates a separate session, since a check may end the previous one.
      async (email) => server.tokenFor(await personWith(server, email), 3600, randomUUID()),
    ),
    ...(area !== null && { only: [area] }),
    seed: 1,
    stopsAtFailure: true,
  });
  return results;
}

async function personWith({ store }: NodeServer, email: string): Promise<string> {
  const [person] = await store.transaction('read', ({ platform }) =>
    platform.query('people', { where: { email } }),
  );
  return person?.id ?? '';
}

/** The server's fetch with the injected fault. */
function injected(server: NodeServer, injectedFault: InjectedFault) {
  const mutatedOperations = new Set([injectedFault.on].flat());
  const memory = new Map<string, unknown>();
  const start = new URL(server.apiAddress).pathname;
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const found = await match(request.method, pathname.slice(start.length));
    if (!found || 'allowed' in found || !mutatedOperations.has(found.id))
      return server.fetch(request);
    return injectedFault.response({
      id: found.id,
      request,
      sent: await readSent(request),
      server,
      memory,
      pass: (instead) => server.fetch(instead ?? request),
    });
  };
}

async function readSent(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
