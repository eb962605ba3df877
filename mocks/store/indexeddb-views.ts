import { DeviceRows, manyChanges, type ViewLocation } from './indexeddb-device-rows.ts';
import { startingWith, type Stored } from './indexeddb-layout.ts';
import type { Tx } from './indexeddb-scope.ts';
import { MaterializedViews } from './materialized-views.ts';
import { getNames } from './rules.ts';
import type { Collections, Entity, Schema, View } from './store.ts';

/** The changes of one transaction in a collection, starting from the mark that it found. */
interface Step<R> {
  from: string;
  /** By id; undefined for removed records. */
  changed: Map<string, R | undefined>;
}

/** Called with each record that a transaction changes; undefined for a removed one. */
export type Follower<R> = (id: string, record: R | undefined) => Promise<void>;

/** Maximum number of steps waiting for the next reader; beyond that it reads all records again. */
const maxSteps = 200;

/**
 * The cached views of one collection and scope in this tab, and the rows stored on the device for
 * the next tab. Other tabs change the same records, so each writer sets a new mark in its
 * transaction. A view is valid as long as its mark is current; otherwise it applies the steps of
 * this tab from its mark to the current one. No reader ever finds the mark of a failed transaction.
 */
export class MarkedViews<R extends Entity> {
  readonly #source: ViewLocation;
  readonly #device: DeviceRows<R>;
  #mark: string | undefined;
  #views = new MaterializedViews<R>();
  readonly #steps = new Map<string, Step<R>>();

  constructor(source: ViewLocation) {
    this.#source = source;
    this.#device = new DeviceRows(source);
  }

  /** A view at the mark of the transaction. */
  async read<V extends Entity>(tx: Tx, view: View<R, V>, mark: string): Promise<readonly V[]> {
    const known = this.#at(mark).find(view);
    if (known) {
      if (this.#device.isInvalidated) this.#storeOnDevice(view, known.length);
      return known;
    }
    const { collection, scope } = this.#source;
    const cached = await this.#device.read(tx, view, mark);
    if (cached) {
      this.#at(mark).addBuilt(view, cached.rows, cached.changed);
    } else {
      const stored: Stored<R>[] = await tx.objectStore(collection).getAll(startingWith(scope));
      this.#at(mark).store(
        view,
        stored.map(({ record }) => record),
      );
    }
    const rows = this.#at(mark).find(view) ?? [];
    if (!cached || cached.changed.size >= manyChanges) this.#storeOnDevice(view, rows.length);
    return rows;
  }

  /** Stores the view on the device once the browser is idle, in its state at that time. */
  #storeOnDevice<V extends Entity>(view: View<R, V>, rows: number): void {
    this.#device.store(view, rows, (found) => this.#at(found).find(view));
  }

  /** Starts a transaction that changes records, from the mark that it found to its own. */
  async start(tx: Tx, from: string, mark: string): Promise<Follower<R>> {
    const step = this.#start(from, mark);
    const note = await this.#device.follow(tx, from, mark);
    return async (id, record) => {
      step?.changed.set(id, record);
      await note?.(id);
    };
  }

  /** The views in their state at a mark. */
  #at(mark: string): MaterializedViews<R> {
    const steps = this.#stepsTo(mark);
    if (!steps) this.#views = new MaterializedViews();
    for (const { changed } of steps ?? []) {
      for (const [id, record] of changed) this.#views.set(id, record);
    }
    this.#mark = mark;
    this.#steps.clear();
    return this.#views;
  }

  /** The step of a transaction, filled as it changes records; undefined if no view is cached. */
  #start(from: string, mark: string): Step<R> | undefined {
    if (this.#steps.size >= maxSteps) this.#clear();
    if (this.#mark === undefined) return undefined;
    const step = { from, changed: new Map<string, R | undefined>() };
    this.#steps.set(mark, step);
    return step;
  }

  #clear(): void {
    this.#mark = undefined;
    this.#views = new MaterializedViews();
    this.#steps.clear();
  }

  /** The steps from the views to a mark, oldest first; undefined if some are unknown. */
  #stepsTo(mark: string): Step<R>[] | undefined {
    const steps: Step<R>[] = [];
    let at = mark;
    while (at !== this.#mark) {
      const step = this.#steps.get(at);
      if (!step) return undefined;
      steps.unshift(step);
      at = step.from;
    }
    return steps;
  }
}

/** The cached views of one connection, by collection and scope. */
export type CollectionViews<C extends Collections<C>> = {
  [N in keyof C & string]: (scope: string) => MarkedViews<C[N]>;
};

/** No views yet, of any collection. */
export function noViews<C extends Collections<C>>(
  { collections }: Schema<C>,
  { db, minRows }: Pick<ViewLocation, 'db' | 'minRows'>,
): CollectionViews<C> {
  const views: Partial<CollectionViews<C>> = {};
  for (const collection of getNames(collections)) {
    views[collection] = inScopes<C[typeof collection]>((scope) => ({
      db,
      minRows,
      collection,
      scope,
    }));
  }
  return views as CollectionViews<C>;
}

function inScopes<R extends Entity>(
  getSource: (scope: string) => ViewLocation,
): (scope: string) => MarkedViews<R> {
  const scopes = new Map<string, MarkedViews<R>>();
  return (scope) => {
    const known = scopes.get(scope) ?? new MarkedViews<R>(getSource(scope));
    scopes.set(scope, known);
    return known;
  };
}
