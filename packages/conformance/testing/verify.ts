/** Runs of the kit against the toy server. */
import { createContract } from '../contract/contract.ts';
import type { Transport } from '../http/exchange.ts';
import type { Result } from '../run/results.ts';
import { run, type RunOptions } from '../run/run.ts';
import { buildFile } from '../scenario/files.ts';
import type { Library } from '../scenario/load.ts';
import type { AnyRecipe } from '../scenario/recipe.ts';
import { toyContract } from './toy-contract.ts';
import { createToyServer, toyAddress, toyIdentities } from './toy-server.ts';

const contract = createContract(toyContract);
/** The watcher counts of all toy servers. */
let watched = 0;

/** Simulates one more watcher. */
export const watchUnasked = (): void => {
  watched += 1;
};

const recipes: Record<string, AnyRecipe> = {
  addImage: { send: () => ({ body: { file: buildFile('png') } }) },
  watchThing: { reads: () => Promise.resolve(watched) },
};

/** The toy world's recipes, without scenarios. */
export const createLibrary = (more: Partial<Library> = {}): Library => ({
  scenarios: [],
  rules: [],
  recipes: { things: recipes },
  ...more,
});

/** The toy server; stores its watcher count for the test to inspect. */
export function toy(
  mutateResponse: (request: Request, response: Response) => Response | Promise<Response>,
): Transport {
  const server = createToyServer();
  let known = 0;
  return async (request) => {
    const response = await server(request.clone());
    const watchers = Number(response.headers.get('Watchers') ?? known);
    // Summed over all servers, so that none overwrites another's count.
    watched += watchers - known;
    known = watchers;
    return mutateResponse(request, response);
  };
}

/** The correct server. */
export const right = toy((_request, response) => response);

/** A run against a server of the toy contract. */
export const verify = (transport: Transport, more: Partial<RunOptions> = {}) =>
  run({
    baseUrl: toyAddress,
    identities: toyIdentities,
    contract,
    library: createLibrary(),
    transport,
    seed: 7,
    ...more,
  });

/** The ids of the failed checks. */
export const failed = (results: readonly Result[]) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
