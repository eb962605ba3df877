import type { IDBPDatabase } from 'idb';
import { checkTypes, getFields, type Fields } from '../fields.ts';
import {
  markKey,
  notes,
  sequenceKey,
  startingWith,
  listKeyRanges,
  toStored,
  indexName,
  uniqueName,
  type Row,
  type Stored,
  type Tx,
} from './indexeddb-layout.ts';
import { pageDescending } from './indexeddb-descending.ts';
import type { CachedRows, Follower, RowsCache } from './indexeddb-rows.ts';
import { storable } from '../json.ts';
import {
  getOrderField,
  listIds,
  matching,
  runGroups,
  runPage,
  runQuery,
  selectIndex,
  type Plan,
} from '../query.ts';
import { findUnique, listUnique, Taken } from '../unique-keys.ts';
import type { Condition, Entity, Field, Group, Grouping, Page, Query, Searched } from '../store.ts';

/** Up to this many records from its start, a page is read in bulk, with those before it. */
const bulk = 200;

/** The cached rows of large collections; undefined until their module is loaded. */
export interface LateRows {
  db: IDBPDatabase;
  /** Minimum number of rows for storing them on the device. */
  minRows: number;
  find(): RowsCache | undefined;
}

interface ScopeOptions<R extends Entity> {
  scope: string;
  searched: Searched<R>;
  rows: LateRows;
}

/** One collection of one scope inside a transaction. */
export class Collection<R extends Entity> {
  readonly #tx: Tx;
  readonly #name: string;
  readonly #scope: string;
  readonly #searched: Searched<R>;
  /** The cached rows, of a large collection. */
  readonly #rows: CachedRows<R> | undefined;
  /** The follower of this transaction's changes, from its first change on. */
  #follower: Promise<Follower<R> | undefined> | undefined;

  constructor(tx: Tx, name: string, { scope, searched, rows }: ScopeOptions<R>) {
    this.#tx = tx;
    this.#name = name;
    this.#scope = scope;
    this.#searched = searched;
    const { db, minRows } = rows;
    const fields = [...getFields(searched).keys()];
    this.#rows = searched.isLarge
      ? rows.find()?.find<R>({ db, minRows, collection: name, scope, fields })
      : undefined;
  }

  get #fields(): Fields {
    return getFields(this.#searched);
  }

  get #store() {
    return this.#tx.objectStore(this.#name);
  }

  get #notes() {
    return this.#tx.objectStore(notes);
  }

  async get(id: string): Promise<R | undefined> {
    const found: Stored<R> | undefined = await this.#store.get([this.#scope, id]);
    return found?.record;
  }

  async getMany(ids: readonly string[]): Promise<Map<string, R>> {
    const found = await Promise.all(ids.map((id) => this.get(id)));
    const known = found.filter((record) => record !== undefined);
    return new Map(known.map((record) => [record.id, record]));
  }

  async find(values: object): Promise<R | undefined> {
    const { at, keys } = findUnique(this.#searched, values);
    const key = [this.#scope, JSON.stringify(keys)];
    const found: Stored<R> | undefined = await this.#store.index(uniqueName(at)).get(key);
    return found?.record;
  }

  async query(query: Query<R>): Promise<R[]> {
    const isPart = query.limit !== undefined || query.offset !== undefined;
    const plan = this.#plan(query);
    if (isPart && isOrderedBy(query, plan)) return this.#readPart(query, plan);
    const rows = plan?.isExact ? undefined : await this.#readRows(query);
    return rows
      ? this.#byRows(runQuery(rows, ofRows(query), this.#fields))
      : runQuery(await this.#candidates(query, plan), query, this.#fields);
  }

  async page(query: Query<R>): Promise<Page<R>> {
    const plan = this.#plan(query);
    if (isOrderedBy(query, plan)) {
      const [rows, total] = await Promise.all([this.#readPart(query, plan), this.count(query)]);
      return { rows, total };
    }
    const cached = await this.#readRows(query);
    if (!cached) return runPage(await this.#candidates(query, plan), query, this.#fields);
    const { rows, total } = runPage(cached, ofRows(query), this.#fields);
    return { rows: await this.#byRows(rows), total };
  }

  async count({ where, contains }: Condition<R>): Promise<number> {
    const conditions = { where, contains };
    const plan = this.#plan(conditions);
    const isUnconditional = Object.keys(where ?? {}).length === 0 && !contains?.length;
    if (isUnconditional) return this.#store.count(startingWith(this.#scope));
    if (plan?.isExact) {
      const index = this.#store.index(indexName(plan.index));
      const ranges = listKeyRanges(this.#scope, plan, this.#searched);
      const counts = await Promise.all(ranges.map((keys) => index.count(keys)));
      return counts.reduce((sum, count) => sum + count, 0);
    }
    const rows = await this.#readRows(conditions);
    return rows
      ? matching(rows, ofRows(conditions), this.#fields).length
      : matching(await this.#candidates(conditions, plan), conditions, this.#fields).length;
  }

  async groups<By extends Field<R>>(grouping: Grouping<R, By>): Promise<Group<R[By]>[]> {
    const plan = this.#plan(grouping);
    const rows = plan?.isExact ? undefined : await this.#readRows(grouping);
    // A row has all fields of the record that can be grouped and summed.
    const candidates = (rows ?? (await this.#candidates(grouping, plan))) as readonly R[];
    return runGroups<R, By>(candidates, grouping, this.#fields);
  }

  async put(record: R): Promise<R> {
    const stored = storable(record);
    checkTypes(stored, this.#fields);
    const value = toStored(this.#scope, stored, this.#searched);
    // Without an intermediate step otherwise, so that parallel requests keep their order.
    if (listUnique(this.#searched).length > 0) await this.#checkUnique(value);
    await Promise.all([this.#store.put?.(value), this.#follow(stored.id, stored)]);
    return stored;
  }

  async append(build: (sequence: number) => R): Promise<R> {
    const key = sequenceKey(this.#name, this.#scope);
    const last: number = (await this.#notes.get(key)) ?? 0;
    await this.#notes.put?.(last + 1, key);
    return this.put(build(last + 1));
  }

  async remove(id: string): Promise<void> {
    await Promise.all([this.#store.delete?.([this.#scope, id]), this.#follow(id, undefined)]);
  }

  async #checkUnique({ record, keys }: Stored<R>): Promise<void> {
    const unique = listUnique(this.#searched);
    await Promise.all(
      unique.map(async (fields, at) => {
        const key = keys[`unique${at}`];
        if (key === undefined) return;
        const owner = await this.#store.index(uniqueName(at)).getKey([this.#scope, key]);
        const id: unknown = Array.isArray(owner) ? owner[1] : undefined;
        if (id !== undefined && id !== record.id) throw new Taken(this.#name, fields);
      }),
    );
  }

  /** Reports a change to the cached rows, and sets a new mark. */
  async #follow(id: string, record: R | undefined): Promise<void> {
    if (!this.#searched.isLarge) return;
    this.#follower ??= this.#start();
    const follow = await this.#follower;
    await follow?.(id, record);
  }

  async #start(): Promise<Follower<R> | undefined> {
    const from = await this.#mark();
    const mark = crypto.randomUUID();
    await this.#notes.put?.(mark, markKey(this.#name, this.#scope));
    return this.#rows?.start(this.#tx, from, mark);
  }

  async #mark(): Promise<string> {
    return (await this.#notes.get(markKey(this.#name, this.#scope))) ?? '';
  }

  #plan(query: Query<R>): Plan<R> | undefined {
    return selectIndex(this.#searched, query, this.#fields);
  }

  /**
   * The cached rows of a large collection, for conditions that no index serves; undefined for all
   * other collections, and once this transaction has changed records.
   */
  async #readRows({ where }: Condition<R>): Promise<readonly Row[] | undefined> {
    if (!this.#rows || this.#follower || listIds(where)) return undefined;
    return this.#rows.read(this.#tx, await this.#mark());
  }

  /** The records of these rows, in their order. */
  async #byRows(rows: readonly Row[]): Promise<R[]> {
    const records = await this.getMany(rows.map(({ id }) => id));
    return rows.flatMap(({ id }) => records.get(id) ?? []);
  }

  /** Records that include all matching ones. */
  async #candidates({ where }: Condition<R>, plan: Plan<R> | undefined): Promise<R[]> {
    const ids = listIds(where);
    if (ids) return [...(await this.getMany(ids)).values()];
    if (!plan) return unwrapRecords(await this.#store.getAll(startingWith(this.#scope)));
    const index = this.#store.index(indexName(plan.index));
    const ranges = listKeyRanges(this.#scope, plan, this.#searched);
    const found = await Promise.all(ranges.map((keys) => index.getAll(keys)));
    return unwrapRecords<R>(found.flat());
  }

  /** A part of the records that an index holds in the requested order. */
  async #readPart(query: Query<R>, plan: Plan<R>): Promise<R[]> {
    const [keys] = listKeyRanges(this.#scope, plan, this.#searched);
    const { offset = 0, limit = Number.POSITIVE_INFINITY } = query;
    if (!keys || limit === 0) return [];
    const index = this.#store.index(indexName(plan.index));
    if (query.order?.direction === 'descending') {
      return pageDescending<R>(index, keys, { offset, limit });
    }
    const end = offset + limit;
    if (end <= bulk) return unwrapRecords<R>(await index.getAll(keys, end)).slice(offset);
    const found: R[] = [];
    let cursor = await index.openCursor(keys);
    if (cursor && offset > 0) cursor = await cursor.advance(offset);
    while (cursor && found.length < limit) {
      found.push((cursor.value as Stored<R>).record);
      cursor = await cursor.continue();
    }
    return found;
  }
}

/** The same query of rows: they have all fields that it can name. */
const ofRows = <R extends Entity>(query: Query<R>): Query<Row> => query as object;

/** Whether an index finds exactly the requested records, in their order. */
const isOrderedBy = <R>(query: Query<R>, plan: Plan<R> | undefined): plan is Plan<R> =>
  plan !== undefined &&
  plan.isExact &&
  plan.parts.length <= 1 &&
  query.order?.by === getOrderField(plan.index);

const unwrapRecords = <R>(stored: Stored<R>[]): R[] => stored.map(({ record }) => record);
