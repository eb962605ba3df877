import { readFileSync } from 'node:fs';
import { dereference, validate, type Schema as Validated } from '@cfworker/json-schema';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { parseOperations } from './read.ts';
import type { Operation, Schema } from './shapes.ts';
import { textPattern } from './text-pattern.ts';

/** Where a value leaves its schema. */
export interface Mismatch {
  /** Place in the value, as `entries/0/id`; empty for the value itself. */
  at: string;
  /** The keyword of JSON Schema that it breaks. */
  keyword: string;
  what: string;
}

/** The contract, ready to be asked. */
export interface Contract {
  version: string;
  operations: readonly Operation[];
  /** The operation of an id. Throws when there is none. */
  operation(id: string): Operation;
  /** Follows references until a schema says something itself. */
  resolve(schema: Schema): Schema;
  /** What of a value does not fit a schema of the contract; empty when all does. */
  mismatches(schema: Schema, value: unknown): Mismatch[];
  /** Whether a value fits; quicker than the list. */
  fits(schema: Schema, value: unknown): boolean;
}

/** The bundled contract: beside the kit in the repository, inside the packed kit elsewhere. */
function bundledContract(): JsonObject {
  const text = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
  // What is no text is sent by a check of its own, which knows bytes that no schema can name.
  const pattern = `"pattern": ${JSON.stringify(textPattern)}`;
  return JSON.parse(text.replaceAll(pattern, '"$comment": "a text"')) as JsonObject;
}

/** Makes a contract ready. Throws where it cannot be read. */
export function createContract(document: JsonObject = bundledContract()): Contract {
  const operations = parseOperations(document);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const lookup = buildLookup(document, operations);
  const check = (schema: Schema, value: unknown, isShort: boolean) =>
    validate(value, schema as Validated, '2020-12', lookup, isShort);
  return {
    version: readVersion(document),
    operations,
    operation: (id) => {
      const found = byId.get(id);
      if (!found) throw new Error(`The contract has no operation "${id}".`);
      return found;
    },
    resolve: (schema) => {
      let found = schema;
      while (found.$ref) found = schemaAt(document, found.$ref);
      return found;
    },
    mismatches: (schema, value) => findLeaves(check(schema, value, false).errors),
    fits: (schema, value) => check(schema, value, true).valid,
  };
}

/** One table of references for the whole contract: to make one per schema would take seconds. */
function buildLookup(document: JsonObject, operations: readonly Operation[]) {
  const inline = operations.flatMap(({ parameters, body, responses }) => [
    ...parameters.map(({ schema }) => schema),
    ...(body ? [body.schema] : []),
    ...[...responses.values()].flatMap(({ contents }) => Object.values(contents)),
  ]);
  const { components } = document;
  const schemas = isObject(components) ? components['schemas'] : {};
  return dereference({
    components: { schemas },
    inline: Object.fromEntries([...new Set(inline)].entries()),
  });
}

function schemaAt(document: JsonObject, ref: string): Schema {
  const name = ref.slice('#/components/schemas/'.length);
  const { components } = document;
  const schemas = isObject(components) ? components['schemas'] : undefined;
  const found = isObject(schemas) ? schemas[name] : undefined;
  if (!isObject(found)) throw new Error(`The contract has no schema "${ref}".`);
  return found;
}

type Found = ReturnType<typeof validate>['errors'];

/** Only the leaves are of use to a reader. */
function findLeaves(errors: Found): Mismatch[] {
  const leaves = errors.filter(({ keyword }) => !branches.has(keyword));
  return (leaves.length > 0 ? leaves : errors).map(({ instanceLocation, keyword, error }) => ({
    at: instanceLocation.replace(/^#\/?/, ''),
    keyword,
    what: error,
  }));
}

const branches = new Set(['properties', 'items', 'oneOf', 'anyOf', 'allOf', '$ref', 'if', 'then']);

function readVersion({ info }: JsonObject): string {
  const version: Json | undefined = isObject(info) ? info['version'] : undefined;
  return typeof version === 'string' ? version : 'unknown';
}
