/** The layout of collections, records and indexes in SQLite. */
import { getFields, readField, toOrderKey, type Fields } from '../fields.ts';
import { normalizeName } from '../normalize-name.ts';
import { getNames } from '../rules.ts';
import { getUniqueKeys, listUnique } from '../unique-keys.ts';
import type { Collections, FieldType, Index, Scalar, Schema, Searched } from '../store.ts';

/** A value that SQLite can bind. */
export type Key = string | number | null;

/** Quotes a name of any characters for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * The column that holds a field's key; the id has its own column, and the prefix avoids collisions
 * with other names.
 */
export const toColumn = (field: string): string => quoted(field === 'id' ? 'id' : `f_${field}`);

/** The column by which a field is ordered: a name has a separate one with its key. */
export const toOrderColumn = (field: string, type: FieldType): string =>
  type === 'name' ? quoted(`o_${field}`) : toColumn(field);

/** The column with the text in which a name is searched. */
export const toSearchColumn = (field: string): string => quoted(`s_${field}`);

export const toUniqueColumn = (fields: readonly string[]): string =>
  quoted(`u_${fields.join('+')}`);

export const indexName = (collection: string, index: readonly string[]): string =>
  `${collection}:${index.join('+')}`;

/** All indexes of a collection but those of unique values. */
export const listIndexes = <R>({ indexes, ordered = [] }: Searched<R>): Index<R>[] => [
  ...indexes,
  ...ordered.map((field): Index<R> => [field]),
];

/** A key that makes SQLite sort the values of a type in the order of the port. */
export function toKey(value: Scalar): Key {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? sortable(value) : value;
}

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

/** The value of a key, of a field that is no name. */
export function fromKey(type: FieldType, key: Key): Scalar {
  if (typeof key === 'string') {
    return key.replace(/\ud7ff([^])([^])/g, (_, high: string, low: string) =>
      String.fromCharCode(first + ((high.charCodeAt(0) - 1) << 8) + low.charCodeAt(0) - 1),
    );
  }
  return type === 'boolean' && key !== null ? key === 1 : key;
}

/** A column with the key that it holds of a record. */
interface Column {
  name: string;
  getKey: (record: object) => Key;
}

/** All columns of a collection but the scope and the record. */
export function listColumns<R>(searched: Searched<R>): Column[] {
  const fields: Fields = getFields(searched);
  return [
    ...Array.from(fields).flatMap(([field, type]) => listFieldColumns(field, type)),
    ...listUnique(searched).map((unique) => ({
      name: toUniqueColumn(unique),
      getKey: (record: object) => {
        const keys = getUniqueKeys(record, unique);
        return keys ? JSON.stringify(keys) : null;
      },
    })),
  ];
}

function listFieldColumns(field: string, type: FieldType): Column[] {
  const value = {
    name: toColumn(field),
    getKey: (record: object) => toKey(readField(record, field)),
  };
  if (type !== 'name' && type !== 'search') return [value];
  const read = (record: object) => readField(record, field);
  const searched: Column = {
    name: toSearchColumn(field),
    getKey: (record) => toKey(normalizeName(String(read(record) ?? ''))),
  };
  if (type === 'search') return [searched];
  return [
    value,
    {
      name: toOrderColumn(field, type),
      getKey: (record) => toKey(toOrderKey(type, read(record))),
    },
    searched,
  ];
}

/**
 * The table of a collection's records as JSON: of a large one a separate one, so that fewer pages are
 * read to search, sort and count.
 */
export const toRecordTable = <R>(name: string, { isLarge }: Searched<R>): string =>
  quoted(isLarge ? `${name}${recordSuffix}` : name);

const recordSuffix = ':records';

/** The collection of a table with records. */
export const toCollection = (table: string): string =>
  table.endsWith(recordSuffix) ? table.slice(0, -recordSuffix.length) : table;

/** All tables with records or keys of a collection. */
export const listTables = <R>(name: string, searched: Searched<R>): string[] => [
  ...new Set([quoted(name), toRecordTable(name, searched)]),
];

/** The table with the last number of each collection and scope with appended records. */
export const sequencesTable = 'sequences of collections';

/**
 * The table with a mark of the last change of each collection and scope: a random number, so that
 * none is used again after a rollback.
 */
export const marksTable = 'marks of collections';

/**
 * The statements that create all tables and indexes. A table has the record as JSON next to its
 * keys and is sorted by its primary key, which every index ends with too.
 */
export function buildLayout<C extends Collections<C>>({ collections }: Schema<C>): string[] {
  return [
    `CREATE TABLE ${quoted(sequencesTable)} (scope, collection, last, PRIMARY KEY (scope, collection)) WITHOUT ROWID`,
    `CREATE TABLE ${quoted(marksTable)} (scope, collection, mark, PRIMARY KEY (scope, collection)) WITHOUT ROWID`,
    ...getNames(collections).flatMap((name) => buildTable(name, collections[name])),
  ];
}

function buildTable<R>(name: string, searched: Searched<R>): string[] {
  const fields = getFields(searched);
  const keys = ['scope', ...listColumns(searched).map((column) => column.name)];
  const columns = searched.isLarge ? keys : [...keys, 'record'];
  const on = (index: readonly string[]) =>
    index.map((field, at) =>
      at === index.length - 1 ? toOrderColumn(field, fields.get(field) ?? 'text') : toColumn(field),
    );
  return [
    ...(searched.isLarge
      ? [
          `CREATE TABLE ${toRecordTable(name, searched)} (scope, "id", record, PRIMARY KEY (scope, "id")) WITHOUT ROWID`,
        ]
      : []),
    `CREATE TABLE ${quoted(name)} (${columns.join(', ')}, PRIMARY KEY (scope, "id")) WITHOUT ROWID`,
    ...listIndexes(searched).map(
      (index) =>
        `CREATE INDEX ${quoted(indexName(name, index))} ON ${quoted(name)} (${['scope', ...on(index)].join(', ')})`,
    ),
    ...listUnique(searched).map(
      (unique) =>
        `CREATE UNIQUE INDEX ${quoted(`${indexName(name, unique)}:unique`)} ON ${quoted(name)} (scope, ${toUniqueColumn(unique)})`,
    ),
  ];
}
