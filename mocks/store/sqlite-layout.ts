/** How collections, records and indexes lie in SQLite. */
import { readField } from './query.ts';
import { getNames } from './rules.ts';
import type { Collections, Index, Scalar, Schema } from './store.ts';

/** A value as SQLite binds it. */
export type Key = string | number | null | Uint8Array;

/** A name as SQL takes it, whatever it is made of. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The column that holds a field's key; the id has its own, and the prefix keeps all others off. */
export const toColumn = (field: string): string => quoted(field === 'id' ? 'id' : `f_${field}`);

/** The fields of a collection that have columns: the id, and all that its indexes name. */
export const columnFields = <R>(indexes: readonly Index<R>[]): string[] => [
  ...new Set(['id', ...indexes.flat()]),
];

export const indexName = (collection: string, index: readonly string[]): string =>
  `${collection}:${index.join('+')}`;

/**
 * A value such that SQLite orders keys as the port orders values: null, numbers, strings,
 * booleans. SQLite has no booleans, but puts bytes after strings. NaN has no key: see hasKey.
 */
export function toKey(value: Scalar): Key {
  if (typeof value === 'boolean') return Uint8Array.of(value ? 1 : 0);
  return typeof value === 'string' ? sortable(value) : value;
}

/** Whether a value can be asked for in SQL, where NaN would pass for null. */
export const hasKey = (value: Scalar): boolean => !Number.isNaN(value);

const first = 0xd7ff;

/**
 * A string whose UTF-8 bytes sort as the code units of the given one. The two orders differ only
 * where surrogates meet the units above them, so each unit from U+D7FF on is written as U+D7FF
 * and its distance from there, in two steps. Most strings have none and stay as they are.
 */
function sortable(text: string): string {
  return text.replace(/[\ud7ff-\uffff]/g, (unit) => {
    const distance = unit.charCodeAt(0) - first;
    // Counted from 1: a NUL is an end to some tools that read the file.
    return String.fromCharCode(first, 1 + (distance >> 8), 1 + (distance & 0xff));
  });
}

/** The keys of a record's columns, in the order of `fields`. */
export const getKeys = (record: object, fields: readonly string[]): Key[] =>
  fields.map((field) => toKey(readField(record, field)));

/**
 * The statements that make all tables and indexes. A table has the record as JSON beside its keys
 * and lies in the order of its primary key, which every index ends with too.
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
