/** A view of many records that outlives the tab: its rows, and which records have changed since. */
import type { IDBPDatabase } from 'idb';
import { gaps, markKey, startingWith, type Stored } from './indexeddb-layout.ts';
import type { Tx } from './indexeddb-scope.ts';
import type { Entity, View } from './store.ts';

/** Where a view is kept: of each collection and scope there is one. */
export interface ViewLocation {
  db: IDBPDatabase;
  collection: string;
  scope: string;
  /** How many rows a view has at least that is kept: fewer are as soon made anew. */
  minRows: number;
}

/** What is known of the rows that are kept. */
interface State {
  /** The mark up to which every change is noted; another one means that somebody has not noted theirs. */
  mark: string;
  /** The text of the view that has made them: another one makes others. */
  view: string;
}

/** Rows as they were kept, and the records that are others since; undefined for what was removed. */
export interface StoredRows<R, V> {
  rows: readonly V[];
  changed: ReadonlyMap<string, R | undefined>;
}

/** So many changes are noted in one transaction at most, and read one by one. */
const maxChanges = 1000;
/** With so many changes, the rows are kept anew. */
export const manyChanges = 100;

const toText = <R, V>(view: View<R, V>): string => `${view.order} ${view.of.toString()}`;

/**
 * The rows of one view on the device. They are written when the browser is idle; a transaction that
 * changes records notes which, and whoever opens the page reads those again instead of all.
 */
export class DeviceRows<R extends Entity> {
  readonly #source: ViewLocation;
  #isSaving = false;
  #isInvalidated = false;

  constructor(source: ViewLocation) {
    this.#source = source;
  }

  /** Whether too much has changed at once to be noted: only rows that are kept anew help the next tab. */
  get isInvalidated(): boolean {
    return this.#isInvalidated;
  }

  /** What is kept of a view at a mark; undefined where all records must be read. */
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

  /** What notes a record that a transaction changes; undefined where nothing is kept. */
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

  /** Keeps a view of so many rows when the browser is idle, as it stands by then: `at` that mark. */
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
