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

/** An answer that the contract shows: a JSON value, or a text that stands for a file. */
export interface Shown {
  type: string;
  body: unknown;
}

/** What the contract shows for the success of an operation, at least one. */
export function exampleBodies(id: OperationId): [Shown, ...Shown[]] {
  const media = Object.entries(getContent(id));
  const [first, ...others] = media.flatMap(([type, shown]) => listBodies(type, shown));
  if (!first) throw new Error(`The contract shows no answer of ${id}.`);
  return [first, ...others];
}

/** The properties at the top of an operation's answer that the contract requires. */
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

/** A successful answer: JSON as JSON, anything else as the text it is. */
export function buildResponse({ type, body }: Shown): Response {
  const text = type === 'application/json' ? JSON.stringify(body) : String(body);
  return new Response(text, { headers: { 'Content-Type': type } });
}
