import type { Operation, Parameter, RequestBody } from '../contract/shapes.ts';
import type { QueryValue } from '../http/request.ts';
import type { AreaContext } from '../run/context.ts';
import { buildFile } from '../scenario/files.ts';
import type { Sample } from '../scenario/recipe.ts';
import { fresh, type FreshOptions } from './fresh.ts';

/** One call per example of an operation's body, or a single one without a body. */
export function buildSamples(context: AreaContext, operation: Operation): (() => Sample)[] {
  const { contract, people, known } = context;
  const options = {
    contract,
    isNew: operation.method === 'POST',
    tenantId: people.tenantId,
    known: (name: string) => known.get(name),
  };
  const { body } = operation;
  const examples = body ? getExamples(context, operation.id, body) : [noBody];
  return examples.map(([name, example]) => () => ({
    name,
    path: texts(buildParameters(operation, 'path', options)),
    query: buildParameters(operation, 'query', options),
    body: body && example !== undefined ? fresh(example, body.schema, options) : undefined,
  }));
}

const noBody: [name: string, value: undefined] = ['', undefined];

/** The examples of a body; an upload has none and gets small images. */
function getExamples(
  { contract }: AreaContext,
  id: string,
  { type, schema, examples }: RequestBody,
): [name: string, value: unknown][] {
  if (examples.length > 0) return examples;
  if (type !== 'multipart/form-data') {
    throw new Error(
      `${id} requires a body, but the contract has no example of one. Add an example.`,
    );
  }
  const fields = Object.entries(contract.resolve(schema).properties ?? {});
  return [['', Object.fromEntries(fields.map(([name]) => [name, buildFile('png')]))]];
}

function buildParameters(operation: Operation, location: 'path' | 'query', options: FreshOptions) {
  const found = operation.parameters
    .filter((parameter) => parameter.in === location && parameter.name !== 'tenantId')
    .filter(({ example }) => example !== undefined)
    .map((parameter): [string, QueryValue] => [
      parameter.name,
      buildExample(parameter, { ...options, isNew: false }),
    ]);
  return Object.fromEntries(found);
}

function buildExample({ name, schema, example }: Parameter, options: FreshOptions): QueryValue {
  const value = fresh(example, schema, options, name);
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

const texts = (values: Record<string, QueryValue>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
