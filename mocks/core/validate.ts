import { dereference, validate, type OutputUnit, type Schema } from '@cfworker/json-schema';
import { Refusal, refuseField, type Message } from './refusal.ts';
import { brokenTextIn } from './texts.ts';

/** JSON Schemas of an area's requests, as `npm run contract` writes them. */
export interface RequestSchemas {
  $defs: Record<string, Schema>;
  operations: Record<string, RequestSchema>;
}

export interface RequestSchema {
  path: Schema | null;
  query: Schema | null;
  body: Schema | null;
  /** Whether the body is a form of files. */
  isForm: boolean;
}

export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/**
 * Refuses a request that does not fit the contract: 400 with a message for each field.
 * Source: document 1, section 5 (generic messages).
 */
export function checkRequest(parts: RequestParts, schema: RequestSchema, $defs: object): void {
  const fields = new Map<string, Message>();
  for (const part of ['path', 'query', 'body'] as const) {
    const expected = schema[part];
    if (expected === null) continue;
    const broken = brokenTextIn(parts[part]);
    if (broken !== undefined)
      throw refuseField(broken || part, 'invalid', { field: broken || part });
    for (const [name, said] of fieldsUnfit(parts[part], expected, $defs)) {
      if (!fields.has(name)) fields.set(name, said);
    }
  }
  if (fields.size === 0) return;
  const entries = [...fields];
  throw new Refusal(
    400,
    entries.map(([, said]) => said),
    Object.fromEntries(entries.map(([name, said]) => [name, [said]])),
  );
}

/** What to say of each field that does not fit a schema: the first fault of each. */
export function fieldsUnfit(value: unknown, schema: Schema, $defs: object): Map<string, Message> {
  const fields = new Map<string, Message>();
  for (const error of errorsOf(value, schema, $defs)) {
    const name = fieldOf(error);
    if (!fields.has(name)) fields.set(name, messageOf(error, name));
  }
  return fields;
}

/**
 * What does not fit a schema whose references are to `$defs`, or nothing. Only the leaves are of
 * use to a reader.
 */
export function errorsOf(value: unknown, schema: Schema, $defs: object): OutputUnit[] {
  const lookup = lookupOf(schema, $defs);
  const { valid, errors } = validate(value, schema, '2020-12', lookup, false);
  if (valid) return [];
  const leaves = errors.filter(({ keyword }) => !branches.has(keyword));
  return leaves.length > 0 ? leaves : errors;
}

type Lookup = Record<string, Schema | boolean>;

// Finding all references of a schema takes longer than to validate by it.
const shared = new WeakMap<object, Lookup>();
const lookups = new WeakMap<Schema, Lookup>();

/** The schemas that references may name: its own, before the definitions that an area shares. */
function lookupOf(schema: Schema, $defs: object): Lookup {
  const known = lookups.get(schema);
  if (known) return known;
  const own: Lookup = Object.create(definitionsOf($defs));
  dereference(schema, own);
  lookups.set(schema, own);
  return own;
}

function definitionsOf($defs: object): Lookup {
  const known = shared.get($defs);
  if (known) return known;
  const root = { $defs };
  const lookup = dereference(root);
  // Each schema is the root of its own lookup.
  for (const [address, schema] of Object.entries(lookup)) {
    if (schema === root) delete lookup[address];
  }
  shared.set($defs, lookup);
  return lookup;
}

const branches = new Set(['properties', 'items', 'oneOf', 'anyOf', 'allOf', '$ref', 'if', 'then']);

const quoted = (error: OutputUnit) => /"([^"]+)"/.exec(error.error)?.[1];

function fieldOf(error: OutputUnit): string {
  const at = error.instanceLocation.replace(/^#\/?/, '').replaceAll('/', '.');
  const missing = error.keyword === 'required' || error.keyword === 'additionalProperties';
  const name = missing ? quoted(error) : undefined;
  return [at, name].filter(Boolean).join('.') || 'body';
}

/** A text without a letter is missing, rather than too short. */
const isEmptyText = ({ keyword, error }: OutputUnit): boolean =>
  keyword === 'minLength' && error.includes('(0 <');

/** The limit, which the validator gives at the end of its sentence alone. */
const mostOf = ({ error }: OutputUnit): number => Number.parseFloat(error.split(' ').at(-1) ?? '');

function messageOf(error: OutputUnit, field: string): Message {
  switch (error.keyword) {
    case 'required':
      return { key: 'required', values: { field } };
    case 'maxLength':
    case 'maxItems':
      return { key: 'tooLong' };
    case 'maximum':
      return { key: 'tooLarge', values: { most: mostOf(error) } };
    case 'minLength':
    case 'minItems':
      return isEmptyText(error) ? { key: 'required', values: { field } } : { key: 'tooShort' };
    case 'format':
      return quoted(error) === 'email'
        ? { key: 'emailInvalid' }
        : { key: 'invalid', values: { field } };
    case 'additionalProperties':
    case 'false':
      return { key: 'unknownField', values: { field } };
    default:
      return { key: 'invalid', values: { field } };
  }
}
