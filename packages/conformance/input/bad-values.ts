import type { Schema } from '../contract/shapes.ts';
import type { Json } from '../json.ts';
import { getTypes } from './effective.ts';

/** A value that violates one keyword of its schema. */
export interface BadValue {
  keyword: string;
  /** The problem, as the end of "name …". */
  what: string;
  value: Json;
}

/** Texts and lists longer than this are not sent. */
const longest = 100_000;

/** Values that violate the schema of one value, one keyword each. */
export function badValues(schema: Schema, value: unknown): BadValue[] {
  return [
    ...badTypes(schema),
    ...badChoices(schema),
    ...(typeof value === 'string' || getTypes(schema).includes('string') ? badTexts(schema) : []),
    ...badNumbers(schema),
    ...(Array.isArray(value) ? badLists(schema, value) : []),
  ];
}

const oneOfType: Record<string, Json> = {
  object: { unexpected: true },
  array: ['unexpected'],
  number: 12_345.5,
  boolean: true,
  string: 'unexpected',
};

function badTypes(schema: Schema): BadValue[] {
  const types = getTypes(schema);
  if (types.length === 0) return [];
  const wrong = Object.entries(oneOfType).find(
    ([type]) => !types.includes(type) && !(type === 'number' && types.includes('integer')),
  );
  const bad: BadValue[] = [];
  if (wrong) bad.push({ keyword: 'type', what: `is of type ${wrong[0]}`, value: wrong[1] });
  if (types.includes('integer') && !types.includes('number')) {
    bad.push({ keyword: 'type', what: 'is no whole number', value: 1.5 });
  }
  // Values that look similar are the most likely to be accepted by mistake.
  if (types.includes('string') && !types.includes('number') && !types.includes('integer')) {
    bad.push({ keyword: 'type', what: 'is a number instead', value: 12_345 });
  }
  if (/^(?:integer|number|boolean)$/.test(types[0] ?? '') && !types.includes('string')) {
    const value = types[0] === 'boolean' ? 'true' : '1';
    bad.push({ keyword: 'type', what: 'is a text instead', value });
  }
  if (!types.includes('null')) bad.push({ keyword: 'type', what: 'is null', value: null });
  return bad;
}

function badChoices({ enum: choices, const: fixed }: Schema): BadValue[] {
  const keyword = choices ? 'enum' : 'const';
  if (!choices && fixed === undefined) return [];
  const isNumber = typeof (choices?.[0] ?? fixed) === 'number';
  return [{ keyword, what: 'is none of the choices', value: isNumber ? -987_654 : 'noneOfThese' }];
}

const badFormats: Record<string, string> = {
  uuid: 'not-a-uuid',
  'date-time': '2026-02-30T25:61:00Z',
  date: '2026-02-30',
  time: '25:61:00Z',
  email: 'no e-mail address',
  uri: 'no address',
  'uri-reference': 'http://[',
  ipv4: '256.1.1.1',
  ipv6: 'no address',
};

function badTexts({ format, pattern, minLength = 0, maxLength }: Schema): BadValue[] {
  const bad: BadValue[] = [];
  const badFormat = format === undefined ? undefined : badFormats[format];
  if (badFormat) bad.push({ keyword: 'format', what: `is no ${format}`, value: badFormat });
  if (pattern !== undefined) {
    const fits = new RegExp(pattern, 'u');
    const value = ['no match', '!', '', '\u0000', 'x'.repeat(300)].find((each) => !fits.test(each));
    if (value !== undefined) bad.push({ keyword: 'pattern', what: 'has another pattern', value });
  }
  if (maxLength !== undefined && maxLength < longest) {
    const value = 'x'.repeat(maxLength + 1);
    bad.push({ keyword: 'maxLength', what: `is longer than ${maxLength}`, value });
  }
  if (minLength > 0) {
    const value = 'x'.repeat(minLength - 1);
    bad.push({ keyword: 'minLength', what: `is shorter than ${minLength}`, value });
  }
  return bad;
}

function badNumbers(schema: Schema): BadValue[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const bad: BadValue[] = [];
  const add = (keyword: string, what: string, value: number | undefined) => {
    if (value !== undefined) bad.push({ keyword, what, value });
  };
  add('minimum', `is below ${minimum}`, minimum === undefined ? undefined : minimum - 1);
  add('maximum', `is above ${maximum}`, maximum === undefined ? undefined : maximum + 1);
  add('exclusiveMinimum', `is ${exclusiveMinimum}`, exclusiveMinimum);
  add('exclusiveMaximum', `is ${exclusiveMaximum}`, exclusiveMaximum);
  const half = multipleOf === undefined ? undefined : (minimum ?? 0) + multipleOf / 2;
  add('multipleOf', `is no multiple of ${multipleOf}`, half);
  return bad;
}

function badLists({ minItems = 0, maxItems, uniqueItems }: Schema, value: Json[]): BadValue[] {
  const bad: BadValue[] = [];
  const [first = 'x'] = value;
  if (minItems > 0) {
    const few = value.slice(0, minItems - 1);
    bad.push({ keyword: 'minItems', what: `has fewer than ${minItems} items`, value: few });
  }
  if (maxItems !== undefined && maxItems < longest / 100) {
    const many = Array.from({ length: maxItems + 1 }, () => first);
    bad.push({ keyword: 'maxItems', what: `has more than ${maxItems} items`, value: many });
  }
  if (uniqueItems)
    bad.push({ keyword: 'uniqueItems', what: 'names one twice', value: [first, first] });
  return bad;
}
