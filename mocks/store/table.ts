import { getFields, getType, readField, type Fields } from './fields.ts';
import { OrderedGroup } from './ordered-group.ts';
import { countNeeded, getOrderField, listIds, selectIndex, sorted } from './query.ts';
import { findUnique, getUniqueKeys, listUnique, Taken } from './unique-keys.ts';
import type { Entity, Index, Query, Scalar, Searched } from './store.ts';

/**
 * One collection of the memory store, with all scopes. Records are stored and returned as they are
 * and never changed: the caller makes the copies.
 */
export class Table<R extends Entity> {
  readonly #name: string;
  readonly #searched: Searched<R>;
  readonly #scopes = new Map<string, Map<string, R>>();
  /** The groups of all indexes, by index, scope and all values but the last. */
  readonly #groups = new Map<string, OrderedGroup<R>>();
  /** The ids of records by the keys of their unique fields. */
  readonly #ids = new Map<string, string>();
  /** The records of scopes that were fully read since their last change. */
  readonly #all = new Map<string, readonly R[]>();

  constructor(name: string, searched: Searched<R>) {
    this.#name = name;
    this.#searched = searched;
  }

  get fields(): Fields {
    return getFields(this.#searched);
  }

  /** Another table with the same records. */
  fork(): Table<R> {
    const table = new Table<R>(this.#name, this.#searched);
    for (const [scope, records] of this.#scopes) table.#scopes.set(scope, new Map(records));
    for (const [key, group] of this.#groups) table.#groups.set(key, group.fork());
    for (const [key, id] of this.#ids) table.#ids.set(key, id);
    return table;
  }

  get(scope: string, id: string): R | undefined {
    return this.#scopes.get(scope)?.get(id);
  }

  /** The record with these values of unique fields. */
  find(scope: string, values: object): R | undefined {
    const { fields, keys } = findUnique(this.#searched, values);
    const id = this.#ids.get(groupKey(fields, scope, keys));
    return id === undefined ? undefined : this.get(scope, id);
  }

  /**
   * Sets the record of this id, or removes it if `record` is undefined; returns the previous one.
   * Throws Taken if another record has one of its unique values.
   */
  set(scope: string, id: string, record: R | undefined): R | undefined {
    if (record) this.#checkUnique(scope, record);
    const records = this.#getRecords(scope);
    const before = records.get(id);
    if (before) this.#leave(scope, before);
    if (record) {
      for (const index of this.#searched.indexes) this.#getGroup(scope, index, record).add(record);
      for (const { key } of this.#listUniqueKeys(scope, record)) this.#ids.set(key, id);
      records.set(id, record);
    } else {
      records.delete(id);
    }
    this.#all.delete(scope);
    return before;
  }

  /** All records, ordered by id. */
  all(scope: string): readonly R[] {
    return getOrAdd(this.#all, scope, () =>
      sorted([...this.#getRecords(scope).values()], undefined, this.fields),
    );
  }

  /** Candidates that include all matching records. */
  candidates(scope: string, query: Query<R>): readonly R[] {
    const ids = listIds(query.where);
    if (ids) return ids.flatMap((id) => this.get(scope, id) ?? []);
    const plan = selectIndex(this.#searched, query, this.fields);
    if (!plan) return this.#all.get(scope) ?? [...this.#getRecords(scope).values()];
    const needed = countNeeded(query, plan);
    const fromEnd = query.order?.direction === 'descending';
    return plan.parts.flatMap(({ prefix, last }) => {
      const group = this.#groups.get(groupKey(plan.index, scope, prefix));
      return group?.find(last, { needed, fromEnd }) ?? [];
    });
  }

  /** The number of all records. */
  size(scope: string): number {
    return this.#scopes.get(scope)?.size ?? 0;
  }

  #checkUnique(scope: string, record: R): void {
    for (const { key, fields } of this.#listUniqueKeys(scope, record)) {
      const owner = this.#ids.get(key);
      if (owner !== undefined && owner !== record.id) throw new Taken(this.#name, fields);
    }
  }

  #listUniqueKeys(scope: string, record: R): { key: string; fields: readonly string[] }[] {
    return listUnique(this.#searched).flatMap((fields) => {
      const keys = getUniqueKeys(record, fields);
      return keys ? [{ key: groupKey(fields, scope, keys), fields }] : [];
    });
  }

  #leave(scope: string, record: R): void {
    for (const index of this.#searched.indexes) this.#getGroup(scope, index, record).remove(record);
    for (const { key } of this.#listUniqueKeys(scope, record)) this.#ids.delete(key);
  }

  #getRecords(scope: string): Map<string, R> {
    return getOrAdd(this.#scopes, scope, () => new Map());
  }

  #getGroup(scope: string, index: Index<R>, record: R): OrderedGroup<R> {
    const prefix = index.slice(0, -1).map((field) => readField(record, field));
    const key = groupKey(index, scope, prefix);
    const field = getOrderField(index);
    return getOrAdd(this.#groups, key, () => new OrderedGroup(field, getType(this.fields, field)));
  }
}

const groupKey = (index: readonly string[], scope: string, values: readonly Scalar[]): string =>
  JSON.stringify([index, scope, values]);

function getOrAdd<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
