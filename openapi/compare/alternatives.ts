import { canonical } from './change.ts';
import { resolve, type Contract, type Schema } from './contract.ts';

/** A schema in parts: whether null is valid, and the alternatives of which a value matches one. */
export interface Choice {
  isNullable: boolean;
  alternatives: Schema[];
}

/**
 * Splits a schema into its alternatives, so that equivalent forms compare as equal: a type list
 * with null, a choice with a null branch, a choice of choices.
 */
export function resolveChoice(contract: Contract, given: Schema): Choice {
  const schema = merged(contract, resolve(contract, given));
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) {
    const choices = branches.map((branch) => resolveChoice(contract, branch));
    return {
      isNullable: choices.some(({ isNullable }) => isNullable),
      alternatives: choices.flatMap(({ alternatives }) => alternatives),
    };
  }
  if (schema.type === 'null' || (schema.const === null && 'const' in schema)) {
    return { isNullable: true, alternatives: [] };
  }
  return { isNullable: admitsNull(schema), alternatives: [schema] };
}

function admitsNull({ type, enum: values }: Schema): boolean {
  if (values && !values.includes(null)) return false;
  return type === undefined ? values !== undefined : [type].flat().includes('null');
}

/**
 * The results of `merged`: one object per schema, so that a traversal recognizes schemas that it
 * has visited.
 */
const made = new WeakMap<Schema, Schema>();

/** A schema with the members of its `allOf` merged. */
function merged(contract: Contract, schema: Schema): Schema {
  if (!schema.allOf) return schema;
  const known = made.get(schema);
  if (known) return known;
  const full = overlaid(contract, schema);
  made.set(schema, full);
  return full;
}

function overlaid(contract: Contract, { allOf = [], ...own }: Schema): Schema {
  const parts = [...allOf.map((part) => merged(contract, resolve(contract, part))), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  return { ...Object.assign({}, ...parts), properties, required };
}

/**
 * Pairs the alternatives of two contracts by the constants of their properties, or otherwise by
 * position; also returns those without a partner.
 */
export function pairSchemas(before: Schema[], after: Schema[]) {
  const pairs: [Schema, Schema][] = [];
  const rest = [...after];
  const failed: Schema[] = [];
  const take = (schema: Schema, isPartner: (other: Schema) => boolean) => {
    const index = rest.findIndex(isPartner);
    const [partner] = index < 0 ? [] : rest.splice(index, 1);
    if (partner) pairs.push([schema, partner]);
    return partner !== undefined;
  };
  const unlike = before.filter((schema) => {
    const tag = getDiscriminator(schema);
    return !take(schema, (other) => tag !== '{}' && getDiscriminator(other) === tag);
  });
  for (const schema of unlike) {
    const isTagged = getDiscriminator(schema) !== '{}';
    const isLike = (other: Schema) => getDiscriminator(other) === '{}' && isSameKind(schema, other);
    const isOnly = before.length === 1 && rest.length === 1;
    if (!take(schema, isTagged ? () => isOnly : (other) => isOnly || isLike(other))) {
      failed.push(schema);
    }
  }
  return { pairs, failed, gained: rest };
}

/** The constants that identify a branch: `{"type":"add"}`. */
export function getDiscriminator({ properties = {} }: Schema): string {
  const constants = Object.entries(properties)
    .filter(([, property]) => 'const' in property)
    .map(([name, property]) => [name, property.const]);
  return canonical(Object.fromEntries(constants)) ?? '{}';
}

const isSameKind = (one: Schema, other: Schema) => canonical(one.type) === canonical(other.type);
