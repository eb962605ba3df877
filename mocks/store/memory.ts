import { followed } from './followed.ts';
import { copyStored, storable } from './json.ts';
import { runQuery, matching } from './query.ts';
import { getNames, Permit, platformScope, StoreClosed, tenantScope } from './rules.ts';
import { Table } from './table.ts';
import type { Collections, Schema, Scope, Store } from './store.ts';

type Tables<C extends Collections<C>> = { [N in keyof C & string]: Table<C[N]> };

export interface MemoryStore<C extends Collections<C>> extends Store<C> {
  /** Another store that starts with the content of this one; later changes are independent. */
  fork: () => Promise<MemoryStore<C>>;
}

/**
 * An in-memory store, for tests, stories and browsers that do not store data. Transactions run one
 * after the other, so none sees part of another.
 */
export const createMemoryStore = <C extends Collections<C>>(schema: Schema<C>): MemoryStore<C> =>
  createStore(schema, emptyTables(schema));

function createStore<C extends Collections<C>>(
  schema: Schema<C>,
  first: Tables<C>,
): MemoryStore<C> {
  let tables = first;
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
        const scope = (key: string) => openScope(tables, key, permit, undo);
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
        tables = emptyTables(schema);
      }),
    fork: () =>
      next(async () =>
        createStore(
          schema,
          createTables(schema, (name) => tables[name].fork()),
        ),
      ),
    close: () => {
      isClosed = true;
    },
  };
}

const emptyTables = <C extends Collections<C>>(schema: Schema<C>): Tables<C> =>
  createTables(schema, (name) => new Table(schema.collections[name].indexes));

function createTables<C extends Collections<C>>(
  { collections }: Schema<C>,
  getTable: <N extends keyof C & string>(name: N) => Table<C[N]>,
): Tables<C> {
  const tables: Partial<Tables<C>> = {};
  for (const name of getNames(collections)) tables[name] = getTable(name);
  return tables as Tables<C>;
}

function openScope<C extends Collections<C>>(
  tables: Tables<C>,
  scope: string,
  permit: Permit,
  undo: (() => void)[],
): Scope<C> {
  return {
    async get(name, id) {
      permit.read();
      const record = tables[name].get(scope, id);
      return record && copyStored(record);
    },
    async query(name, query) {
      permit.read();
      if (!query) return tables[name].all(scope).map(copyStored);
      return runQuery(tables[name].candidates(scope, query), query).map(copyStored);
    },
    async count(name, where) {
      permit.read();
      return matching(tables[name].candidates(scope, { where }), where).length;
    },
    async view(name, view) {
      permit.read();
      return tables[name].view(scope, view);
    },
    async put(name, record) {
      permit.write();
      const stored = storable(record);
      const before = tables[name].set(scope, stored.id, stored);
      undo.push(() => tables[name].set(scope, stored.id, before));
    },
    async remove(name, id) {
      permit.write();
      const before = tables[name].set(scope, id, undefined);
      undo.push(() => tables[name].set(scope, id, before));
    },
  };
}
