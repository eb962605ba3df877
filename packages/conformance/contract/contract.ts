import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dereference, validate, type Schema as Validated } from '@cfworker/json-schema';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { parseOperations } from './read.ts';
import type { Operation, Schema } from './shapes.ts';
import { textPattern } from '#contract/text-pattern';

/** A position where a value does not match its schema. */
export interface Mismatch {
  /** Path in the value, e.g. `entries/0/id`; empty for the value itself. */
  at: string;
  /** The JSON Schema keyword that is violated. */
  keyword: string;
  what: string;
}

/** The parsed contract with its lookups. */
export interface Contract {
  version: string;
  operations: readonly Operation[];
  /** The operation with an id. Throws when there is none. */
  operation(id: string): Operation;
  /** Follows references to a schema that is not a reference. */
  resolve(schema: Schema): Schema;
  /** The mismatches of a value with a schema of the contract; empty when it is valid. */
  mismatches(schema: Schema, value: unknown): Mismatch[];
  /** Whether a value is valid; faster than the list. */
  fits(schema: Schema, value: unknown): boolean;
}

/** The bundled contract: that of the repository, or the one inside the package. */
function bundledContract(): JsonObject {
  const text = readFileSync(
    createRequire(import.meta.url).resolve('#contract/openapi.json'),
    'utf8',
  );
  // A separate check sends invalid text, since it uses bytes that no schema can describe.
  const pattern = `"pattern": ${JSON.stringify(textPattern)}`;
  return JSON.parse(text.replaceAll(pattern, '"$comment": "a text"')) as JsonObject;
}

/** Parses a contract. Throws where it is invalid. */
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

/** One reference table for the full contract: one per schema would take seconds. */
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
  if (!isObject(found))
    throw new Error(`Unknown schema "${ref}": the contract does not define it.`);
  return found;
}

type Found = ReturnType<typeof validate>['errors'];

/** Only the leaf errors help a reader. */
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
