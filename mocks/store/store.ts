/**
 * The Store port: collections of records, kept apart by tenant, changed in transactions. Its
 * adapters obey one suite (store.suite.ts), so that nothing above knows which of them it runs on.
 */

/** The single values that conditions, orders and indexes work on. */
export type Scalar = string | number | boolean | null;

/** What a collection holds: every record has a string id; the tenant is not part of the record. */
export interface Entity {
  id: string;
}

/** A map of collection name → record type. */
export type Collections<C> = { [N in keyof C]: Entity };

/** The fields of a record that hold single values; lists and objects cannot be asked for. */
export type Field<R> = {
  [K in keyof R]-?: NonNullable<R[K]> extends Scalar ? K : never;
}[keyof R] &
  string;

/** Half-open: `from` is in, `below` is out. Null, or a missing value, is in no range. */
export interface Range<V> {
  from?: NonNullable<V>;
  below?: NonNullable<V>;
}

/** Any of these values; an empty list matches nothing. */
export type ValueList<V> = readonly V[];

/**
 * Conditions that must all hold: a value, a range, or a list of values. Null also matches a
 * missing field. A condition that is undefined is none.
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
 * What is made of each record of a collection for those who read all of them, such as a search.
 * The object is what it is known by: one constant for all calls, not one for each.
 */
export interface View<R, V> {
  /** The field by which it comes ordered, ascending; ties break by id. */
  order: Field<V>;
  /**
   * From this record alone, with its id, and without any list or object of it. By its text a view is
   * known again that was kept on the device: it calls nothing that may change beside it.
   */
  of(record: R): V;
}

/** The collections of one tenant, or of the platform. What is returned is always a copy. */
export interface Scope<C extends Collections<C>> {
  /** The record of an id, or undefined. */
  get<N extends keyof C & string>(name: N, id: string): Promise<C[N] | undefined>;
  query<N extends keyof C & string>(name: N, query?: Query<C[N]>): Promise<C[N][]>;
  count<N extends keyof C & string>(name: N, where?: Where<C[N]>): Promise<number>;
  /**
   * A view of all records. It may be kept between transactions, and then follows each record that
   * changes, so that it costs little to read again; what is answered is shared and frozen.
   */
  view<N extends keyof C & string, V extends Entity>(
    name: N,
    view: View<C[N], V>,
  ): Promise<readonly Readonly<V>[]>;
  /**
   * Adds the record, or replaces the one with its id. Rejects with TypeError what JSON cannot
   * hold; properties that are undefined are left out, as JSON does.
   */
  put<N extends keyof C & string>(name: N, record: C[N]): Promise<void>;
  /** Removes the record of an id, if there is one. */
  remove(name: keyof C & string, id: string): Promise<void>;
}

export interface Transaction<C extends Collections<C>> {
  /** Throws RangeError for `*`, the platform's own scope. */
  tenant: (tenantId: string) => Scope<C>;
  /** Data of no tenant. */
  platform: Scope<C>;
}

export interface Store<C extends Collections<C>> {
  /**
   * Runs `work` in one transaction: all of it is kept or, when `work` throws, none. Committed
   * before the promise resolves. `work` may await only the transaction's own calls: IndexedDB
   * commits as soon as it waits for anything else. A write in a 'read' transaction rejects, as
   * does every call after the transaction's end. Rejects with StoreClosed once closed.
   */
  transaction<T>(mode: 'read' | 'write', work: (tx: Transaction<C>) => Promise<T>): Promise<T>;
  /** Removes everything, of all tenants and of the platform. */
  clear(): Promise<void>;
  /** Transactions that run already are finished; new ones reject with StoreClosed. */
  close(): void;
}

/**
 * Fields to find records by: a query uses the index when it asks for equality on all fields but
 * the last, and the last carries an equality, a range, the order, or nothing. An index changes how
 * fast the answer is, never the answer.
 */
export type Index<R> = readonly [Field<R>, ...Field<R>[]];

/** The indexes of a collection, and whether views of it are worth following in every store. */
interface Searched<R> {
  indexes: readonly Index<R>[];
  isViewed?: boolean;
}

/** How some collections are searched, for a schema that is put together from several. */
export type Indexes<C> = { [N in keyof C]: Searched<C[N]> };

/** The collections of one tenant in a transaction, of which some follow from others. */
export interface Followed<C extends Collections<C>> {
  /** Notes what is written. */
  scope: Scope<C>;
  /** Writes what follows from that. */
  finish(): Promise<void>;
}

/** `version` is a whole number from 1, raised with every change of a record's form. */
export interface Schema<C extends Collections<C>> {
  version: number;
  /** Keeps what follows from a tenant's other records, in the transaction that writes them. */
  follow?: (scope: Scope<C>) => Followed<C>;
  collections: { [N in keyof C & string]: Searched<C[N]> };
}
