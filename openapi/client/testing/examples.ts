import { readFileSync } from 'node:fs';
import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../index.ts';

interface Reference {
  $ref?: string;
}

interface Media {
  schema?: Reference & { required?: string[] };
  example?: unknown;
  examples?: Record<string, Reference & { value?: unknown }>;
}

interface ResponseObject extends Reference {
  content?: Record<string, Media>;
}

interface Contract {
  paths: Record<string, Record<string, { responses: Record<string, ResponseObject> }>>;
  components: Record<string, Record<string, object>>;
}

const contract: Contract = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
);

function resolved<Kind extends Reference>(object: Kind): Kind {
  if (object.$ref === undefined) return object;
  const [, , kind = '', name = ''] = object.$ref.split('/');
  return contract.components[kind]?.[name] as Kind;
}

/** An example response of the contract: a JSON value, or a text that stands for a file. */
export interface Shown {
  type: string;
  body: unknown;
}

/** The contract's example bodies for an operation's success, at least one. */
export function exampleBodies(id: OperationId): [Shown, ...Shown[]] {
  const media = Object.entries(getContent(id));
  const [first, ...others] = media.flatMap(([type, shown]) => listBodies(type, shown));
  if (!first) throw new Error(`The contract has no example response of ${id}; add one.`);
  return [first, ...others];
}

/** The required top-level properties of an operation's response. */
export function listRequired(id: OperationId): readonly string[] {
  const schema = getContent(id)['application/json']?.schema;
  return schema ? (resolved(schema).required ?? []) : [];
}

function getContent(id: OperationId): Record<string, Media> {
  const { path, method } = operations[id];
  const responded = contract.paths[path]?.[method.toLowerCase()]?.responses['200'];
  return responded ? (resolved(responded).content ?? {}) : {};
}

function listBodies(type: string, { example, examples = {} }: Media): Shown[] {
  const named = Object.values(examples).map((shown) => resolved(shown).value);
  const bodies = example === undefined ? named : [example, ...named];
  return (bodies.length === 0 ? ['file'] : bodies).map((body) => ({ type, body }));
}

/** A successful response: JSON as JSON, anything else as plain text. */
export function buildResponse({ type, body }: Shown): Response {
  const text = type === 'application/json' ? JSON.stringify(body) : String(body);
  return new Response(text, { headers: { 'Content-Type': type } });
}
