import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { storable } from './json.ts';
import { runQuery, selectIndex, matching } from './query.ts';
import type { Permit } from './rules.ts';
import { columnFields, toColumn, indexName, toKey, getKeys, quoted } from './sqlite-layout.ts';
import type { Key } from './sqlite-layout.ts';
import { FollowedViews } from './sqlite-views.ts';
import { buildFilter } from './sqlite-where.ts';
import type { Collections, Entity, Index, Query, Schema, Scope, Where } from './store.ts';

/**
 * Maximum number of cached prepared statements; only queries with lists of many different lengths
 * reach it.
 */
const maxStatements = 500;

/** A database and its prepared statements. */
export class Connection {
  readonly db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** Whether the current transaction writes, or shares a commit with others that do. */
  isWriting = false;

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  /** Increases when other processes commit to the file. */
  version(): number {
    return Number(this.prepare('PRAGMA data_version').get()?.['data_version']);
  }

  /** The prepared statement for an SQL text, cached. */
  prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= maxStatements) this.#statements.clear();
    const made = this.db.prepare(sql);
    this.#statements.set(sql, made);
    return made;
  }
}

/** The cached views of one connection, by collection and scope. */
export type CollectionViews<C extends Collections<C>> = {
  [N in keyof C & string]?: Map<string, FollowedViews<C[N]>>;
};

/** The context of a transaction; `pause` yields to other work. */
export interface Control<C extends Collections<C>> {
  permit: Permit;
  pause: () => Promise<void> | undefined;
  views: CollectionViews<C>;
}

/** The collections of one scope inside a transaction. */
export function openScope<C extends Collections<C>>(
  connection: Connection,
  { collections }: Schema<C>,
  scope: string,
  { permit, pause, views }: Control<C>,
): Scope<C> {
  const getViews = <N extends keyof C & string>(name: N) => {
    if (!collections[name].isViewed) return undefined;
    const scopes: Map<string, FollowedViews<C[N]>> = (views[name] ??= new Map());
    const known = scopes.get(scope) ?? new FollowedViews<C[N]>();
    scopes.set(scope, known);
    return known;
  };
  const collection = <N extends keyof C & string>(name: N) =>
    new Collection<C[N]>(connection, name, collections[name].indexes, scope);
  return {
    async get(name, id) {
      permit.read();
      return collection(name).get(id);
    },
    async query(name, query = {}) {
      permit.read();
      return collection(name).query(query);
    },
    async count(name, where) {
      permit.read();
      return collection(name).count(where);
    },
    async view(name, view) {
      permit.read();
      const records = collection(name);
      const followed = getViews(name) ?? new FollowedViews();
      return followed.read(view, {
        get: (id) => records.get(id),
        all: () => records.query({}),
        version: () => connection.version(),
        isUnsure: connection.isWriting,
      });
    },
    async put(name, record) {
      permit.write();
      collection(name).put(record);
      getViews(name)?.note(record.id);
      await pause();
    },
    async remove(name, id) {
      permit.write();
      collection(name).remove(id);
      getViews(name)?.note(id);
      await pause();
    },
  };
}

class Collection<R extends Entity> {
  readonly #connection: Connection;
  readonly #name: string;
  readonly #indexes: readonly Index<R>[];
  readonly #scope: Key;

  constructor(connection: Connection, name: string, indexes: readonly Index<R>[], scope: string) {
    this.#connection = connection;
    this.#name = name;
    this.#indexes = indexes;
    this.#scope = toKey(scope);
  }

  get #table(): string {
    return quoted(this.#name);
  }

  get(id: string): R | undefined {
    const sql = `SELECT record FROM ${this.#table} WHERE scope = ? AND "id" = ?`;
    const row = this.#connection.prepare(sql).get(this.#scope, toKey(id));
    return row && this.#read(row);
  }

  query(query: Query<R>): R[] {
    const fields = columnFields(this.#indexes);
    const filter = buildFilter(fields, query.where);
    const from = `SELECT record FROM ${this.#from(query)}${filter.sql}`;
    const { by = 'id', direction } = query.order ?? {};
    if (!filter.isComplete || !fields.includes(by)) {
      return runQuery(this.#all(from, filter.keys), query);
    }
    const order = `${toColumn(by)} ${direction === 'descending' ? 'DESC' : 'ASC'}, "id"`;
    const page = [query.limit ?? -1, query.offset ?? 0];
    return this.#all(`${from} ORDER BY ${order} LIMIT ? OFFSET ?`, [...filter.keys, ...page]);
  }

  count(where: Where<R> | undefined): number {
    const filter = buildFilter(columnFields(this.#indexes), where);
    const from = `${this.#from({ where })}${filter.sql}`;
    if (!filter.isComplete) {
      return matching(this.#all(`SELECT record FROM ${from}`, filter.keys), where).length;
    }
    const counting = this.#connection.prepare(`SELECT count(*) AS total FROM ${from}`);
    return Number(counting.get(this.#scope, ...filter.keys)?.['total']);
  }

  put(record: R): void {
    const stored = storable(record);
    const fields = columnFields(this.#indexes);
    const columns = ['scope', ...fields.map(toColumn), 'record'];
    const values = columns.map(() => '?').join(', ');
    this.#connection
      .prepare(`REPLACE INTO ${this.#table} (${columns.join(', ')}) VALUES (${values})`)
      .run(this.#scope, ...getKeys(stored, fields), JSON.stringify(stored));
  }

  remove(id: string): void {
    const sql = `DELETE FROM ${this.#table} WHERE scope = ? AND "id" = ?`;
    this.#connection.prepare(sql).run(this.#scope, toKey(id));
  }

  /**
   * The table and its scope. The index is named explicitly: SQLite has no statistics about tenants,
   * so it would assume that a scope is small and ignore the index.
   */
  #from(query: Pick<Query<R>, 'where' | 'order'>): string {
    const hasId = Object.entries(query.where ?? {}).some(([name, id]) => name === 'id' && id);
    const plan = hasId ? undefined : selectIndex(this.#indexes, query);
    const hint = plan ? ` INDEXED BY ${quoted(indexName(this.#name, plan.index))}` : '';
    return `${this.#table}${hint} WHERE scope = ?`;
  }

  #all(sql: string, keys: readonly Key[]): R[] {
    return this.#connection
      .prepare(sql)
      .all(this.#scope, ...keys)
      .map((row) => this.#read(row));
  }

  #read({ record }: Record<string, unknown>): R {
    return JSON.parse(String(record)) as R;
  }
}
