/** A view of many records that outlives the tab: its rows, and which records have changed since. */
import type { IDBPDatabase } from 'idb';
import { gaps, markKey, startingWith, type Stored } from './indexeddb-layout.ts';
import type { Tx } from './indexeddb-scope.ts';
import type { Entity, View } from './store.ts';

/** Where a view is stored; there is one per collection and scope. */
export interface ViewLocation {
  db: IDBPDatabase;
  collection: string;
  scope: string;
  /** Minimum number of rows for storing a view; smaller ones are as fast to rebuild. */
  minRows: number;
}

/** The state of the stored rows. */
interface State {
  /**
   * The mark up to which every change is noted; a different one means that another writer has not
   * noted its changes.
   */
  mark: string;
  /** The source text of the view's function; a different function makes different rows. */
  view: string;
}

/** The stored rows, and the records that have changed since; undefined for removed records. */
export interface StoredRows<R, V> {
  rows: readonly V[];
  changed: ReadonlyMap<string, R | undefined>;
}

/** Maximum number of changes that one transaction notes, and that are read one by one. */
const maxChanges = 1000;
/** From this number of changes on, the rows are stored again. */
export const manyChanges = 100;

const toText = <R, V>(view: View<R, V>): string => `${view.order} ${view.of.toString()}`;

/**
 * The rows of one view on the device. They are written when the browser is idle. A transaction that
 * changes records notes their ids, and the next page load reads only those again.
 */
export class DeviceRows<R extends Entity> {
  readonly #source: ViewLocation;
  #isSaving = false;
  #isInvalidated = false;

  constructor(source: ViewLocation) {
    this.#source = source;
  }

  /**
   * Whether too many records changed at once to be noted: the next tab needs rows that are stored
   * again.
   */
  get isInvalidated(): boolean {
    return this.#isInvalidated;
  }

  /** The stored rows of a view at a mark; undefined if all records must be read. */
  async read<V>(tx: Tx, view: View<R, V>, mark: string): Promise<StoredRows<R, V> | undefined> {
    const notes = tx.objectStore(gaps);
    const state: State | undefined = await notes.get(this.#key('state'));
    if (state?.mark !== mark || state.view !== toText(view)) return undefined;
    const ids: string[] = await notes.getAll(startingWith(...this.#key('changed')), maxChanges + 1);
    if (ids.length > maxChanges) return undefined;
    const { collection, scope } = this.#source;
    const records = tx.objectStore(collection);
    const [rows, ...changed]: [V[] | undefined, ...[string, R | undefined][]] = await Promise.all([
      notes.get(this.#key('rows')),
      ...ids.map(async (id): Promise<[string, R | undefined]> => {
        const found: Stored<R> | undefined = await records.get([scope, id]);
        return [id, found?.record];
      }),
    ]);
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
    const notes = tx.objectStore(gaps);
    const state: State | undefined = await notes.get(this.#key('state'));
    if (!state) return undefined;
    if (state.mark !== from) {
      await this.#invalidate(tx);
      return undefined;
    }
    await notes.put?.({ ...state, mark }, this.#key('state'));
    let count = 0;
    return async (id) => {
      count += 1;
      if (count < maxChanges) await notes.put?.(id, this.#key('changed', id));
      if (count === maxChanges) await this.#invalidate(tx);
    };
  }

  /**
   * Stores a view with this number of rows once the browser is idle, in its state at that time:
   * `at` returns the rows at a mark.
   */
  store<V extends Entity>(
    view: View<R, V>,
    rows: number,
    at: (mark: string) => readonly V[] | undefined,
  ): void {
    if (this.#isSaving || rows < this.#source.minRows) return;
    this.#isSaving = true;
    whenIdle(() => {
      this.#save(view, at)
        .catch(() => undefined)
        .finally(() => {
          this.#isSaving = false;
        });
    });
  }

  async #save<V>(view: View<R, V>, at: (mark: string) => readonly V[] | undefined): Promise<void> {
    const { db, collection, scope } = this.#source;
    const tx = db.transaction(gaps, 'readwrite', { durability: 'relaxed' });
    const mark: string = (await tx.store.get(markKey(collection, scope))) ?? '';
    const rows = at(mark);
    if (rows) {
      const state: State = { mark, view: toText(view) };
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
    await tx.objectStore(gaps).delete?.(startingWith(...this.#key()));
  }

  #key(...more: string[]): string[] {
    const { collection, scope } = this.#source;
    return [collection, scope, 'kept', ...more];
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 50);
}
