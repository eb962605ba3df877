import * as v from 'valibot';

/**
 * The value of a field: a text as typed (also numbers and money), a switch, a day or a time in wire
 * format, a selection by its id, multiple ids, rows, a nested object, or a file.
 */
export type FormValue =
  | string
  | number
  | boolean
  | null
  | File
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

type Nested = Readonly<Record<string, FormValue>>;

const isList = (value: FormValue | undefined): value is readonly FormValue[] =>
  Array.isArray(value);

/** A nested object; a file is a value on its own. */
const isNested = (value: FormValue | undefined): value is Nested =>
  typeof value === 'object' && value !== null && !isList(value) && !(value instanceof File);

/** Whether two values are equal, at any depth; a file is equal only to itself. */
export function isSameValue(one: FormValue | undefined, other: FormValue | undefined): boolean {
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((each, at) => isSameValue(each, other[at]));
  }
  if (isNested(one) && isNested(other)) {
    const names = Object.keys(one);
    const isAsLong = names.length === Object.keys(other).length;
    return isAsLong && names.every((name) => isSameValue(one[name], other[name]));
  }
  return Object.is(one, other);
}

/** Content that a device can store: without files, which have to be selected again. */
export function withoutFiles<Content>(content: Content): Content {
  const bare = (value: unknown): unknown => {
    if (value instanceof File) return null;
    if (Array.isArray(value)) return value.map(bare);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, bare(each)]));
  };
  return bare(content) as Content;
}

/**
 * The schema of a field's stored value, derived from its empty value. An empty list and null allow
 * only the same value: such a field needs its own schema.
 */
export function buildValueSchema(empty: FormValue): v.GenericSchema {
  if (typeof empty === 'string') return v.string();
  if (typeof empty === 'number') return v.number();
  if (typeof empty === 'boolean') return v.boolean();
  if (isList(empty)) {
    return v.array(empty[0] === undefined ? v.never() : buildValueSchema(empty[0]));
  }
  if (!isNested(empty)) return v.null();
  const entries = Object.entries(empty).map(
    ([name, value]) => [name, buildValueSchema(value)] as const,
  );
  return v.strictObject(Object.fromEntries(entries));
}

/** A value as typed; empty where it is no text. */
export const typedText = (value: FormValue | undefined): string =>
  typeof value === 'string' ? value : '';
