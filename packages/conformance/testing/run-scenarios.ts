import { createContract } from '../contract/contract.ts';
import { demoIdentities } from '../people/demo.ts';
import { run } from '../run/run.ts';

export { needs } from '../needs.gen.ts';

/** A server with the demo world in this process. */
export interface ServerInProcess {
  apiAddress: string;
  fetch(request: Request): Promise<Response>;
  /** A token of a demo person, valid for some seconds. */
  tokenFor(personId: string, seconds: number, session: string): Promise<string>;
}

/** Runs the scenarios of the kit on a server: how many passed, and which failed, each with its reason. */
export async function runScenarios(
  server: ServerInProcess,
): Promise<{ passed: number; failed: string[] }> {
  const { results } = await run({
    contract: createContract(),
    baseUrl: server.apiAddress,
    identities: await demoIdentities((personId, session) =>
      server.tokenFor(personId, 3600, session),
    ),
    seed: 5,
    areScenariosOnly: true,
    transport: (request) => server.fetch(request),
  });
  return {
    passed: results.filter(({ outcome }) => outcome === 'passed').length,
    failed: results.flatMap(({ id, outcome, failure }) =>
      outcome === 'failed' ? [`${id}: ${failure?.what}`] : [],
    ),
  };
}
