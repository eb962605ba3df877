import { checkTypes, getFields, getValueType, type Fields } from '../fields.ts';
import { storable } from '../json.ts';
import { listConditions, requireNumber } from '../query.ts';
import type { Connection, Pause } from './sqlite-connection.ts';
import { getErrorCode } from './sqlite-errors.ts';
import {
  fromKey,
  listColumns,
  quoted,
  toColumn,
  toKey,
  toRecordTable,
  toUniqueColumn,
  type Key,
} from './sqlite-layout.ts';
import type { Results } from './sqlite-results.ts';
import { few, planIds, select, toOrder, type IdPlan } from './sqlite-select.ts';
import type { Term } from './sqlite-where.ts';
import { findUnique, getUniqueKeys, listUnique, Taken } from '../unique-keys.ts';
import type { Condition, Entity, Field, Group, Grouping, Page, Query, Searched } from '../store.ts';

/** Number of records that are read at once. */
const chunk = 200;

/** SQLite's code of a value that must be unique. */
const uniqueCode = 2067;

/** One collection of one scope inside a transaction. */
export class Collection<R extends Entity> {
  readonly #connection: Connection;
  readonly #name: string;
  readonly #searched: Searched<R>;
  readonly #scope: Key;
  readonly #pause: Pause;
  readonly #results: Results | undefined;

  constructor(
    connection: Connection,
    name: string,
    searched: Searched<R>,
    { scope, pause, results }: { scope: string; pause: Pause; results: Results | undefined },
  ) {
    this.#connection = connection;
    this.#name = name;
    this.#searched = searched;
    this.#scope = toKey(scope);
    this.#pause = pause;
    this.#results = results;
  }

  get #table(): string {
    return quoted(this.#name);
  }

  /** The table with the records. */
  get #records(): string {
    return toRecordTable(this.#name, this.#searched);
  }

  get #fields(): Fields {
    return getFields(this.#searched);
  }

  get(id: string): R | undefined {
    const sql = `SELECT record FROM ${this.#records} WHERE scope = ? AND "id" = ?`;
    const row = this.#connection.prepare(sql).get(this.#scope, toKey(id));
    return row && this.#read(row);
  }

  async getMany(ids: readonly string[]): Promise<Map<string, R>> {
    const sql = `SELECT record FROM ${this.#records} WHERE scope = ? AND "id" IN (SELECT value FROM json_each(?))`;
    const found = await this.#all(sql, [JSON.stringify(ids.map(toKey))]);
    return new Map(found.map((record) => [record.id, record]));
  }

  find(values: object): R | undefined {
    const { fields, keys } = findUnique(this.#searched, values);
    const sql = `SELECT "id" FROM ${this.#table} WHERE scope = ? AND ${toUniqueColumn(fields)} = ?`;
    const row = this.#connection.prepare(sql).get(this.#scope, JSON.stringify(keys));
    return row && this.#getByKey(row['id'] as Key)[0];
  }

  async query(query: Query<R>): Promise<R[]> {
    const isUnlimited = query.limit === undefined && query.offset === undefined;
    if (!isUnlimited) return this.#readPart(this.#listIds(query));
    if (this.#searched.isLarge) return this.#readMany(this.#listIds(query));
    const { sql, keys } = this.#select(query);
    return this.#all(`SELECT record FROM ${sql} ORDER BY ${toOrder(query, this.#fields)}`, keys);
  }

  async page(query: Query<R>): Promise<Page<R>> {
    const plan = this.#plan(query);
    const found = this.#findFew(plan);
    const total = found?.length ?? this.count(query);
    const isEmpty = query.limit === 0 || total <= (query.offset ?? 0);
    return { rows: isEmpty ? [] : this.#readPart(this.#listIds(query, plan, found)), total };
  }

  #plan(query: Query<R>): IdPlan {
    return planIds(this.#name, this.#searched, query);
  }

  /** The ids of a query's records in its order: sorting only these is faster. */
  #listIds(query: Query<R>, plan = this.#plan(query), all = this.#findFew(plan)): Key[] {
    const { limit, offset = 0 } = query;
    if (all) return all.slice(offset, limit === undefined ? undefined : offset + limit);
    const list = ({ sql, keys }: Term) =>
      this.#run(`${sql} LIMIT ? OFFSET ?`, [...keys, limit ?? -1, offset], plan.few !== undefined);
    const found = plan.probe ? list(plan.probe) : [];
    const isComplete = plan.probe !== undefined && found.length === limit;
    return (isComplete ? found : list(plan.all)).map(({ id }) => id as Key);
  }

  /** The ids of all records that contain a text, in their order; undefined for more than a few. */
  #findFew({ few: statement }: IdPlan): Key[] | undefined {
    if (!statement) return undefined;
    const found = this.#run(statement.sql, statement.keys, true);
    return found.length > few ? undefined : found.map(({ id }) => id as Key);
  }

  #readPart(ids: readonly Key[]): R[] {
    return ids.flatMap((id) => this.#getByKey(id));
  }

  /** Many records by their ids, with pauses. */
  async #readMany(ids: readonly Key[]): Promise<R[]> {
    const found: R[] = [];
    for (let at = 0; at < ids.length; at += chunk) {
      found.push(...this.#readPart(ids.slice(at, at + chunk)));
      await this.#pause();
    }
    return found;
  }

  count({ where, contains }: Condition<R>): number {
    const { sql, keys } = this.#select({ where, contains });
    const counting = `SELECT count(*) AS total FROM ${sql}`;
    return Number(this.#run(counting, keys, true)[0]?.['total']);
  }

  /** The rows of a statement; `isShared`: other reads get the same until the collection changes. */
  #run(sql: string, keys: readonly Key[], isShared: boolean): Record<string, unknown>[] {
    const all = [this.#scope, ...keys];
    const read = () => this.#connection.prepare(sql).all(...all);
    if (!isShared || !this.#results) return read();
    const of = { connection: this.#connection, collection: this.#name, sql, keys: all };
    return this.#results.read(of, read);
  }

  groups<By extends Field<R>>(grouping: Grouping<R, By>): Group<R[By]>[] {
    const { by, sum, lowest, ...conditions } = grouping;
    // The sign keeps SQLite from reading the table in the order of an index.
    const { where, contains = [] } = conditions;
    const isConditional = listConditions(where).length + contains.length > 0;
    const isOfTable = isConditional || sum !== undefined || lowest !== undefined;
    const type = getValueType(this.#fields, by);
    const typeOfLowest = getValueType(this.#fields, lowest ?? by);
    if (sum !== undefined) requireNumber(this.#fields, sum);
    const { sql, keys } = this.#select(conditions);
    const total = sum === undefined ? '0' : `total(${toColumn(sum)})`;
    const least = lowest === undefined ? 'NULL' : `min(${toColumn(lowest)})`;
    const column = toColumn(by);
    const rows = this.#run(
      `SELECT ${column} AS value, count(*) AS count, ${total} AS sum, ${least} AS lowest FROM ${sql} GROUP BY ${isOfTable ? '+' : ''}${column} ORDER BY ${column}`,
      keys,
      true,
    );
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
    const { isLarge } = this.#searched;
    const names = ['scope', ...columns.map(({ name }) => name)];
    const keys = columns.map(({ getKey }) => getKey(stored));
    try {
      const json = JSON.stringify(stored);
      if (isLarge) {
        this.#store(this.#table, names, keys);
        this.#store(this.#records, ['scope', '"id"', 'record'], [toKey(stored.id), json]);
      } else {
        this.#store(this.#table, [...names, 'record'], [...keys, json]);
      }
    } catch (error) {
      if (getErrorCode(error) !== uniqueCode) throw error;
      throw this.#findTaken(stored);
    }
    return stored;
  }

  /** Adds a row, or replaces that of its id. */
  #store(table: string, names: readonly string[], keys: readonly Key[]): void {
    const updates = names.slice(1).map((name) => `${name} = excluded.${name}`);
    const sql =
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) ` +
      `ON CONFLICT (scope, "id") DO UPDATE SET ${updates.join(', ')}`;
    this.#connection.prepare(sql).run(this.#scope, ...keys);
  }

  take(id: string): R | undefined {
    const where = 'WHERE scope = ? AND "id" = ?';
    const sql = `DELETE FROM ${this.#records} ${where} RETURNING record`;
    const row = this.#connection.prepare(sql).get(this.#scope, toKey(id));
    if (this.#searched.isLarge) {
      this.#connection.prepare(`DELETE FROM ${this.#table} ${where}`).run(this.#scope, toKey(id));
    }
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

  #select(query: Query<R>): Term {
    return select(this.#name, this.#searched, query);
  }

  #getByKey(id: Key): R[] {
    const sql = `SELECT record FROM ${this.#records} WHERE scope = ? AND "id" = ?`;
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
