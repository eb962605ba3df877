import type { Operation } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { RequestInput } from '../../http/request.ts';
import { buildSamples } from '../../input/samples.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { toCredentials } from '../../people/people.ts';
import { send, type AreaContext } from '../../run/context.ts';
import { CheckSkipped } from '../../run/results.ts';
import { createActor, createScenarioContext } from '../../scenario/scenario-context.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';
import { checkSucceeded } from './validate-response.ts';
import { checkLanguage } from './languages.ts';
import { findCaller, made } from '../records/made.ts';

/** Makes calls of any area for checks that are derived from a mark of the contract. */
export interface CallClient {
  ctx: ScenarioContext;
  /** The actor who makes the calls of an operation. Skips the check if the run has none. */
  actor: (operationId: string) => Actor;
  /**
   * A valid call of an operation, by default of its first example. Throws the error that keeps its
   * recipe from creating it.
   */
  draft: (operationId: string, example?: string) => Promise<RequestInput>;
  /** Sends a call and returns the exchange. */
  attempt: (operationId: string, sent: RequestInput) => Promise<Exchange>;
  /** Sends a call that has to succeed. */
  request: (operationId: string, sent: RequestInput) => Promise<Exchange>;
}

/** A client for the checks of an operation; their failures cite the mark, e.g. `x-record`. */
export function createCallClient(
  context: AreaContext,
  { area, id }: Operation,
  mark: string,
): CallClient {
  const { contract } = context;
  const source = `${id}, ${mark}`;
  const ctx = createScenarioContext(context, { name: `${area}/${id}/${mark}`, source });
  const personFor = (operation: Operation) => {
    const person = findCaller(context, operation, context.allRecipes[operation.id] ?? {});
    if (person) return person;
    throw new CheckSkipped(`The run has no user with the right that ${operation.id} requires.`);
  };
  const actor = (operationId: string) =>
    createActor(context, personFor(contract.operation(operationId)), source);

  const attempt = async (operationId: string, sent: RequestInput) => {
    const operation = contract.operation(operationId);
    const credentials = toCredentials(personFor(operation));
    const exchange = await send(context, operation, sent, credentials);
    await checkLanguage(context, { operation, sent, credentials, exchange });
    return exchange;
  };
  return {
    ctx,
    actor,
    attempt,
    draft: async (operationId, example) => {
      const samples = buildSamples(context, contract.operation(operationId)).map((make) => make());
      const sample = samples.find(({ name }) => example === undefined || name === example);
      if (!sample)
        throw new Error(`The contract has no example "${example ?? ''}" for ${operationId}.`);
      const recipe = context.allRecipes[operationId] ?? {};
      const { sent, networkError } = await made(ctx, recipe, sample, actor(operationId));
      if (networkError) throw networkError;
      return sent;
    },
    request: async (operationId, sent) => {
      const exchange = await attempt(operationId, sent);
      checkSucceeded(exchange, source);
      return exchange;
    },
  };
}

/** The body of a call as it is sent. */
export const getBody = ({ body }: RequestInput): JsonObject =>
  JSON.parse(JSON.stringify(body ?? {})) as JsonObject;

/** The id in the path of a call, and the call with another one. */
export const idIn = ({ path }: RequestInput): string => path?.[findIdName(path)] ?? '';
export const withId = (sent: RequestInput, id: string): RequestInput => ({
  ...sent,
  path: { ...sent.path, [findIdName(sent.path)]: id },
});

const findIdName = (path: RequestInput['path']): string =>
  Object.keys(path ?? {}).findLast((name) => name !== 'tenantId') ?? '';

/** The rows of a response at a dotted name. */
export function rowsAt({ json }: Pick<Exchange, 'json'>, name: string): JsonObject[] {
  const rows = valueAt(json, name);
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

/** The text, number or boolean at a dotted name as text; empty for anything else. */
export function textAt(value: unknown, name: string): string {
  const found = valueAt(value, name);
  return ['string', 'number', 'boolean'].includes(typeof found) ? String(found) : '';
}

/** The value at a dotted name; undefined if there is none. */
export const valueAt = (value: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), value);
