import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/shapes.ts';
import type { Client, Credentials, Exchange } from '../http/exchange.ts';
import { outgoing, type RequestInput } from '../http/request.ts';
import type { People } from '../people/people.ts';
import type { AnyRecipe } from '../scenario/recipe.ts';
import type { Known } from '../scenario/known.ts';
import type { Built } from './built.ts';
import type { Recorder } from './recorder.ts';

/** What every check of a run works with. */
export interface Context {
  contract: Contract;
  client: Client;
  /** Address that the contract's paths are below, without a trailing slash. */
  baseUrl: string;
  people: People;
  recorder: Recorder;
  /** Choices follow from it. */
  seed: number;
  /** Operations that a scenario has called, for the coverage. */
  touched: Set<string>;
  /** The recipes of every area, by operation. */
  allRecipes: Readonly<Record<string, AnyRecipe | undefined>>;
  /** Notes which operations the server has. */
  built: Built;
  /** The operations of other areas that each area has called with success. */
  needs: Map<string, Set<string>>;
  /** What of the run's world somebody has asked for first, such as an empty day. */
  claimed: Set<string>;
  /** Calls are only made to succeed. */
  isBrief?: boolean;
}

/** The same for one area. */
export interface AreaContext extends Context {
  area: string;
  recipes: Readonly<Record<string, AnyRecipe | undefined>>;
  known: Known;
  /** What the area has made once, by name, with the calls that made it. */
  fixtures: Map<string, { made: Promise<unknown>; exchanges: Exchange[] }>;
  /** The run does not check the area: its records are made for the checks of others. */
  isUnchecked?: boolean;
}

type Sending = Pick<AreaContext, 'client' | 'baseUrl' | 'people' | 'built' | 'needs' | 'area'>;

/** Sends a call of an operation as somebody. */
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
