import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/shapes.ts';
import type { Client, Credentials, Exchange, Transport } from '../http/exchange.ts';
import { outgoing, type RequestInput } from '../http/request.ts';
import type { People } from '../people/people.ts';
import type { AnyRecipe } from '../scenario/recipe.ts';
import type { Known } from '../scenario/known.ts';
import type { Built } from './built.ts';
import type { Recorder } from './recorder.ts';

/** The shared context of every check of a run. */
export interface Context {
  contract: Contract;
  client: Client;
  /** Sends requests to addresses that are not of the contract, such as a consent page. */
  transport: Transport;
  /** Base URL of the contract's paths, without a trailing slash. */
  baseUrl: string;
  people: People;
  recorder: Recorder;
  /** Seed of the random choices. */
  seed: number;
  /** Operations that a scenario has called, for the coverage. */
  touched: Set<string>;
  /** The recipes of every area, by operation. */
  allRecipes: Readonly<Record<string, AnyRecipe | undefined>>;
  /** Tracks which operations the server implements. */
  built: Built;
  /** The operations of other areas that each area has called successfully. */
  needs: Map<string, Set<string>>;
  /** Shared data that one check has claimed, e.g. an empty day. */
  claimed: Set<string>;
  /** Only checks that calls succeed. */
  isBrief?: boolean;
}

/** The context for one area. */
export interface AreaContext extends Context {
  area: string;
  recipes: Readonly<Record<string, AnyRecipe | undefined>>;
  known: Known;
  /** The shared records of the area, by name, with the calls that created them. */
  fixtures: Map<string, { made: Promise<unknown>; exchanges: Exchange[] }>;
  /** The run does not check the area: its records are created for the checks of others. */
  isUnchecked?: boolean;
}

type Sending = Pick<AreaContext, 'client' | 'baseUrl' | 'people' | 'built' | 'needs' | 'area'>;

/** Sends a call of an operation as a person. */
export async function send(
  { client, baseUrl, people, built, needs, area }: Sending,
  operation: Operation,
  sent: RequestInput,
  credentials: Credentials,
): Promise<Exchange> {
  const request = outgoing(operation, sent, { baseUrl, tenantId: people.tenantId });
  const exchange = await client(request, credentials, operation.id);
  built.note(exchange);
  const isNeeded = operation.area !== area && exchange.status === 200;
  if (isNeeded) needs.set(area, (needs.get(area) ?? new Set()).add(operation.id));
  return exchange;
}
