import type { Operation, Parameter } from '../contract/shapes.ts';
import type { QueryValue } from '../http/request.ts';
import type { Json } from '../json.ts';
import type { AreaContext } from '../run/context.ts';
import type { Sample } from '../scenario/recipe.ts';
import { fresh, type FreshOptions } from './fresh.ts';

/** One call for each example of an operation's body, or a single one where it has none. */
export function samplesOf(context: AreaContext, operation: Operation): (() => Sample)[] {
  const { contract, people, known } = context;
  const options = {
    contract,
    isNew: operation.method === 'POST',
    tenantId: people.tenantId,
    known: (name: string) => known.get(name),
  };
  const { body } = operation;
  const examples: [string, Json | undefined][] = body ? body.examples : [['', undefined]];
  if (examples.length === 0) {
    throw new Error(`${operation.id} takes a body, and the contract has no example of it.`);
  }
  return examples.map(([name, example]) => () => ({
    name,
    path: texts(parametersOf(operation, 'path', options)),
    query: parametersOf(operation, 'query', options),
    body: body ? fresh(example, body.schema, options) : undefined,
  }));
}

function parametersOf(operation: Operation, place: 'path' | 'query', options: FreshOptions) {
  const found = operation.parameters
    .filter((parameter) => parameter.in === place && parameter.name !== 'tenantId')
    .filter(({ example }) => example !== undefined)
    .map((parameter): [string, QueryValue] => [
      parameter.name,
      exampleOf(parameter, { ...options, isNew: false }),
    ]);
  return Object.fromEntries(found);
}

function exampleOf({ name, schema, example }: Parameter, options: FreshOptions): QueryValue {
  const value = fresh(example, schema, options, name);
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

const texts = (values: Record<string, QueryValue>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
