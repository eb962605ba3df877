/**
 * The Store port: collections of records, separated by tenant, changed in transactions. Its
 * adapters pass one test suite (store.suite.ts), so that no other code depends on which of them is
 * in use.
 */

/** The scalar values for conditions, orders and indexes. */
export type Scalar = string | number | boolean | null;

/** A record of a collection: it has a string id; the tenant is not part of it. */
export interface Entity {
  id: string;
}

/** A map of collection name → record type. */
export type Collections<C> = { [N in keyof C]: Entity };

/** The fields of a record with scalar values; lists and objects cannot be queried. */
export type Field<R> = {
  [K in keyof R]-?: NonNullable<R[K]> extends Scalar ? K : never;
}[keyof R] &
  string;

/** Half-open: `from` is included, `below` is excluded. Null or a missing value is in no range. */
export interface Range<V> {
  from?: NonNullable<V>;
  below?: NonNullable<V>;
}

/** Any of these values; an empty list matches nothing. */
export type ValueList<V> = readonly V[];

/**
 * Conditions that must all match: a value, a range, or a list of values. Null also matches a
 * missing field. An undefined condition is ignored.
 */
export type Where<R> = { [K in Field<R>]?: R[K] | Range<R[K]> | ValueList<R[K]> };

/** Null comes first when ascending. Ties break by id, which ascends in both directions. */
export interface Order<R> {
  by: Field<R>;
  direction?: 'ascending' | 'descending';
}

/** Without `order`: by id. `offset` and `limit` count records and apply after the order. */
export interface Query<R> {
  where?: Where<R>;
  order?: Order<R>;
  offset?: number;
  limit?: number;
}

/**
 * Derives a row from each record of a collection, for features that load all of them, e.g. a
 * search. A view is identified by its object: use one constant for all calls, not a new object for
 * each.
 */
export interface View<R, V> {
  /** The field to order by, ascending; ties break by id. */
  order: Field<V>;
  /**
   * Uses only this record's id and scalar fields. The text of the function identifies a view that
   * is stored on the device, so it must not call anything that may change independently.
   */
  of(record: R): V;
}

/** The collections of one tenant, or of the platform. Returned records are always copies. */
export interface Scope<C extends Collections<C>> {
  /** The record with an id, or undefined. */
  get<N extends keyof C & string>(name: N, id: string): Promise<C[N] | undefined>;
  query<N extends keyof C & string>(name: N, query?: Query<C[N]>): Promise<C[N][]>;
  count<N extends keyof C & string>(name: N, where?: Where<C[N]>): Promise<number>;
  /**
   * A view of all records. It may be cached across transactions and is updated with each changed
   * record, so that loading it again is cheap; the returned rows are shared and frozen.
   */
  view<N extends keyof C & string, V extends Entity>(
    name: N,
    view: View<C[N], V>,
  ): Promise<readonly Readonly<V>[]>;
  /**
   * Adds the record, or replaces the one with its id. Rejects with TypeError for values that JSON
   * cannot represent; undefined properties are left out, as in JSON.
   */
  put<N extends keyof C & string>(name: N, record: C[N]): Promise<void>;
  /** Removes the record with an id, if there is one. */
  remove(name: keyof C & string, id: string): Promise<void>;
}

export interface Transaction<C extends Collections<C>> {
  /** Throws RangeError for `*`, the key of the platform's scope. */
  tenant: (tenantId: string) => Scope<C>;
  /** Data that belong to no tenant. */
  platform: Scope<C>;
}

export interface Store<C extends Collections<C>> {
  /**
   * Runs `work` in one transaction: all changes are stored or, if `work` throws, none. Commits
   * before the promise resolves. `work` may await only the transaction's own calls, since IndexedDB
   * commits as soon as it waits for anything else. A write in a 'read' transaction rejects, as does
   * every call after the end of the transaction. Rejects with StoreClosed once closed.
   */
  transaction<T>(mode: 'read' | 'write', work: (tx: Transaction<C>) => Promise<T>): Promise<T>;
  /** Removes all data of all tenants and of the platform. */
  clear(): Promise<void>;
  /** Running transactions are completed; new ones reject with StoreClosed. */
  close(): void;
}

/**
 * Fields to find records by: a query uses the index if it has equality on all fields but the last,
 * and an equality, a range, the order or nothing on the last. An index changes only the speed,
 * never the result.
 */
export type Index<R> = readonly [Field<R>, ...Field<R>[]];

/** The indexes of a collection, and whether its views should be cached in every store. */
interface Searched<R> {
  indexes: readonly Index<R>[];
  isViewed?: boolean;
}

/** The indexes of some collections, for a schema that is composed of multiple parts. */
export type Indexes<C> = { [N in keyof C]: Searched<C[N]> };

/** The collections of one tenant in a transaction, with records that are derived from others. */
export interface Followed<C extends Collections<C>> {
  /** Notes the writes. */
  scope: Scope<C>;
  /** Writes the derived records. */
  finish(): Promise<void>;
}

/** `version` is an integer from 1, increased with every change of a record's structure. */
export interface Schema<C extends Collections<C>> {
  version: number;
  /**
   * Updates the records derived from a tenant's other records, in the transaction that writes
   * those.
   */
  follow?: (scope: Scope<C>) => Followed<C>;
  collections: { [N in keyof C & string]: Searched<C[N]> };
}
