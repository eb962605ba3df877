import { AsyncLocalStorage } from 'node:async_hooks';
import type { Collections, Field, Grouping, Scope, Store } from '../store/store.ts';

/** What an operation has asked of the store. */
export interface StoreUse {
  /** Requests that read. */
  calls: number;
  /** Records that these returned. */
  records: number;
  /** The same by collection and method, for a message. */
  parts: Map<string, { calls: number; records: number }>;
}

const current = new AsyncLocalStorage<StoreUse>();

/** Runs work and returns what it has read from measured stores. */
export async function measureUse<T>(work: () => Promise<T>): Promise<{ result: T; use: StoreUse }> {
  const use: StoreUse = { calls: 0, records: 0, parts: new Map() };
  const result = await current.run(use, work);
  return { result, use };
}

/** A store that counts what is read from it. */
export function measured<C extends Collections<C>>(store: Store<C>): Store<C> {
  return {
    ...store,
    transaction: (mode, work) =>
      store.transaction(mode, (tx) =>
        work({
          tenant: (tenantId) => measuredScope(tx.tenant(tenantId)),
          platform: measuredScope(tx.platform),
        }),
      ),
  };
}

function count(part: string, records: number): void {
  const use = current.getStore();
  if (!use) return;
  use.calls += 1;
  use.records += records;
  const known = use.parts.get(part) ?? { calls: 0, records: 0 };
  use.parts.set(part, { calls: known.calls + 1, records: known.records + records });
}

function measuredScope<C extends Collections<C>>(scope: Scope<C>): Scope<C> {
  return {
    ...scope,
    get: async (name, id) => {
      const found = await scope.get(name, id);
      count(`get ${name}`, found ? 1 : 0);
      return found;
    },
    getMany: async (name, ids) => {
      const found = await scope.getMany(name, ids);
      count(`getMany ${name}`, found.size);
      return found;
    },
    find: async (name, values) => {
      const found = await scope.find(name, values);
      count(`find ${name}`, found ? 1 : 0);
      return found;
    },
    query: async (name, query) => {
      const found = await scope.query(name, query);
      count(`query ${name}`, found.length);
      return found;
    },
    page: async (name, query) => {
      const found = await scope.page(name, query);
      count(`page ${name}`, found.rows.length);
      return found;
    },
    count: async (name, where) => {
      const found = await scope.count(name, where);
      count(`count ${name}`, 0);
      return found;
    },
    groups: async <N extends keyof C & string, By extends Field<C[N]>>(
      name: N,
      grouping: Grouping<C[N], By>,
    ) => {
      const found = await scope.groups(name, grouping);
      count(`groups ${name}`, found.length);
      return found;
    },
  };
}
