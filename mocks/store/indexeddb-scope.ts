import type { IDBPTransaction } from 'idb';
import {
  canIndex,
  gaps,
  indexName,
  toKeyRange,
  markKey,
  startingWith,
  type Stored,
} from './indexeddb-layout.ts';
import type { LateViews } from './indexeddb-late-views.ts';
import type { Follower, MarkedViews } from './indexeddb-views.ts';
import { storable } from './json.ts';
import {
  runQuery,
  selectIndex,
  readField,
  getOrderField,
  matching,
  countNeeded,
  sorted,
  type Plan,
} from './query.ts';
import type { Permit } from './rules.ts';
import type { Collections, Entity, Index, Query, Schema, Scope, View, Where } from './store.ts';

export type Tx = IDBPTransaction<unknown, string[], IDBTransactionMode>;

/**
 * Up to this many records, a cursor with one record per step is faster than reading all in bulk.
 */
const cursorLimit = 20;

/** The context of one transaction. */
export interface Work<C extends Collections<C>> {
  tx: Tx;
  schema: Schema<C>;
  permit: Permit;
  views: LateViews<C>;
}

/** The collections of one scope inside a transaction of IndexedDB. */
export function openScope<C extends Collections<C>>(
  { tx, schema, permit, views }: Work<C>,
  scope: string,
): Scope<C> {
  const opened: { [N in keyof C & string]?: Collection<C[N]> } = {};
  const collection = <N extends keyof C & string>(name: N): Collection<C[N]> =>
    (opened[name] ??= new Collection<C[N]>(tx, name, {
      scope,
      indexes: schema.collections[name].indexes,
      isViewed: schema.collections[name].isViewed === true,
      views: schema.collections[name].isViewed ? views.of()?.[name](scope) : undefined,
    }));
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
      return collection(name).view(view);
    },
    async put(name, record) {
      permit.write();
      await collection(name).put(record);
    },
    async remove(name, id) {
      permit.write();
      await collection(name).remove(id);
    },
  };
}

interface ScopeOptions<R extends Entity> {
  scope: string;
  indexes: readonly Index<R>[];
  /** Whether changes are marked, for views to follow. */
  isViewed: boolean;
  /** The cached views of the collection, if the views module is loaded. */
  views: MarkedViews<R> | undefined;
}

class Collection<R extends Entity> {
  readonly #tx: Tx;
  readonly #name: string;
  readonly #indexes: readonly Index<R>[];
  readonly #scope: string;
  readonly #isViewed: boolean;
  readonly #views: MarkedViews<R> | undefined;
  /**
   * Indexes that this transaction has already noted as missing records; noting each once is enough.
   */
  readonly #noted = new Set<Index<R>>();
  /** The follower of this transaction's changes, from its first change on. */
  #follower: Promise<Follower<R> | undefined> | undefined;

  constructor(tx: Tx, name: string, { scope, indexes, isViewed, views }: ScopeOptions<R>) {
    this.#tx = tx;
    this.#name = name;
    this.#scope = scope;
    this.#indexes = indexes;
    this.#isViewed = isViewed;
    this.#views = views;
  }

  get #store() {
    return this.#tx.objectStore(this.#name);
  }

  /** Marks are stored in the `gaps` object store. */
  get #marks() {
    return this.#tx.objectStore(gaps);
  }

  get #markKey() {
    return markKey(this.#name, this.#scope);
  }

  async get(id: string): Promise<R | undefined> {
    const found: Stored<R> | undefined = await this.#store.get([this.#scope, id]);
    return found?.record;
  }

  async query(query: Query<R>): Promise<R[]> {
    const plan = await this.#plan(query);
    if (!plan)
      return runQuery(unwrapRecords(await this.#store.getAll(startingWith(this.#scope))), query);
    const keys = toKeyRange(this.#scope, plan);
    if (!keys) return [];
    const index = this.#store.index(indexName(plan.index));
    const needed = countNeeded(query, plan);
    if (needed <= cursorLimit) {
      return runQuery(await this.#iterate(plan, keys, query.order, needed), query);
    }
    // In ascending order, the index order equals the response order, including ties.
    const max = query.order?.direction === 'descending' || needed === Infinity ? undefined : needed;
    return runQuery(unwrapRecords(await index.getAll(keys, max)), query);
  }

  /**
   * A view of all records, which is cached and updated from now on; with changes of this
   * transaction it is built only for this call.
   */
  async view<V extends Entity>(view: View<R, V>): Promise<readonly V[]> {
    if (!this.#views || this.#follower) {
      const made = (await this.query({})).map((record) => Object.freeze(view.of(record)));
      return sorted(made, { by: view.order });
    }
    return this.#views.read(this.#tx, view, await this.#mark());
  }

  async count(where: Where<R> | undefined): Promise<number> {
    const plan = await this.#plan({ where });
    if (!plan) {
      const all = startingWith(this.#scope);
      if (where === undefined) return this.#store.count(all);
      const records: R[] = unwrapRecords(await this.#store.getAll(all));
      return matching(records, where).length;
    }
    const keys = toKeyRange(this.#scope, plan);
    if (!keys) return 0;
    const index = this.#store.index(indexName(plan.index));
    if (plan.isExact) return index.count(keys);
    const records: R[] = unwrapRecords(await index.getAll(keys));
    return matching(records, where).length;
  }

  async put(record: R): Promise<void> {
    const stored = storable(record);
    const missed = this.#indexes.filter(
      (index) => !this.#noted.has(index) && !canIndex(readField(stored, getOrderField(index))),
    );
    for (const index of missed) this.#noted.add(index);
    const value: Stored<R> = { scope: this.#scope, record: stored };
    await Promise.all([
      this.#store.put?.(value),
      ...missed.map((index) => this.#tx.objectStore(gaps).put?.(true, this.#getGapKey(index))),
      this.#follow(stored.id, stored),
    ]);
  }

  async remove(id: string): Promise<void> {
    await Promise.all([this.#store.delete?.([this.#scope, id]), this.#follow(id, undefined)]);
  }

  /** Reports a change to the views, and sets a new mark. */
  async #follow(id: string, record: R | undefined): Promise<void> {
    if (!this.#isViewed) return;
    this.#follower ??= this.#start();
    const follow = await this.#follower;
    await follow?.(id, record);
  }

  async #start(): Promise<Follower<R> | undefined> {
    const from = await this.#mark();
    const mark = crypto.randomUUID();
    await this.#marks.put?.(mark, this.#markKey);
    return this.#views?.start(this.#tx, from, mark);
  }

  async #mark(): Promise<string> {
    return (await this.#marks.get(this.#markKey)) ?? '';
  }

  /** Selects the index. An index that misses records cannot serve a query that may match them. */
  async #plan(query: Pick<Query<R>, 'where' | 'order'>): Promise<Plan<R> | undefined> {
    const plan = selectIndex(this.#indexes, query, canIndex);
    if (!plan || plan.last) return plan;
    const hasGaps = await this.#tx.objectStore(gaps).get(this.#getGapKey(plan.index));
    return hasGaps ? undefined : plan;
  }

  #getGapKey(index: Index<R>): string[] {
    return [this.#name, indexName(index)];
  }

  /** The first records of an index in its order, including all ties with the last of them. */
  async #iterate(plan: Plan<R>, keys: IDBKeyRange, order: Query<R>['order'], needed: number) {
    const index = this.#store.index(indexName(plan.index));
    const isDescending = order?.direction === 'descending';
    const found: R[] = [];
    const field = getOrderField(plan.index);
    let cursor = await index.openCursor(keys, isDescending ? 'prev' : 'next');
    while (cursor) {
      const { record }: Stored<R> = cursor.value;
      const last = found.at(-1);
      const isTie = last !== undefined && readField(last, field) === readField(record, field);
      if (found.length >= needed && !isTie) break;
      found.push(record);
      cursor = await cursor.continue();
    }
    return found;
  }
}

const unwrapRecords = <R>(stored: Stored<R>[]): R[] => stored.map(({ record }) => record);
