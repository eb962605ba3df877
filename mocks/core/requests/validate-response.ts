import { answerSchemas } from '@atrium/contract/generated/answers.ts';
import { operations, type Area, type OperationId } from '@atrium/contract/generated/operations.ts';
import { onceEach } from '../once.ts';
import { dereference, validate, type OutputUnit, type Schema } from '@cfworker/json-schema';

/** JSON Schemas of an area's responses, as `npm run contract` generates them. */
interface ResponseSchemas {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
}

const loaders: { [In in Area]: () => Promise<{ default: ResponseSchemas }> } = answerSchemas;

const loadSchemas = onceEach<Area, { default: ResponseSchemas }>(loaders);

/**
 * Validates a response of the reference server against the contract: its status, content type and
 * body, by a third-party validator. Throws with all mismatches. For development and tests.
 */
export async function validateResponse(id: OperationId, response: Response): Promise<void> {
  if (response.type === 'error') return; // the network failed: there is no response to validate
  const { $defs, operations: responses } = (await loadSchemas(operations[id].area)).default;
  const contents = responses[id]?.[String(response.status)];
  if (!contents)
    throw new Error(`${id} returned status ${response.status}, which the contract does not define`);
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  if (Object.keys(contents).length === 0 && response.body === null) return;
  const schema = contents[type];
  if (!schema)
    throw new Error(
      `${id} returned ${response.status} as "${type}", a content type that the contract does not define`,
    );
  if (type !== 'application/json') return; // a file or a stream
  const text = await response.text();
  if (fitting.get(schema)?.has(text)) return;
  const errors = getErrors(JSON.parse(text), schema, $defs);
  if (errors.length === 0) return noteFitting(schema, text);
  const found = errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
  throw new Error(
    `${id} returned ${response.status} with a body that does not match the contract: ${found.join('; ')}`,
  );
}

// A text that matched its schema once is not validated again.
const fitting = new WeakMap<Schema, Set<string>>();

/**
 * Maximum number of cached texts per schema; a short text is validated as fast as it is looked up.
 */
const [maxTexts, shortestText] = [40, 500];

function noteFitting(schema: Schema, text: string): void {
  if (text.length < shortestText) return;
  const known = fitting.get(schema) ?? new Set();
  if (known.size >= maxTexts) known.clear();
  fitting.set(schema, known.add(text));
}

/**
 * The mismatches of a value with a schema whose references point to `$defs`: only the most specific
 * errors of each part.
 */
function getErrors(value: unknown, schema: Schema, $defs: object): OutputUnit[] {
  const { valid, errors } = validate(value, schema, '2020-12', buildLookup(schema, $defs), false);
  if (valid) return [];
  const leaves = errors.filter(({ keyword }) => !outer.has(keyword));
  return leaves.length > 0 ? leaves : errors;
}

const outer = new Set(['properties', 'items', 'oneOf', 'anyOf', 'allOf', '$ref', 'if', 'then']);

type Lookup = Record<string, Schema | boolean>;

// Resolving all references of a schema takes longer than validating with it.
const shared = new WeakMap<object, Lookup>();
const lookups = new WeakMap<Schema, Lookup>();

/**
 * The schemas that references may point to: its own, before the definitions that an area shares.
 */
function buildLookup(schema: Schema, $defs: object): Lookup {
  const known = lookups.get(schema);
  if (known) return known;
  const own: Lookup = Object.create(buildDefinitions($defs));
  dereference(schema, own);
  lookups.set(schema, own);
  return own;
}

function buildDefinitions($defs: object): Lookup {
  const known = shared.get($defs);
  if (known) return known;
  const root = { $defs };
  const lookup = dereference(root);
  // Each schema is the root of its own lookup, so the shared root is removed.
  for (const [address, schema] of Object.entries(lookup)) {
    if (schema === root) delete lookup[address];
  }
  shared.set($defs, lookup);
  return lookup;
}
