import type { Contract } from '../contract/contract.ts';
import type { Schema } from '../contract/shapes.ts';
import { isObject, type Json } from '../json.ts';
import { badValues } from './bad-values.ts';
import { effective } from './effective.ts';

/** A body that is valid except for one value. */
export interface BadBody {
  /** Dotted name of the invalid value; `body` for all of it. */
  at: string;
  /** The violated JSON Schema keyword. */
  keyword: string;
  /** The problem, as the end of "name …". */
  what: string;
  body: Json;
}

/**
 * Every way to make a body invalid that the schema covers: each must be rejected. Changes that the
 * contract accepts are omitted.
 */
export function badBodies(contract: Contract, schema: Schema, body: Json): BadBody[] {
  const found = mutateValue(contract, schema, body);
  const unique = new Map(found.map((bad) => [`${bad.at} ${bad.keyword} ${bad.what}`, bad]));
  return [...unique.values()].filter((bad) => !contract.fits(schema, bad.body));
}

function mutateValue(contract: Contract, schema: Schema, value: Json): BadBody[] {
  const known = effective(contract, schema, value);
  const own = badValues(known, value).map(({ value: body, ...bad }) => ({ ...bad, at: '', body }));
  if (isObject(value)) return [...own, ...mutateObject(contract, known, value)];
  const [first, ...others] = Array.isArray(value) ? value : [];
  if (first === undefined || !known.items) return own;
  const inner = mutateValue(contract, known.items, first);
  return [...own, ...inner.map((bad) => within('0', bad, (body) => [body, ...others]))];
}

function mutateObject(contract: Contract, schema: Schema, value: Record<string, Json>): BadBody[] {
  const missing = [...new Set(schema.required)]
    .filter((name) => name in value)
    .map((name) => {
      const { [name]: _removed, ...body } = value;
      return { at: name, keyword: 'required', what: 'is missing', body };
    });
  const unknown =
    schema.additionalProperties === false
      ? [
          {
            at: 'unknownProperty',
            keyword: 'additionalProperties',
            what: 'is no property of the contract',
            body: { ...value, unknownProperty: 'x' },
          },
        ]
      : [];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const each = value[name];
    // Properties that the example omits are also made invalid, by their own schema only.
    const bad =
      each === undefined
        ? badValues(contract.resolve(property), undefined).map(asBody)
        : mutateValue(contract, property, each);
    return bad.map((found) => within(name, found, (body) => ({ ...value, [name]: body })));
  });
  return [...missing, ...unknown, ...inner];
}

const asBody = ({ value, ...bad }: ReturnType<typeof badValues>[number]): BadBody => ({
  ...bad,
  at: '',
  body: value,
});

const within = (name: string, bad: BadBody, wrap: (body: Json) => Json): BadBody => ({
  ...bad,
  at: [name, bad.at].filter(Boolean).join('.'),
  body: wrap(bad.body),
});
