import type { IDBPTransaction } from 'idb';
import {
  canIndex,
  gaps,
  indexName,
  keysOf,
  startingWith,
  type Stored,
} from './indexeddb-layout.ts';
import { storable } from './json.ts';
import { answer, chooseIndex, fieldOf, lastOf, matching, neededOf, type Plan } from './query.ts';
import type { Permit } from './rules.ts';
import type { Collections, Entity, Index, Query, Schema, Scope, Where } from './store.ts';

export type Tx = IDBPTransaction<unknown, string[], IDBTransactionMode>;

/** Up to this many records a cursor, one record a step, is better than reading all in bulk. */
const cursorLimit = 20;

/** The collections of one scope inside a transaction of IndexedDB. */
export function openScope<C extends Collections<C>>(
  tx: Tx,
  schema: Schema<C>,
  scope: string,
  permit: Permit,
): Scope<C> {
  const collection = <N extends keyof C & string>(name: N) =>
    new Collection<C[N]>(tx, name, schema.collections[name].indexes, scope);
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
    async put(name, record) {
      permit.write();
      await collection(name).put(record);
    },
    async remove(name, id) {
      permit.write();
      await tx.objectStore(name).delete?.([scope, id]);
    },
  };
}

class Collection<R extends Entity> {
  readonly #tx: Tx;
  readonly #name: string;
  readonly #indexes: readonly Index<R>[];
  readonly #scope: string;

  constructor(tx: Tx, name: string, indexes: readonly Index<R>[], scope: string) {
    this.#tx = tx;
    this.#name = name;
    this.#indexes = indexes;
    this.#scope = scope;
  }

  get #store() {
    return this.#tx.objectStore(this.#name);
  }

  async get(id: string): Promise<R | undefined> {
    const found: Stored<R> | undefined = await this.#store.get([this.#scope, id]);
    return found?.record;
  }

  async query(query: Query<R>): Promise<R[]> {
    const plan = await this.#plan(query);
    if (!plan) return answer(recordsOf(await this.#store.getAll(startingWith(this.#scope))), query);
    const keys = keysOf(this.#scope, plan);
    if (!keys) return [];
    const index = this.#store.index(indexName(plan.index));
    const needed = neededOf(query, plan);
    if (needed <= cursorLimit) {
      return answer(await this.#walk(plan, keys, query.order, needed), query);
    }
    return answer(recordsOf(await index.getAll(keys)), query);
  }

  async count(where: Where<R> | undefined): Promise<number> {
    const plan = await this.#plan({ where });
    if (!plan) {
      const all = startingWith(this.#scope);
      if (where === undefined) return this.#store.count(all);
      const records: R[] = recordsOf(await this.#store.getAll(all));
      return matching(records, where).length;
    }
    const keys = keysOf(this.#scope, plan);
    if (!keys) return 0;
    const index = this.#store.index(indexName(plan.index));
    if (plan.isExact) return index.count(keys);
    const records: R[] = recordsOf(await index.getAll(keys));
    return matching(records, where).length;
  }

  async put(record: R): Promise<void> {
    const kept = storable(record);
    const missed = this.#indexes.filter((index) => !canIndex(fieldOf(kept, lastOf(index))));
    const value: Stored<R> = { scope: this.#scope, record: kept };
    await Promise.all([
      this.#store.put?.(value),
      ...missed.map((index) => this.#tx.objectStore(gaps).put?.(true, this.#gapOf(index))),
    ]);
  }

  /** The index to use. One that misses records is of no use for a query that may want them. */
  async #plan(query: Pick<Query<R>, 'where' | 'order'>): Promise<Plan<R> | undefined> {
    const plan = chooseIndex(this.#indexes, query, canIndex);
    if (!plan || plan.last) return plan;
    const hasGaps = await this.#tx.objectStore(gaps).get(this.#gapOf(plan.index));
    return hasGaps ? undefined : plan;
  }

  #gapOf(index: Index<R>): string[] {
    return [this.#name, indexName(index)];
  }

  /** The first records of an index in its order, with all that tie with the last of them. */
  async #walk(plan: Plan<R>, keys: IDBKeyRange, order: Query<R>['order'], needed: number) {
    const index = this.#store.index(indexName(plan.index));
    const isDescending = order?.direction === 'descending';
    const found: R[] = [];
    const field = lastOf(plan.index);
    let cursor = await index.openCursor(keys, isDescending ? 'prev' : 'next');
    while (cursor) {
      const { record }: Stored<R> = cursor.value;
      const last = found.at(-1);
      const ties = last !== undefined && fieldOf(last, field) === fieldOf(record, field);
      if (found.length >= needed && !ties) break;
      found.push(record);
      cursor = await cursor.continue();
    }
    return found;
  }
}

const recordsOf = <R>(stored: Stored<R>[]): R[] => stored.map(({ record }) => record);
