/** The layout of collections, records and indexes in IndexedDB. */
import type { IDBPDatabase } from 'idb';
import type { Plan } from './query.ts';
import { getNames } from './rules.ts';
import type { Collections, Range, Scalar, Schema } from './store.ts';

/** A row of an object store: the record and its scope, under the key [scope, id]. */
export interface Stored<R> {
  scope: string;
  record: R;
}

/**
 * Object store of the indexes that miss records: `[collection, index]`. IndexedDB leaves a record
 * out of an index when one of its fields is null, missing or a boolean. A query that compares every
 * field with a string or number does not match such records anyway; one that leaves the last field
 * open does. So the first such record is noted here permanently, and from then on the index serves
 * no open queries: they filter the tenant's records instead. For a collection with views, it also
 * holds the mark of the last change: `[collection, scope, 'mark']`; and for a view with many rows
 * its stored rows: `[collection, scope, 'kept', …]`.
 */
export const gaps = 'gaps';

const recordKey = ['scope', 'record.id'];

/** The values that IndexedDB can index. */
export const canIndex = (value: Scalar): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The key of a collection's mark in the `gaps` object store. */
export const markKey = (collection: string, scope: string): string[] => [collection, scope, 'mark'];

export const indexName = (index: readonly string[]): string => index.join('+');

const indexKey = (index: readonly string[]): string[] => [
  'scope',
  ...index.map((field) => `record.${field}`),
];

/**
 * Creates all object stores again. For an upgrade, whose transaction applies all of it or nothing.
 */
export function layOut<C extends Collections<C>>(db: IDBPDatabase, schema: Schema<C>): void {
  for (const name of Array.from(db.objectStoreNames)) db.deleteObjectStore(name);
  db.createObjectStore(gaps);
  for (const name of getNames(schema.collections)) {
    const store = db.createObjectStore(name, { keyPath: recordKey });
    for (const index of schema.collections[name].indexes) {
      store.createIndex(indexName(index), indexKey(index));
    }
  }
}

/** Whether the database has every object store and index of the schema. */
export function isValid<C extends Collections<C>>(db: IDBPDatabase, schema: Schema<C>): boolean {
  const names = getNames(schema.collections);
  if (![...names, gaps].every((name) => db.objectStoreNames.contains(name))) return false;
  const tx = db.transaction([...names, gaps]);
  tx.done.catch(() => undefined);
  return names.every((name) => {
    const store = tx.objectStore(name);
    return (
      isSame(store.keyPath, recordKey) &&
      schema.collections[name].indexes.every(
        (index) =>
          store.indexNames.contains(indexName(index)) &&
          isSame(store.index(indexName(index)).keyPath, indexKey(index)),
      )
    );
  });
}

const isSame = (a: string | string[] | null, b: string[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** All keys that start with these values; arrays sort after all strings and numbers. */
export const startingWith = (...values: (Scalar | string)[]): IDBKeyRange =>
  IDBKeyRange.bound(values, [...values, []]);

/** The index keys for a plan; undefined when there cannot be any. */
export function toKeyRange<R>(scope: string, { prefix, last }: Plan<R>): IDBKeyRange | undefined {
  if (!last) return startingWith(scope, ...prefix);
  if ('equal' in last) return IDBKeyRange.only([scope, ...prefix, last.equal]);
  const [lowest, highest] = toKeyBounds(last.range);
  const lower = [scope, ...prefix, lowest];
  const upper = [scope, ...prefix, highest];
  // IndexedDB throws for an empty or inverted range.
  return indexedDB.cmp(lower, upper) < 0 ? IDBKeyRange.bound(lower, upper, false, true) : undefined;
}

/** A range matches only values of its bound's type, so an open range is limited to that type. */
function toKeyBounds({ from, below }: Range<Scalar>): [lowest: IDBValidKey, highest: IDBValidKey] {
  const isNumber = typeof (from ?? below) === 'number';
  const lowest = from ?? (isNumber ? Number.NEGATIVE_INFINITY : '');
  // Dates sort after all numbers, arrays after all strings.
  const highest = below ?? (isNumber ? new Date(0) : []);
  return [lowest as IDBValidKey, highest as IDBValidKey];
}
