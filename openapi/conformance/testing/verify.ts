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
/** What the toy servers have said about watchers. */
let watched = 0;

/** Lets a reader see one watcher more. */
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

/** The toy server; what it says about watchers is remembered as what a reader would see. */
export function toy(
  mutateResponse: (request: Request, response: Response) => Response | Promise<Response>,
): Transport {
  const server = createToyServer();
  let known = 0;
  return async (request) => {
    const response = await server(request.clone());
    const watchers = Number(response.headers.get('Watchers') ?? known);
    // Added up over all servers, so that none takes another's number for its own.
    watched += watchers - known;
    known = watchers;
    return mutateResponse(request, response);
  };
}

/** The server that does everything right. */
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

/** The ids of the checks that have failed. */
export const failed = (results: readonly Result[]) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
