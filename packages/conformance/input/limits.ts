import type { Contract } from '../contract/contract.ts';
import type { Schema } from '../contract/shapes.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { effective, getTypes } from './effective.ts';

/** A body with one value at exactly its maximum length, size or count. */
export interface LimitBody {
  /** Dotted name of the value. */
  at: string;
  /** The keyword of JSON Schema that sets the limit. */
  keyword: string;
  /** The value, as the end of "name …". */
  what: string;
  body: JsonObject;
}

/** Texts and lists that may be longer than this are not tried. */
const longestText = 20_000;
const longestList = 100;

/** Bodies with one value at exactly its limit; all of them are valid. */
export function limitBodies(contract: Contract, schema: Schema, body: JsonObject): LimitBody[] {
  return within(contract, schema, body)
    .flatMap(({ value, ...limit }) => (isObject(value) ? [{ ...limit, body: value }] : []))
    .filter((each) => contract.fits(schema, each.body));
}

interface Limit extends Omit<LimitBody, 'body'> {
  value: Json;
}

function within(contract: Contract, schema: Schema, value: Json): Limit[] {
  const known = effective(contract, schema, value);
  if (isObject(value)) {
    return Object.entries(known.properties ?? {}).flatMap(([name, property]) => {
      const each = value[name];
      if (each === undefined || isReference(name)) return [];
      return within(contract, property, each).map((limit) => ({
        ...limit,
        at: [name, limit.at].filter(Boolean).join('.'),
        value: { ...value, [name]: limit.value },
      }));
    });
  }
  if (Array.isArray(value)) return lists(contract, known, value);
  return getTypes(known).includes('string') ? texts(known, value) : numbers(known, value);
}

/** An id references a record: with another length it references nothing. */
const isReference = (name: string): boolean => /(?:^id|Ids?|version)$/.test(name);

function texts({ format, enum: choices, ...schema }: Schema, value: Json): Limit[] {
  const { minLength = 0, maxLength } = schema;
  if (typeof value !== 'string' || format || choices) return [];
  const limits: Limit[] = [];
  if (maxLength !== undefined && maxLength <= longestText && value.length <= maxLength) {
    const what = `is ${maxLength} characters long`;
    limits.push({ at: '', keyword: 'maxLength', what, value: longText(value, maxLength) });
  }
  if (minLength > 0) {
    const what = `is ${minLength} ${minLength === 1 ? 'character' : 'characters'} long`;
    limits.push({ at: '', keyword: 'minLength', what, value: shortText(minLength) });
  }
  return limits;
}

/** A text that starts like the example, so that it stays unique, and ends in a letter. */
const longText = (value: string, length: number): string => value.padEnd(length, 'x');

/** A text that is probably unique: one of some ten thousand letters of all scripts. */
const shortText = (length: number): string =>
  Array.from({ length }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
  ).join('');

function numbers(schema: Schema, value: Json): Limit[] {
  if (typeof value !== 'number') return [];
  return (['minimum', 'maximum'] as const).flatMap((keyword): Limit[] => {
    const limit = schema[keyword];
    return limit === undefined ? [] : [{ at: '', keyword, what: `is ${limit}`, value: limit }];
  });
}

function lists(contract: Contract, schema: Schema, value: readonly Json[]): Limit[] {
  const { items, minItems = 0, maxItems, uniqueItems } = schema;
  const [first, ...others] = value;
  const limits: Limit[] = [];
  if (minItems < value.length) {
    const what = minItems === 0 ? 'is empty' : `has ${minItems} items`;
    limits.push({ at: '', keyword: 'minItems', what, value: value.slice(0, minItems) });
  }
  if (first === undefined || !items) return limits;
  const isText =
    typeof first === 'string' && effective(contract, items, first).format === undefined;
  if (maxItems !== undefined && maxItems <= longestList && (isText || !uniqueItems) && isText) {
    const many = Array.from(
      { length: maxItems },
      (_, at) => value[at] ?? `${first.slice(0, 20)} ${at}`,
    );
    limits.push({ at: '', keyword: 'maxItems', what: `has ${maxItems} items`, value: many });
  }
  const inner = within(contract, items, first).map((limit) => ({
    ...limit,
    at: ['0', limit.at].filter(Boolean).join('.'),
    value: [limit.value, ...others],
  }));
  return [...limits, ...inner];
}
