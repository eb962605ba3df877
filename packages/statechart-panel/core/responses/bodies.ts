import { resolved, type OpenApiDocument, type Schema } from './document.ts';

/** Schemas can be recursive: beyond this depth only required properties are created. */
const deepest = 6;

/** A minimal value that matches a schema. */
export const bodyFor = (document: OpenApiDocument, schema: Schema | undefined): unknown =>
  made(document, schema, { isEmpty: false });

/** The emptiest value that matches a schema: every list is empty, and every nullable value null. */
export const emptyBodyFor = (document: OpenApiDocument, schema: Schema | undefined): unknown =>
  made(document, schema, { isEmpty: true });

interface Making {
  isEmpty: boolean;
}

function made(
  document: OpenApiDocument,
  given: Schema | undefined,
  how: Making,
  depth = 0,
): unknown {
  const schema = flattened(document, given);
  if (!schema) return null;
  const types = [schema.type ?? []].flat();
  const type = types.find((each) => each !== 'null') ?? (schema.properties ? 'object' : undefined);
  if (how.isEmpty && (types.includes('null') || schema.nullable === true)) return null;
  if (schema.const !== undefined) return schema.const;
  if (type === 'array') return how.isEmpty ? [] : [made(document, schema.items, how, depth + 1)];
  if (type === 'object') return anObject(document, schema, how, depth);
  const [example] = schema.examples ?? [];
  const known = schema.example ?? example ?? schema.default ?? schema.enum?.[0];
  return known === undefined ? aScalar(type, schema) : known;
}

function anObject(
  document: OpenApiDocument,
  { properties = {}, required = [] }: Schema,
  how: Making,
  depth: number,
): Record<string, unknown> {
  const names = Object.keys(properties).filter(
    (name) => depth < deepest || (depth < 2 * deepest && required.includes(name)),
  );
  return Object.fromEntries(
    names.map((name) => [name, made(document, properties[name], how, depth + 1)]),
  );
}

/** Resolves references, merges `allOf`, and takes the first option of a choice. */
function flattened(document: OpenApiDocument, given: Schema | undefined): Schema | undefined {
  const schema = resolved<Schema>(document, given);
  if (!schema) return undefined;
  const choice = schema.oneOf ?? schema.anyOf;
  const isNull = (each: Schema) => resolved<Schema>(document, each)?.type === 'null';
  const parts = [
    ...(schema.allOf ?? []),
    ...(choice ? [choice.find((each) => !isNull(each)) ?? {}] : []),
  ].flatMap((part) => flattened(document, part) ?? []);
  if (parts.length === 0) return schema;
  const { allOf: _all, oneOf: _one, anyOf: _any, ...own } = schema;
  return {
    ...Object.assign({}, ...parts),
    ...own,
    ...(choice?.some(isNull) && { nullable: true }),
    properties: Object.assign({}, ...parts.map((part) => part.properties), own.properties),
    required: [...parts, own].flatMap((part) => part.required ?? []),
  };
}

const texts: Record<string, string> = {
  'date-time': '2026-03-04T09:00:00.000Z',
  date: '2026-03-04',
  time: '09:00:00',
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'someone@example.com',
  uri: 'https://example.com/',
};

function aScalar(type: string | undefined, { format = '', minimum, minLength }: Schema): unknown {
  if (type === 'integer' || type === 'number') return minimum ?? 0;
  if (type === 'boolean') return false;
  if (type === 'string') return texts[format] ?? 'text'.padEnd(minLength ?? 0, 't');
  return null;
}
