/** The layout of collections, records and indexes in IndexedDB. */
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { getFields, getOrderKey } from '../fields.ts';
import { getOrderField, type Part, type Plan } from '../query.ts';
import { getNames } from '../rules.ts';
import { getUniqueKeys, listUnique } from '../unique-keys.ts';
import type { Collections, Entity, FieldType, Scalar, Schema, Searched } from '../store.ts';

export type Tx = IDBPTransaction<unknown, string[], IDBTransactionMode>;

/** The id and the declared fields of a record, by which it is searched, ordered and counted. */
export type Row = Readonly<Entity & Record<string, unknown>>;

/** A row of an object store: the record, its scope and its keys, under the key [scope, id]. */
export interface Stored<R> {
  scope: string;
  record: R;
  /** The keys of the indexes by field; those of unique fields by `unique` and their position. */
  keys: Record<string, IDBValidKey>;
}

/**
 * Object store of what is stored with the records. By collection and scope: the last number of
 * appended records (`sequence`), the mark of the last change (`mark`), and the cached rows (`kept`).
 */
export const notes = 'notes';

const recordKey = ['scope', 'record.id'];

export const sequenceKey = (collection: string, scope: string) => [collection, scope, 'sequence'];

export const markKey = (collection: string, scope: string): string[] => [collection, scope, 'mark'];

/** Below all numbers of records and all texts: IndexedDB has no key for null. */
const nullKey = Number.NEGATIVE_INFINITY;

/** The key of a value among those of its field. */
function toIndexKey(value: Scalar): IDBValidKey {
  if (value === null) return nullKey;
  return typeof value === 'boolean' ? Number(value) : value;
}

/** A record with its keys. */
export function toStored<R extends object>(
  scope: string,
  record: R,
  searched: Searched<R>,
): Stored<R> {
  const fields = getFields(searched);
  const indexed = new Set(searched.indexes.flat());
  const keys: Stored<R>['keys'] = {};
  for (const field of indexed) {
    keys[field] = toIndexKey(getOrderKey(record, field, fields.get(field) ?? 'text'));
  }
  listUnique(searched).forEach((unique, at) => {
    const found = getUniqueKeys(record, unique);
    if (found) keys[`unique${at}`] = JSON.stringify(found);
  });
  return { scope, record, keys };
}

export const indexName = (index: readonly string[]): string => index.join('+');

export const uniqueName = (at: number): string => `unique ${at}`;

const indexKey = (index: readonly string[]): string[] => [
  'scope',
  ...index.map((field) => `keys.${field}`),
];

/** The indexes of a collection, by name: the paths of their keys. */
function listIndexes<R>(searched: Searched<R>): [name: string, path: string[]][] {
  return [
    ...searched.indexes.map((index): [string, string[]] => [indexName(index), indexKey(index)]),
    ...listUnique(searched).map((_, at): [string, string[]] => [
      uniqueName(at),
      ['scope', `keys.unique${at}`],
    ]),
  ];
}

/**
 * Creates all object stores again. For an upgrade, whose transaction applies all of it or nothing.
 */
export function layOut<C extends Collections<C>>(db: IDBPDatabase, schema: Schema<C>): void {
  for (const name of Array.from(db.objectStoreNames)) db.deleteObjectStore(name);
  db.createObjectStore(notes);
  for (const name of getNames(schema.collections)) {
    const store = db.createObjectStore(name, { keyPath: recordKey });
    for (const [index, path] of listIndexes(schema.collections[name]))
      store.createIndex(index, path);
  }
}

/** Whether the database has every object store and index of the schema. */
export function isValid<C extends Collections<C>>(db: IDBPDatabase, schema: Schema<C>): boolean {
  const names = getNames(schema.collections);
  if (![...names, notes].every((name) => db.objectStoreNames.contains(name))) return false;
  const tx = db.transaction([...names, notes]);
  tx.done.catch(() => undefined);
  return names.every((name) => {
    const store = tx.objectStore(name);
    return (
      isSame(store.keyPath, recordKey) &&
      listIndexes(schema.collections[name]).every(
        ([index, path]) =>
          store.indexNames.contains(index) && isSame(store.index(index).keyPath, path),
      )
    );
  });
}

const isSame = (a: string | string[] | null, b: string[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** All keys that start with these values; arrays sort after all strings and numbers. */
export const startingWith = (...values: IDBValidKey[]): IDBKeyRange =>
  IDBKeyRange.bound(values, [...values, []]);

/** The index keys for a plan; none when there cannot be any. */
export const listKeyRanges = <R>(
  scope: string,
  { index, parts }: Plan<R>,
  searched: Searched<R>,
): IDBKeyRange[] => parts.flatMap((part) => toKeyRange(scope, part, { index, searched }) ?? []);

/** The index keys for a part of an index; undefined when there cannot be any. */
function toKeyRange<R>(
  scope: string,
  { prefix, last }: Part,
  { index, searched }: { index: Plan<R>['index']; searched: Searched<R> },
): IDBKeyRange | undefined {
  const start = [scope, ...prefix.map(toIndexKey)];
  if (!last) return startingWith(...start);
  if ('equal' in last) return IDBKeyRange.only([...start, toIndexKey(last.equal)]);
  const { from, below } = last.range;
  const type = getFields(searched).get(getOrderField(index)) ?? 'text';
  const lower = [...start, from === undefined ? nullKey : toIndexKey(from)];
  const upper = [...start, below === undefined ? above(type) : toIndexKey(below)];
  // IndexedDB throws for an empty or inverted range. Null is in no range.
  return indexedDB.cmp(lower, upper) < 0
    ? IDBKeyRange.bound(lower, upper, from === undefined, true)
    : undefined;
}

/** A key above all values of a type: dates sort after all numbers, arrays after all texts. */
const above = (type: FieldType): IDBValidKey =>
  type === 'number' || type === 'boolean' ? new Date(0) : [];
