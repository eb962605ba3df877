import { followed } from './followed.ts';
import { checkTypes } from './fields.ts';
import { copyStored, storable } from './json.ts';
import { matching, runGroups, runPage, runQuery } from './query.ts';
import { getNames, Permit, platformScope, StoreClosed, tenantScope } from './rules.ts';
import { Table } from './table.ts';
import type { Collections, Field, Grouping, Schema, Scope, Store } from './store.ts';

type Tables<C extends Collections<C>> = { [N in keyof C & string]: Table<C[N]> };

export interface Data<C extends Collections<C>> {
  tables: Tables<C>;
  /** The last number of each collection and scope with appended records. */
  sequences: Map<string, number>;
}

export interface MemoryStore<C extends Collections<C>> extends Store<C> {
  /** Another store that starts with the content of this one; later changes are independent. */
  fork: () => Promise<MemoryStore<C>>;
}

/**
 * An in-memory store, for tests, stories and browsers that do not store data. Transactions run one
 * after the other, so none sees part of another.
 */
export const createMemoryStore = <C extends Collections<C>>(schema: Schema<C>): MemoryStore<C> =>
  createStore(schema, noData(schema));

function createStore<C extends Collections<C>>(schema: Schema<C>, first: Data<C>): MemoryStore<C> {
  let data = first;
  let isClosed = false;
  let queue: Promise<unknown> = Promise.resolve();

  function next<T>(work: () => Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(new StoreClosed());
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  }

  return {
    transaction: (mode, work) =>
      next(async () => {
        const permit = new Permit(mode);
        const undo: (() => void)[] = [];
        const scope = (key: string) => openScope(data, key, permit, undo);
        try {
          const tenant = (tenantId: string) => scope(tenantScope(tenantId));
          const tx = { tenant, platform: scope(platformScope) };
          return await followed(schema, mode, tx, work);
        } catch (error) {
          for (const step of undo.toReversed()) step();
          throw error;
        } finally {
          permit.end();
        }
      }),
    clear: () =>
      next(async () => {
        data = noData(schema);
      }),
    fork: () =>
      next(async () =>
        createStore(schema, {
          tables: createTables(schema, (name) => data.tables[name].fork()),
          sequences: new Map(data.sequences),
        }),
      ),
    close: () => {
      isClosed = true;
    },
  };
}

export const noData = <C extends Collections<C>>(schema: Schema<C>): Data<C> => ({
  tables: createTables(schema, (name) => new Table(name, schema.collections[name])),
  sequences: new Map(),
});

/** The key of a collection and scope in `sequences`. */
export const getSequenceKey = (name: string, scope: string): string =>
  JSON.stringify([name, scope]);

function createTables<C extends Collections<C>>(
  { collections }: Schema<C>,
  getTable: <N extends keyof C & string>(name: N) => Table<C[N]>,
): Tables<C> {
  const tables: Partial<Tables<C>> = {};
  for (const name of getNames(collections)) tables[name] = getTable(name);
  return tables as Tables<C>;
}

/** The collections of one scope; `undo` receives a step to undo each change. */
export function openScope<C extends Collections<C>>(
  { tables, sequences }: Data<C>,
  scope: string,
  permit: Permit,
  undo: { push: (step: () => void) => unknown },
): Scope<C> {
  const set = <N extends keyof C & string>(name: N, id: string, record: C[N] | undefined) => {
    permit.write();
    const before = tables[name].set(scope, id, record);
    undo.push(() => tables[name].set(scope, id, before));
    return before;
  };
  const store = <N extends keyof C & string>(name: N, record: C[N]): C[N] => {
    const stored = storable(record);
    checkTypes(stored, tables[name].fields);
    set(name, stored.id, stored);
    return stored;
  };
  return {
    async get(name, id) {
      permit.read();
      const record = tables[name].get(scope, id);
      return record && copyStored(record);
    },
    async getMany(name, ids) {
      permit.read();
      const found = [...new Set(ids)].map((id) => tables[name].get(scope, id));
      const copies = found.filter((record) => record !== undefined).map(copyStored);
      return new Map(copies.map((record) => [record.id, record]));
    },
    async find(name, values) {
      permit.read();
      const record = tables[name].find(scope, values);
      return record && copyStored(record);
    },
    async query(name, query) {
      permit.read();
      if (!query) return tables[name].all(scope).map(copyStored);
      const { fields } = tables[name];
      return runQuery(tables[name].candidates(scope, query), query, fields).map(copyStored);
    },
    async page(name, query) {
      permit.read();
      const { limit: _limit, ...all } = query;
      const { rows, total } = runPage(
        tables[name].candidates(scope, all),
        query,
        tables[name].fields,
      );
      return { rows: rows.map(copyStored), total };
    },
    async count(name, where) {
      permit.read();
      if (!where) return tables[name].size(scope);
      return matching(tables[name].candidates(scope, { where }), { where }, tables[name].fields)
        .length;
    },
    async groups<N extends keyof C & string, By extends Field<C[N]>>(
      name: N,
      grouping: Grouping<C[N], By>,
    ) {
      permit.read();
      const { where, contains } = grouping;
      const candidates = tables[name].candidates(scope, { where, contains });
      return runGroups<C[N], By>(candidates, grouping, tables[name].fields);
    },
    async put(name, record) {
      permit.write();
      store(name, record);
    },
    async append(name, build) {
      permit.write();
      const key = getSequenceKey(name, scope);
      const before = sequences.get(key) ?? 0;
      sequences.set(key, before + 1);
      undo.push(() => sequences.set(key, before));
      return copyStored(store(name, build(before + 1)));
    },
    async remove(name, id) {
      set(name, id, undefined);
    },
    async take(name, id) {
      return set(name, id, undefined);
    },
  };
}
