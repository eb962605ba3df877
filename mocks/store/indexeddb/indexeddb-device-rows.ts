/** Cached rows that outlive the tab, and which records have changed since. */
import type { IDBPDatabase } from 'idb';
import {
  markKey,
  notes,
  startingWith,
  type Row,
  type Stored,
  type Tx,
} from './indexeddb-layout.ts';
import type { Entity } from '../store.ts';

/** Where rows are stored: there are those of one collection and scope. */
export interface RowsPlace {
  db: IDBPDatabase;
  collection: string;
  scope: string;
  /** The fields of a row. */
  fields: readonly string[];
  /** Minimum number of rows for storing them; fewer are as fast to read again. */
  minRows: number;
}

/** The state of the stored rows. */
interface State {
  /**
   * The mark up to which every change is noted; a different one means that another writer has not
   * noted its changes.
   */
  mark: string;
  /** The fields of the rows; another app version may need others. */
  fields: string;
}

/** The stored rows, and the records that have changed since; undefined for removed records. */
export interface StoredRows<R> {
  rows: readonly Row[];
  changed: ReadonlyMap<string, R | undefined>;
}

/** Maximum number of changes that one transaction notes, and that are read one by one. */
const maxChanges = 1000;
/** From this number of changes on, the rows are stored again. */
export const manyChanges = 100;

/**
 * The rows of one collection and scope on the device. They are written when the browser is idle. A transaction that
 * changes records notes their ids, and the next page load reads only those again.
 */
export class RowsOnDevice<R extends Entity> {
  readonly #place: RowsPlace;
  #isSaving = false;
  #isInvalidated = false;

  constructor(source: RowsPlace) {
    this.#place = source;
  }

  /**
   * Whether too many records changed at once to be noted: the next tab needs rows that are stored
   * again.
   */
  get isInvalidated(): boolean {
    return this.#isInvalidated;
  }

  /** The stored rows at a mark; undefined if all records must be read. */
  async read(tx: Tx, mark: string): Promise<StoredRows<R> | undefined> {
    const store = tx.objectStore(notes);
    const state: State | undefined = await store.get(this.#key('state'));
    if (state?.mark !== mark || state.fields !== this.#fields) return undefined;
    const ids: string[] = await store.getAll(startingWith(...this.#key('changed')), maxChanges + 1);
    if (ids.length > maxChanges) return undefined;
    const { collection, scope } = this.#place;
    const records = tx.objectStore(collection);
    const [rows, ...changed]: [Row[] | undefined, ...[string, R | undefined][]] = await Promise.all(
      [
        store.get(this.#key('rows')),
        ...ids.map(async (id): Promise<[string, R | undefined]> => {
          const found: Stored<R> | undefined = await records.get([scope, id]);
          return [id, found?.record];
        }),
      ],
    );
    return rows && { rows, changed: new Map(changed) };
  }

  /**
   * A function that notes each record that the transaction changes; undefined if nothing is stored.
   */
  async follow(
    tx: Tx,
    from: string,
    mark: string,
  ): Promise<((id: string) => Promise<void>) | undefined> {
    const store = tx.objectStore(notes);
    const state: State | undefined = await store.get(this.#key('state'));
    if (!state) return undefined;
    if (state.mark !== from) {
      await this.#invalidate(tx);
      return undefined;
    }
    await store.put?.({ ...state, mark }, this.#key('state'));
    let count = 0;
    return async (id) => {
      count += 1;
      if (count < maxChanges) await store.put?.(id, this.#key('changed', id));
      if (count === maxChanges) await this.#invalidate(tx);
    };
  }

  /**
   * Stores the rows once the browser is idle, in their state at that time: `at` returns the rows at
   * a mark.
   */
  store(count: number, at: (mark: string) => readonly Row[] | undefined): void {
    if (this.#isSaving || count < this.#place.minRows) return;
    this.#isSaving = true;
    whenIdle(() => {
      this.#save(at)
        .catch(() => undefined)
        .finally(() => {
          this.#isSaving = false;
        });
    });
  }

  async #save(at: (mark: string) => readonly Row[] | undefined): Promise<void> {
    const { db, collection, scope } = this.#place;
    const tx = db.transaction(notes, 'readwrite', { durability: 'relaxed' });
    const mark: string = (await tx.store.get(markKey(collection, scope))) ?? '';
    const rows = at(mark);
    if (rows) {
      const state: State = { mark, fields: this.#fields };
      await Promise.all([
        tx.store.delete(startingWith(...this.#key())),
        tx.store.put(rows, this.#key('rows')),
        tx.store.put(state, this.#key('state')),
      ]);
    }
    await tx.done;
    if (rows) this.#isInvalidated = false;
  }

  async #invalidate(tx: Tx): Promise<void> {
    this.#isInvalidated = true;
    await tx.objectStore(notes).delete?.(startingWith(...this.#key()));
  }

  get #fields(): string {
    return this.#place.fields.join(' ');
  }

  #key(...more: string[]): string[] {
    const { collection, scope } = this.#place;
    return [collection, scope, 'kept', ...more];
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 50);
}
