import { AsyncLocalStorage } from 'node:async_hooks';
import type { Collections, Field, Grouping, Scope, Store } from '../store/store.ts';

/** What an operation has asked of the store. */
export interface StoreUse {
  /** Requests that read. */
  calls: number;
  /** Records that these returned. */
  records: number;
  /** The same by method and collection. */
  parts: Map<string, { calls: number; records: number }>;
  /** The scopes of the transaction that touched the most of them. */
  scopes: ReadonlySet<string>;
}

const current = new AsyncLocalStorage<StoreUse>();

/** Runs work, and returns what it has read from measured stores. */
export async function measureUse<T>(work: () => Promise<T>): Promise<{ result: T; use: StoreUse }> {
  const use: StoreUse = { calls: 0, records: 0, parts: new Map(), scopes: new Set() };
  const result = await current.run(use, work);
  return { result, use };
}

/** A store that counts what is read from it, and in which scopes. */
export function measured<C extends Collections<C>>(store: Store<C>): Store<C> {
  return {
    ...store,
    transaction: (mode, work) =>
      store.transaction(mode, async (tx) => {
        const scopes = new Set<string>();
        const measure = (scope: Scope<C>, key: string) =>
          measuredScope(scope, (part, records) => {
            scopes.add(key);
            count(part, records);
          });
        const result = await work({
          tenant: (tenantId) => measure(tx.tenant(tenantId), tenantId),
          platform: measure(tx.platform, 'platform'),
        });
        const use = current.getStore();
        if (use && scopes.size > use.scopes.size) use.scopes = scopes;
        return result;
      }),
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

function measuredScope<C extends Collections<C>>(
  scope: Scope<C>,
  note: (part: string, records: number) => void,
): Scope<C> {
  return {
    ...scope,
    get: async (name, id) => {
      const found = await scope.get(name, id);
      note(`get ${name}`, found ? 1 : 0);
      return found;
    },
    getMany: async (name, ids) => {
      const found = await scope.getMany(name, ids);
      note(`getMany ${name}`, found.size);
      return found;
    },
    find: async (name, values) => {
      const found = await scope.find(name, values);
      note(`find ${name}`, found ? 1 : 0);
      return found;
    },
    query: async (name, query) => {
      const found = await scope.query(name, query);
      note(`query ${name}`, found.length);
      return found;
    },
    page: async (name, query) => {
      const found = await scope.page(name, query);
      note(`page ${name}`, found.rows.length);
      return found;
    },
    count: async (name, where) => {
      const found = await scope.count(name, where);
      note(`count ${name}`, 0);
      return found;
    },
    groups: async <N extends keyof C & string, By extends Field<C[N]>>(
      name: N,
      grouping: Grouping<C[N], By>,
    ) => {
      const found = await scope.groups(name, grouping);
      note(`groups ${name}`, found.length);
      return found;
    },
  };
}
