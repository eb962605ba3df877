/** The types of a collection's fields, and the keys by which values of a type are ordered. */
import { normalizeName } from './normalize-name.ts';
import { getSortKey } from './sort-key.ts';
import type { FieldType, Scalar, Searched } from './store.ts';

/** The value of a field for conditions: a missing field is null. */
export function readField(record: object, field: string): Scalar {
  const value = (record as Record<string, unknown>)[field];
  return isScalar(value) ? value : null;
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The declared fields of a collection by name, and the id. */
export type Fields = ReadonlyMap<string, FieldType>;

const known = new WeakMap<object, Fields>();

/** The declared fields of a collection; the id is a text. */
export function getFields<R>({ fields }: Pick<Searched<R>, 'fields'>): Fields {
  const found = known.get(fields) ?? new Map([['id', 'text' as const], ...listFields(fields)]);
  known.set(fields, found);
  return found;
}

const listFields = (fields: object) => Object.entries(fields) as [string, FieldType][];

/** The type of a field. Throws RangeError for one that the schema does not declare. */
export function getType(fields: Fields, field: string): FieldType {
  const type = fields.get(field);
  if (!type) throw new RangeError(`The schema declares no field ${field}; add it with its type.`);
  return type;
}

/** The type of a field that is compared or ordered. Throws RangeError for one that is only searched. */
export function getValueType(fields: Fields, field: string): FieldType {
  const type = getType(fields, field);
  if (type === 'search')
    throw new RangeError(`${field} can only be searched; declare it as a name.`);
  return type;
}

const kinds: Readonly<Record<FieldType, string>> = {
  text: 'string',
  name: 'string',
  search: 'string',
  number: 'number',
  instant: 'string',
  boolean: 'boolean',
};

/** Throws TypeError for a record with a value that is not of its field's type. */
export function checkTypes(record: object, fields: Fields): void {
  for (const [field, type] of fields) {
    const value = (record as Record<string, unknown>)[field];
    if (value !== null && value !== undefined && typeof value !== kinds[type])
      throw new TypeError(`Expected a ${type} in ${field}, found ${JSON.stringify(value)}.`);
  }
}

/** The key by which a value is ordered among those of its type. */
export const toOrderKey = (type: FieldType, value: Scalar): Scalar =>
  type === 'name' && typeof value === 'string' ? getSortKey(value) : value;

/** The key of a value that must be unique. */
export const toUniqueKey = (value: Scalar): Scalar =>
  typeof value === 'string' ? normalizeName(value) : value;

/** The keys of names by record: they take longer to compute than to compare. */
const sortKeys = new WeakMap<object, Record<string, Scalar>>();
const searchTexts = new WeakMap<object, Record<string, string>>();

/** The key of a record that never changes, for its order by a field. */
export function getOrderKey(record: object, field: string, type: FieldType): Scalar {
  if (type !== 'name') return readField(record, field);
  const keys = getOrAdd(sortKeys, record);
  return (keys[field] ??= toOrderKey(type, readField(record, field)));
}

/** The normalized text in a field of a record that never changes. */
export function getSearchText(record: object, field: string): string {
  const texts = getOrAdd(searchTexts, record);
  return (texts[field] ??= normalizeName(String(readField(record, field) ?? '')));
}

function getOrAdd<V>(map: WeakMap<object, Record<string, V>>, key: object): Record<string, V> {
  const found = map.get(key) ?? {};
  map.set(key, found);
  return found;
}
