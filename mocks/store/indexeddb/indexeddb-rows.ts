import { RowsOnDevice, manyChanges, type RowsPlace } from './indexeddb-device-rows.ts';
import { startingWith, type Row, type Stored, type Tx } from './indexeddb-layout.ts';
import type { Entity } from '../store.ts';

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
 * The rows of one collection and scope in this tab, and those stored on the device for the next
 * tab. Other tabs change the same records, so each writer sets a new mark in its transaction. Rows
 * are valid as long as their mark is current; otherwise the steps of this tab from their mark to
 * the current one are applied. No reader ever finds the mark of a failed transaction.
 */
export class CachedRows<R extends Entity> {
  readonly #place: RowsPlace;
  readonly #device: RowsOnDevice<R>;
  #mark: string | undefined;
  #rows: Map<string, Row> | undefined;
  #list: readonly Row[] | undefined;
  readonly #steps = new Map<string, Step<R>>();

  constructor(place: RowsPlace) {
    this.#place = place;
    this.#device = new RowsOnDevice(place);
  }

  /** All rows at the mark of the transaction, in any order. */
  async read(tx: Tx, mark: string): Promise<readonly Row[]> {
    const known = this.#at(mark);
    if (known) {
      if (this.#device.isInvalidated) this.#storeOnDevice(known.length);
      return known;
    }
    const { collection, scope } = this.#place;
    const cached = await this.#device.read(tx, mark);
    if (cached) {
      this.#rows = new Map(cached.rows.map((row) => [row.id, row]));
      for (const [id, record] of cached.changed) this.#set(id, record);
    } else {
      const stored: Stored<R>[] = await tx.objectStore(collection).getAll(startingWith(scope));
      this.#rows = new Map(stored.map(({ record }) => [record.id, this.#toRow(record)]));
    }
    this.#mark = mark;
    const rows = this.#at(mark) ?? [];
    if (!cached || cached.changed.size >= manyChanges) this.#storeOnDevice(rows.length);
    return rows;
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

  /** Stores the rows on the device once the browser is idle, in their state at that time. */
  #storeOnDevice(count: number): void {
    this.#device.store(count, (mark) => this.#at(mark));
  }

  /** The rows in their state at a mark; undefined if all records must be read. */
  #at(mark: string): readonly Row[] | undefined {
    const steps = this.#stepsTo(mark);
    if (steps) {
      for (const { changed } of steps) {
        for (const [id, record] of changed) this.#set(id, record);
      }
      this.#mark = mark;
    } else {
      this.#rows = undefined;
      this.#list = undefined;
      this.#mark = undefined;
    }
    this.#steps.clear();
    if (!this.#rows) return undefined;
    return (this.#list ??= [...this.#rows.values()]);
  }

  #set(id: string, record: R | undefined): void {
    this.#list = undefined;
    if (record) this.#rows?.set(id, this.#toRow(record));
    else this.#rows?.delete(id);
  }

  #toRow(record: R): Row {
    const row: Record<string, unknown> = {};
    for (const field of this.#place.fields) row[field] = record[field as keyof R];
    return row as Row;
  }

  /** The step of a transaction, filled as it changes records; undefined if nothing is cached. */
  #start(from: string, mark: string): Step<R> | undefined {
    if (this.#steps.size >= maxSteps) {
      this.#mark = undefined;
      this.#rows = undefined;
      this.#steps.clear();
    }
    if (this.#mark === undefined) return undefined;
    const step = { from, changed: new Map<string, R | undefined>() };
    this.#steps.set(mark, step);
    return step;
  }

  /** The steps from the rows to a mark, oldest first; undefined if some are unknown. */
  #stepsTo(mark: string): Step<R>[] | undefined {
    if (this.#mark === undefined) return undefined;
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

/** The cached rows of one connection, by collection and scope. */
export class RowsCache {
  readonly #known = new Map<string, CachedRows<never>>();

  /** The rows of a collection in a scope. */
  find<R extends Entity>(place: RowsPlace): CachedRows<R> {
    const key = JSON.stringify([place.collection, place.scope]);
    const known = this.#known.get(key) ?? new CachedRows<never>(place);
    this.#known.set(key, known);
    // A collection has records of one type.
    return known as unknown as CachedRows<R>;
  }
}
