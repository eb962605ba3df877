import type { Schema } from '@cfworker/json-schema';
import { formats as common, type Formats } from './formats.ts';

/** Definitions and formats that schemas refer to. */
export interface Known {
  $defs: Readonly<Record<string, Schema>>;
  /** Formats in addition to those that every area has. */
  formats?: Formats;
}

/** A mismatch between a value and its schema. */
export interface Unfit {
  /** The violated JSON Schema keyword. */
  keyword: keyof Schema;
  /** Its path in the value as a dotted name; empty for the value itself. */
  at: string;
  /** The keyword's constraint: a limit or a format; for a missing or unknown property, its name. */
  constraint: unknown;
  value: unknown;
}

/**
 * Maximum number of errors that are collected. A body of 1 MB can contain 95,000 unknown
 * properties: each would cost time of the only thread, and a text in the response.
 */
export const maxErrors = 100;

/** A value with its path, and the list that collects errors. */
interface ValidationContext {
  value: unknown;
  at: string;
  known: Known;
  found: Unfit[];
}

type Object = Readonly<Record<string, unknown>>;

/**
 * Returns up to `maxErrors` mismatches for the JSON Schema (2020-12) keywords that the contract
 * uses; each `$ref` points to `#/$defs`. A full validator would be too large for the page that
 * embeds the server, and too slow to load before the first call.
 */
export function unfitIn(value: unknown, schema: Schema, known: Known): Unfit[] {
  const found: Unfit[] = [];
  assess(schema, { value, at: '', known, found });
  return found;
}

/** Whether validation stops here: later errors would not be reported. */
const isFull = ({ found }: ValidationContext): boolean => found.length >= maxErrors;

function assess(schema: Schema, context: ValidationContext): void {
  for (const keyword of keywords) {
    if (isFull(context)) return;
    const constraint: unknown = schema[keyword];
    if (constraint !== undefined) judges[keyword](constraint as never, context, schema);
  }
}

/** The errors of a part, without reporting them yet. */
function tried(schema: Schema, context: ValidationContext): Unfit[] {
  const found: Unfit[] = [];
  assess(schema, { ...context, found });
  return found;
}

function addError(context: ValidationContext, keyword: keyof Schema, constraint: unknown): void {
  const { value, at, found } = context;
  if (!isFull(context)) found.push({ keyword, at, constraint, value });
}

/** Adds the errors of a part, up to the maximum. */
const addAll = ({ found }: ValidationContext, errors: readonly Unfit[]): void =>
  void found.push(...errors.slice(0, maxErrors - found.length));

const inside = (
  context: ValidationContext,
  name: string | number,
  value: unknown,
): ValidationContext => ({
  ...context,
  value,
  at: context.at === '' ? String(name) : `${context.at}.${name}`,
});

type KeywordValidator = (constraint: never, context: ValidationContext, schema: Schema) => void;

/** Validates values of one type by a keyword; other types pass. */
const of =
  <Type, Constraint>(
    isOfType: (value: unknown) => value is Type,
    keyword: keyof Schema,
    fits: (value: Type, constraint: Constraint, known: Known) => boolean,
  ) =>
  (constraint: Constraint, context: ValidationContext): void => {
    const { value, known } = context;
    if (isOfType(value) && !fits(value, constraint, known)) addError(context, keyword, constraint);
  };

const isAny = (value: unknown): value is unknown => value !== undefined;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Object =>
  typeof value === 'object' && value !== null && !isList(value);

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isText,
  number: isNumber,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: isList,
  object: isObject,
};

/** Counts code points, like the contract; a text with few code units need not be counted. */
const countCharacters = (text: string): number => Array.from(text).length;

const patterns = new Map<string, RegExp>();

function toPattern(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
}

const judges = {
  $ref: (name: string, context: ValidationContext) => {
    const schema = context.known.$defs[name.slice('#/$defs/'.length)];
    if (!schema) throw new Error(`Unknown schema "${name}"; add it to the definitions`);
    assess(schema, context);
  },
  type: of(isAny, 'type', (value, constraint: string | string[]) =>
    [constraint].flat().some((type) => types[type]?.(value)),
  ),
  const: of(isAny, 'const', (value, constraint) => value === constraint),
  enum: of(isAny, 'enum', (value, constraint: readonly unknown[]) => constraint.includes(value)),
  not: (schema: Schema, context: ValidationContext) => {
    if (tried(schema, context).length === 0) addError(context, 'not', schema);
  },
  allOf: (schemas: readonly Schema[], context: ValidationContext) => {
    for (const schema of schemas) assess(schema, context);
  },
  oneOf: (schemas: readonly Schema[], context: ValidationContext) => {
    const branches = schemas.map((schema) => tried(schema, context));
    const fitting = branches.filter(({ length }) => length === 0).length;
    if (fitting > 1) addError(context, 'oneOf', schemas);
    if (fitting !== 1) addAll(context, branches.flat());
  },
  if: (schema: Schema, context: ValidationContext, { else: otherwise }: Schema) => {
    if (otherwise && tried(schema, context).length > 0) assess(otherwise, context);
  },
  required: (names: readonly string[], context: ValidationContext) => {
    const { value } = context;
    if (!isObject(value)) return;
    for (const name of names) if (!Object.hasOwn(value, name)) addError(context, 'required', name);
  },
  properties: (schemas: Readonly<Record<string, Schema>>, context: ValidationContext) => {
    const { value } = context;
    if (!isObject(value)) return;
    for (const [name, schema] of Object.entries(schemas)) {
      if (Object.hasOwn(value, name)) assess(schema, inside(context, name, value[name]));
    }
  },
  additionalProperties: (
    schema: Schema | boolean,
    context: ValidationContext,
    { properties = {} }: Schema,
  ) => {
    const { value } = context;
    if (schema === true || !isObject(value)) return;
    for (const name of Object.keys(value)) {
      if (isFull(context)) return;
      if (Object.hasOwn(properties, name)) continue;
      const branches = schema === false ? null : tried(schema, inside(context, name, value[name]));
      if (branches?.length === 0) continue;
      addError(context, 'additionalProperties', name);
      addAll(context, branches ?? []);
    }
  },
  maxItems: of(isList, 'maxItems', ({ length }, max: number) => length <= max),
  minItems: of(isList, 'minItems', ({ length }, min: number) => length >= min),
  items: (schema: Schema, context: ValidationContext) => {
    const { value } = context;
    if (!isList(value)) return;
    for (const [index, item] of value.entries()) {
      if (isFull(context)) return;
      assess(schema, inside(context, index, item));
    }
  },
  uniqueItems: of(
    isList,
    'uniqueItems',
    (items) => new Set(items.map((item) => JSON.stringify(item))).size === items.length,
  ),
  minimum: of(isNumber, 'minimum', (value, min: number) => value >= min),
  maximum: of(isNumber, 'maximum', (value, max: number) => value <= max),
  minLength: of(isText, 'minLength', (text, min: number) => countCharacters(text) >= min),
  maxLength: of(
    isText,
    'maxLength',
    (text, max: number) => text.length <= max || countCharacters(text) <= max,
  ),
  pattern: of(isText, 'pattern', (text, source: string) => toPattern(source).test(text)),
  format: of(isText, 'format', (text, name: string, { formats }) => {
    const isFormat = common[name] ?? formats?.[name];
    return isFormat === undefined || isFormat(text);
  }),
} satisfies Partial<Record<keyof Schema, KeywordValidator>>;

/** In the order of validation: only the first error of each field is reported. */
const keywords = Object.keys(judges) as (keyof typeof judges)[];
