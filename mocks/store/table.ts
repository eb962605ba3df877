import { MaterializedViews } from './materialized-views.ts';
import { OrderedGroup } from './ordered-group.ts';
import { selectIndex, readField, getOrderField, countNeeded, sorted } from './query.ts';
import type { Entity, Index, Query, Scalar, View } from './store.ts';

/**
 * One collection of the memory store, with all scopes. Records are stored and returned as they are
 * and never changed: the caller makes the copies.
 */
export class Table<R extends Entity> {
  readonly #indexes: readonly Index<R>[];
  readonly #scopes = new Map<string, Map<string, R>>();
  /** The groups of all indexes, by index, scope and all values but the last. */
  readonly #groups = new Map<string, OrderedGroup<R>>();
  readonly #views = new Map<string, MaterializedViews<R>>();
  /** The records of scopes that were fully read since their last change. */
  readonly #all = new Map<string, readonly R[]>();

  constructor(indexes: readonly Index<R>[]) {
    this.#indexes = indexes;
  }

  /** Another table with the same records. */
  fork(): Table<R> {
    const table = new Table<R>(this.#indexes);
    for (const [scope, records] of this.#scopes) table.#scopes.set(scope, new Map(records));
    for (const [key, group] of this.#groups) table.#groups.set(key, group.fork());
    return table;
  }

  get(scope: string, id: string): R | undefined {
    return this.#scopes.get(scope)?.get(id);
  }

  /**
   * Sets the record of this id, or removes it if `record` is undefined; returns the previous one.
   */
  set(scope: string, id: string, record: R | undefined): R | undefined {
    const records = this.#getRecords(scope);
    const before = records.get(id);
    if (before)
      for (const index of this.#indexes) this.#getGroup(scope, index, before).remove(before);
    if (record) for (const index of this.#indexes) this.#getGroup(scope, index, record).add(record);
    if (record) records.set(id, record);
    else records.delete(id);
    this.#views.get(scope)?.set(id, record);
    this.#all.delete(scope);
    return before;
  }

  /** All records, ordered by id. */
  all(scope: string): readonly R[] {
    return getOrAdd(this.#all, scope, () => sorted([...this.#getRecords(scope).values()]));
  }

  /** A view of all records, which is cached from now on. */
  view<V extends Entity>(scope: string, view: View<R, V>): readonly V[] {
    const views = getOrAdd(this.#views, scope, () => new MaterializedViews());
    const known = views.find(view);
    if (known) return known;
    views.store(view, this.#getRecords(scope).values());
    return views.find(view) ?? [];
  }

  /** Candidates that include all matching records. */
  candidates(scope: string, query: Query<R>): R[] {
    const plan = selectIndex(this.#indexes, query);
    if (!plan) return [...(this.#scopes.get(scope)?.values() ?? [])];
    const group = this.#groups.get(groupKey(plan.index, scope, plan.prefix));
    const needed = countNeeded(query, plan);
    const fromEnd = query.order?.direction === 'descending';
    return group?.find(plan.last, { needed, fromEnd }) ?? [];
  }

  #getRecords(scope: string): Map<string, R> {
    return getOrAdd(this.#scopes, scope, () => new Map());
  }

  #getGroup(scope: string, index: Index<R>, record: R): OrderedGroup<R> {
    const prefix = index.slice(0, -1).map((field) => readField(record, field));
    const key = groupKey(index, scope, prefix);
    return getOrAdd(this.#groups, key, () => new OrderedGroup(getOrderField(index)));
  }
}

const groupKey = (index: readonly string[], scope: string, prefix: readonly Scalar[]): string =>
  JSON.stringify([index, scope, prefix]);

function getOrAdd<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
