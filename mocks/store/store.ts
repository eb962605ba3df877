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

/** Any of these values; an empty list matches nothing. Null also matches a missing field. */
export type ValueList<V> = readonly (V | null)[];

/** None of these values; null also excludes a missing field. */
export interface Excluded<V> {
  not: ValueList<V>;
}

/**
 * Conditions that must all match: a value, a range, a list of values, or any but those of a list.
 * Null also matches a missing field. An undefined condition is ignored.
 */
export type Where<R> = {
  [K in Field<R>]?: R[K] | Range<R[K]> | ValueList<R[K]> | Excluded<R[K]>;
};

/** Null comes first when ascending. Ties break by id, which ascends in both directions. */
export interface Order<R> {
  by: Field<R>;
  direction?: 'ascending' | 'descending';
}

/** Any of the fields contains the text as a reader sees it: see normalizeName. Fields are names. */
export interface Contains<R> {
  fields: readonly Field<R>[];
  text: string;
}

/** Conditions on records; all of them must match. */
export interface Condition<R> {
  where?: Where<R>;
  contains?: readonly Contains<R>[];
}

/** Without `order`: by id. `offset` and `limit` count records and apply after the order. */
export interface Query<R> extends Condition<R> {
  order?: Order<R>;
  offset?: number;
  limit?: number;
}

/** The records of a page, and the number of records on all pages. */
export interface Page<R> {
  rows: R[];
  total: number;
}

/** The records with one value of a field; `sum` is 0 unless a field was given. */
export interface Group<V> {
  value: V | null;
  count: number;
  sum: number;
  /** Missing unless a field was given and a record has a value in it. */
  lowest?: Scalar;
}

/** Groups by the field `by`; sums the field `sum`, and finds the lowest value of a field, no name. */
export interface Grouping<R, By extends Field<R>> extends Condition<R> {
  by: By;
  sum?: Field<R>;
  lowest?: Field<R>;
}

/** The collections of one tenant, or of the platform. Returned records are always copies. */
export interface Scope<C extends Collections<C>> {
  /** The record with an id, or undefined. */
  get<N extends keyof C & string>(name: N, id: string): Promise<C[N] | undefined>;
  /** The records with these ids, by id; missing ones are left out. */
  getMany<N extends keyof C & string>(
    name: N,
    ids: Iterable<string>,
  ): Promise<ReadonlyMap<string, C[N]>>;
  /**
   * The record with these values of fields that are unique together, compared as for `unique`.
   * Rejects with RangeError for other fields.
   */
  find<N extends keyof C & string>(
    name: N,
    values: { [F in Field<C[N]>]?: NonNullable<C[N][F]> },
  ): Promise<C[N] | undefined>;
  query<N extends keyof C & string>(name: N, query?: Query<C[N]>): Promise<C[N][]>;
  /** A part of the matching records, and their number. */
  page<N extends keyof C & string>(name: N, query: Query<C[N]>): Promise<Page<C[N]>>;
  count<N extends keyof C & string>(name: N, where?: Where<C[N]>): Promise<number>;
  /** Counts and sums by the values of a field, in the order of these. */
  groups<N extends keyof C & string, By extends Field<C[N]>>(
    name: N,
    grouping: Grouping<C[N], By>,
  ): Promise<Group<C[N][By]>[]>;
  /**
   * Adds the record, or replaces the one with its id. Rejects with Taken if another record has a
   * value that must be unique, and with TypeError for values that JSON or a field's type cannot
   * represent; undefined properties are left out, as in JSON.
   */
  put<N extends keyof C & string>(name: N, record: C[N]): Promise<void>;
  /**
   * Adds a record with the next number of its collection, from 1: no later record has a lower one.
   * The record is built from the number.
   */
  append<N extends keyof C & string>(name: N, build: (sequence: number) => C[N]): Promise<C[N]>;
  /** Removes the record with an id, if there is one. */
  remove(name: keyof C & string, id: string): Promise<void>;
  /** Removes and returns the record with an id, for what is valid once. */
  take<N extends keyof C & string>(name: N, id: string): Promise<C[N] | undefined>;
}

export interface Transaction<C extends Collections<C>> {
  /** Throws RangeError for `*`, the key of the platform's scope. */
  tenant: (tenantId: string) => Scope<C>;
  /** Data that belong to no tenant. */
  platform: Scope<C>;
}

export interface TransactionOptions {
  /**
   * The work changes thousands of records. An adapter that is slow to respond to each request may
   * read whole collections into memory, and store all changes at the end.
   */
  isBulk?: boolean;
}

export interface Store<C extends Collections<C>> {
  /**
   * Runs `work` in one transaction: all changes are stored or, if `work` throws, none. Commits
   * before the promise resolves. `work` may await only the transaction's own calls, since IndexedDB
   * commits as soon as it waits for anything else. A write in a 'read' transaction rejects, as does
   * every call after the end of the transaction. Rejects with StoreClosed once closed.
   */
  transaction<T>(
    mode: 'read' | 'write',
    work: (tx: Transaction<C>) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /**
   * Calls the listener after each committed write, also of other tabs; returns what ends that. Absent
   * where others may write without notice, as other processes do: they have to be polled.
   */
  onWrite?(listener: () => void): () => void;
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

/**
 * The type of a field, which has it in every record, or is null or missing. `name`: a text for
 * readers, ordered as they expect (see getSortKey) and found by what it contains; `search`: a text
 * that is only found by what it contains; `text`: ordered by code unit; `instant`: a UTC timestamp or
 * a day in ISO form.
 */
export type FieldType = 'text' | 'name' | 'search' | 'number' | 'instant' | 'boolean';

/** The types for a field with values of this kind. */
type TypeFor<V> =
  NonNullable<V> extends string
    ? 'text' | 'name' | 'search' | 'instant'
    : NonNullable<V> extends number
      ? 'number'
      : 'boolean';

/** What a collection is queried by. */
export interface Searched<R> {
  /** The types of all fields that queries filter, order, group or sum by; the id is a text. */
  fields: { readonly [F in Field<R>]?: TypeFor<R[F]> };
  indexes: readonly Index<R>[];
  /**
   * Fields by which lists of all records are ordered, of a large collection: a database has an index
   * for each, and a browser orders the values that it caches.
   */
  ordered?: readonly Field<R>[];
  /**
   * Fields of which no two records of a scope have the same values; texts are compared as
   * normalizeName returns them. A record in which one of them is null is not compared.
   */
  unique?: readonly Index<R>[];
  /** Whether it may have so many records that a browser caches the values of their fields. */
  isLarge?: boolean;
}

/** Some collections of a schema that is composed of multiple parts. */
export type SearchedCollections<C> = { [N in keyof C]: Searched<C[N]> };

/** The collections of one tenant in a transaction, with records that are derived from others. */
export interface Followed<C extends Collections<C>> {
  /** Notes the writes. */
  scope: Scope<C>;
  /** Writes the derived records. */
  finish(): Promise<void>;
}

/** The fields of a collection's records that the store computes from other records. */
export interface Derivation<C extends Collections<C>, R> {
  /** The computed fields of a record. It may read only the collections in `from`. */
  compute(scope: Pick<Scope<C>, 'get' | 'query' | 'count'>, record: R): Promise<Partial<R>>;
  /** By another collection: the records that depend on one of its records. */
  from: { [N in keyof C & string]?: Dependents<C, C[N], R> };
}

/** How records depend on those of another collection. */
export interface Dependents<C extends Collections<C>, Other, R> {
  /** The fields of the other record that are used. */
  fields: readonly (keyof Other & string)[];
  /** Conditions of the dependent records: these match one of them. */
  where(other: Other, scope: Pick<Scope<C>, 'query' | 'groups'>): Promise<Where<R>[]> | Where<R>[];
}

/** A step from one version of the stored data to the next. */
export interface Migration {
  /** The version that it leads to. */
  to: number;
  /** Changes the records of a collection; returns undefined to remove one. */
  records?: Readonly<
    Record<string, (record: Readonly<Record<string, unknown>>) => object | undefined>
  >;
  /** Collections whose records are no longer stored. */
  dropped?: readonly string[];
}

/** `version` is an integer from 1, increased with every change of a record or an index. */
export interface Schema<C extends Collections<C>> {
  version: number;
  /** The steps by which stored data of earlier versions are brought to this one, in order. */
  migrations?: readonly Migration[];
  /**
   * Updates the records derived from a tenant's other records, in the transaction that writes
   * those.
   */
  follow?: (scope: Scope<C>) => Followed<C>;
  /** Fields that are computed from other records, by collection. */
  derived?: { [N in keyof C & string]?: Derivation<C, C[N]> };
  collections: { [N in keyof C & string]: Searched<C[N]> };
}
