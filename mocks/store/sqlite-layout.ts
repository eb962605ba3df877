/** The layout of collections, records and indexes in SQLite. */
import { readField } from './query.ts';
import { getNames } from './rules.ts';
import type { Collections, Index, Scalar, Schema } from './store.ts';

/** A value that SQLite can bind. */
export type Key = string | number | null | Uint8Array;

/** Quotes a name of any characters for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * The column that holds a field's key; the id has its own column, and the prefix avoids collisions
 * with other names.
 */
export const toColumn = (field: string): string => quoted(field === 'id' ? 'id' : `f_${field}`);

/** The fields of a collection that have columns: the id, and all fields of its indexes. */
export const columnFields = <R>(indexes: readonly Index<R>[]): string[] => [
  ...new Set(['id', ...indexes.flat()]),
];

export const indexName = (collection: string, index: readonly string[]): string =>
  `${collection}:${index.join('+')}`;

/**
 * A key that makes SQLite sort values in the order of the port: null, numbers, strings, booleans.
 * SQLite has no booleans, but sorts bytes after strings. NaN has no key: see hasKey.
 */
export function toKey(value: Scalar): Key {
  if (typeof value === 'boolean') return Uint8Array.of(value ? 1 : 0);
  return typeof value === 'string' ? sortable(value) : value;
}

/** Whether a value can be queried in SQL, where NaN would match null. */
export const hasKey = (value: Scalar): boolean => !Number.isNaN(value);

const first = 0xd7ff;

/**
 * A string whose UTF-8 bytes sort like the code units of the given one. The two orders differ only
 * where surrogates meet higher code units, so each unit from U+D7FF on is written as U+D7FF and its
 * distance from there, in two parts. Most strings have no such unit and stay unchanged.
 */
function sortable(text: string): string {
  return text.replace(/[\ud7ff-\uffff]/g, (unit) => {
    const distance = unit.charCodeAt(0) - first;
    // Counted from 1, since some tools that read the file stop at a NUL.
    return String.fromCharCode(first, 1 + (distance >> 8), 1 + (distance & 0xff));
  });
}

/** The keys of a record's columns, in the order of `fields`. */
export const getKeys = (record: object, fields: readonly string[]): Key[] =>
  fields.map((field) => toKey(readField(record, field)));

/**
 * The statements that create all tables and indexes. A table has the record as JSON next to its
 * keys and is sorted by its primary key, which every index ends with too.
 */
export function buildLayout<C extends Collections<C>>({ collections }: Schema<C>): string[] {
  return getNames(collections).flatMap((name) => {
    const { indexes } = collections[name];
    const columns = ['scope', ...columnFields(indexes).map(toColumn), 'record'].join(', ');
    return [
      `CREATE TABLE ${quoted(name)} (${columns}, PRIMARY KEY (scope, "id")) WITHOUT ROWID`,
      ...indexes.map((index) => {
        const fields = ['scope', ...index.map(toColumn)].join(', ');
        return `CREATE INDEX ${quoted(indexName(name, index))} ON ${quoted(name)} (${fields})`;
      }),
    ];
  });
}
