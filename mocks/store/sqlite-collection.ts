import { checkTypes, getFields, getType, type Fields } from './fields.ts';
import { storable } from './json.ts';
import { requireNumber, selectIndex } from './query.ts';
import type { Connection, Pause } from './sqlite-connection.ts';
import { getErrorCode } from './sqlite-errors.ts';
import {
  fromKey,
  indexName,
  listColumns,
  quoted,
  toColumn,
  toKey,
  toOrderColumn,
  toUniqueColumn,
  type Key,
} from './sqlite-layout.ts';
import { buildFilter } from './sqlite-where.ts';
import { findUnique, getUniqueKeys, listUnique, Taken } from './unique-keys.ts';
import type { Condition, Entity, Field, Group, Grouping, Page, Query, Searched } from './store.ts';

/** SQLite's code of a value that must be unique. */
const uniqueCode = 2067;

/** One collection of one scope inside a transaction. */
export class Collection<R extends Entity> {
  readonly #connection: Connection;
  readonly #name: string;
  readonly #searched: Searched<R>;
  readonly #scope: Key;
  readonly #pause: Pause;

  constructor(
    connection: Connection,
    name: string,
    searched: Searched<R>,
    { scope, pause }: { scope: string; pause: Pause },
  ) {
    this.#connection = connection;
    this.#name = name;
    this.#searched = searched;
    this.#scope = toKey(scope);
    this.#pause = pause;
  }

  get #table(): string {
    return quoted(this.#name);
  }

  get #fields(): Fields {
    return getFields(this.#searched);
  }

  get(id: string): R | undefined {
    const sql = `SELECT record FROM ${this.#table} WHERE scope = ? AND "id" = ?`;
    const row = this.#connection.prepare(sql).get(this.#scope, toKey(id));
    return row && this.#read(row);
  }

  async getMany(ids: readonly string[]): Promise<Map<string, R>> {
    const sql = `SELECT record FROM ${this.#table} WHERE scope = ? AND "id" IN (SELECT value FROM json_each(?))`;
    const found = await this.#all(sql, [JSON.stringify(ids.map(toKey))]);
    return new Map(found.map((record) => [record.id, record]));
  }

  find(values: object): R | undefined {
    const { fields, keys } = findUnique(this.#searched, values);
    const sql = `SELECT record FROM ${this.#table} WHERE scope = ? AND ${toUniqueColumn(fields)} = ?`;
    const row = this.#connection.prepare(sql).get(this.#scope, JSON.stringify(keys));
    return row && this.#read(row);
  }

  async query(query: Query<R>): Promise<R[]> {
    const { sql, keys } = this.#select(query);
    const inOrder = query.order ? ` ORDER BY ${this.#order(query)}` : ' ORDER BY "id"';
    if (query.limit === undefined && query.offset === undefined) {
      return this.#all(`SELECT record FROM ${sql}${inOrder}`, keys);
    }
    // Sorting only ids is faster than sorting with the records.
    const ids = this.#connection
      .prepare(`SELECT "id" FROM ${sql}${inOrder} LIMIT ? OFFSET ?`)
      .all(this.#scope, ...keys, query.limit ?? -1, query.offset ?? 0);
    return ids.flatMap(({ id }) => this.#getByKey(id as Key));
  }

  async page(query: Query<R>): Promise<Page<R>> {
    return { rows: await this.query(query), total: this.count(query) };
  }

  count(conditions: Condition<R>): number {
    const { sql, keys } = this.#select(conditions);
    const counting = this.#connection.prepare(`SELECT count(*) AS total FROM ${sql}`);
    return Number(counting.get(this.#scope, ...keys)?.['total']);
  }

  groups<By extends Field<R>>(grouping: Grouping<R, By>): Group<R[By]>[] {
    const { by, sum, lowest, ...conditions } = grouping;
    const type = getType(this.#fields, by);
    const typeOfLowest = getType(this.#fields, lowest ?? by);
    if (sum !== undefined) requireNumber(this.#fields, sum);
    const { sql, keys } = this.#select(conditions);
    const total = sum === undefined ? '0' : `total(${toColumn(sum)})`;
    const least = lowest === undefined ? 'NULL' : `min(${toColumn(lowest)})`;
    const column = toColumn(by);
    const rows = this.#connection
      .prepare(
        `SELECT ${column} AS value, count(*) AS count, ${total} AS sum, ${least} AS lowest FROM ${sql} GROUP BY ${column} ORDER BY ${column}`,
      )
      .all(this.#scope, ...keys);
    return rows.map((row) => ({
      value: fromKey(type, row['value'] as Key) as R[By] | null,
      count: Number(row['count']),
      sum: Number(row['sum']),
      ...(row['lowest'] !== null && { lowest: fromKey(typeOfLowest, row['lowest'] as Key) }),
    }));
  }

  put(record: R): R {
    const stored = storable(record);
    checkTypes(stored, this.#fields);
    const columns = listColumns(this.#searched);
    const names = ['scope', ...columns.map(({ name }) => name), 'record'];
    const updates = names.slice(1).map((name) => `${name} = excluded.${name}`);
    const sql =
      `INSERT INTO ${this.#table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) ` +
      `ON CONFLICT (scope, "id") DO UPDATE SET ${updates.join(', ')}`;
    const keys = columns.map(({ getKey }) => getKey(stored));
    try {
      this.#connection.prepare(sql).run(this.#scope, ...keys, JSON.stringify(stored));
    } catch (error) {
      if (getErrorCode(error) !== uniqueCode) throw error;
      throw this.#findTaken(stored);
    }
    return stored;
  }

  take(id: string): R | undefined {
    const sql = `DELETE FROM ${this.#table} WHERE scope = ? AND "id" = ? RETURNING record`;
    const row = this.#connection.prepare(sql).get(this.#scope, toKey(id));
    return row && this.#read(row);
  }

  #findTaken(record: R): Taken {
    const isTaken = (unique: readonly string[]) => {
      const keys = getUniqueKeys(record, unique);
      const sql = `SELECT 1 FROM ${this.#table} WHERE scope = ? AND ${toUniqueColumn(unique)} = ? AND "id" <> ?`;
      return (
        keys !== undefined &&
        this.#connection.prepare(sql).get(this.#scope, JSON.stringify(keys), toKey(record.id)) !==
          undefined
      );
    };
    return new Taken(this.#name, listUnique(this.#searched).find(isTaken) ?? []);
  }

  /** The table with its scope and conditions, as the end of a statement. */
  #select(query: Query<R>): { sql: string; keys: Key[] } {
    const filter = buildFilter(query, this.#fields);
    return { sql: `${this.#from(query)}${filter.sql}`, keys: filter.keys };
  }

  /**
   * The table and its scope. The index is named explicitly: SQLite has no statistics about tenants,
   * so it would assume that a scope is small and ignore the index.
   */
  #from(query: Query<R>): string {
    const hasId = Object.entries(query.where ?? {}).some(([name, id]) => name === 'id' && id);
    const selected = hasId ? undefined : selectIndex(this.#searched, query, this.#fields);
    // To search texts in the order of an index would read the table in random order.
    const isForOrder = selected?.parts.every((part) => part.prefix.length === 0 && !part.last);
    const plan = isForOrder && query.contains?.length ? undefined : selected;
    const hint = plan ? ` INDEXED BY ${quoted(indexName(this.#name, plan.index))}` : '';
    return `${this.#table}${hint} WHERE scope = ?`;
  }

  #order({ order, contains }: Query<R>): string {
    if (!order) return '"id"';
    const column = toOrderColumn(order.by, getType(this.#fields, order.by));
    const direction = order.direction === 'descending' ? 'DESC' : 'ASC';
    if (order.by === 'id') return `"id" ${direction}`;
    // The sign keeps SQLite from searching in the order of an index.
    return `${contains?.length ? '+' : ''}${column} ${direction}, "id"`;
  }

  #getByKey(id: Key): R[] {
    const sql = `SELECT record FROM ${this.#table} WHERE scope = ? AND "id" = ?`;
    const row = this.#connection.prepare(sql).get(this.#scope, id);
    return row ? [this.#read(row)] : [];
  }

  async #all(sql: string, keys: readonly Key[]): Promise<R[]> {
    const found: R[] = [];
    for await (const row of this.#connection.read(sql, [this.#scope, ...keys], this.#pause)) {
      found.push(this.#read(row));
    }
    return found;
  }

  #read({ record }: Record<string, unknown>): R {
    return JSON.parse(String(record)) as R;
  }
}
