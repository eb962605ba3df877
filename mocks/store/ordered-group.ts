import { getOrderKey } from './fields.ts';
import { compare, comparing, type Pin } from './query.ts';
import type { Entity, FieldType, Scalar } from './store.ts';

/** Up to this many changes are inserted one by one; more are sorted at once. */
const few = 16;

/**
 * Records ordered by one field, then by id, and found by binary search. Changes wait until the next
 * lookup, so that filling a store costs one sort and not one per record.
 */
export class OrderedGroup<R extends Entity> {
  readonly #field: string;
  readonly #type: FieldType;
  readonly #compare: (a: Entity, b: Entity) => number;
  #records: R[] = [];
  // A pending record is in one of these sets, never in both.
  readonly #added = new Set<R>();
  readonly #removed = new Set<R>();

  constructor(field: string, type: FieldType) {
    this.#field = field;
    this.#type = type;
    this.#compare = comparing(field, type);
  }

  /** Another group with the same records. */
  fork(): OrderedGroup<R> {
    this.#settle();
    const group = new OrderedGroup<R>(this.#field, this.#type);
    group.#records = [...this.#records];
    return group;
  }

  /** Adds a record object that is not yet in the group. */
  add(record: R): void {
    if (!this.#removed.delete(record)) this.#added.add(record);
  }

  /** Removes a record by its object, not by its id. */
  remove(record: R): void {
    if (!this.#added.delete(record)) this.#removed.add(record);
  }

  /**
   * The records whose field matches the pin, in order; at least the first (or last) `needed` of
   * them, with all ties at that point.
   */
  find(pin: Pin | undefined, { needed, fromEnd }: { needed: number; fromEnd: boolean }): R[] {
    this.#settle();
    const [start, end] = this.#findRange(pin);
    if (end - start <= needed) return this.#records.slice(start, end);
    const edge = this.#records[fromEnd ? end - needed : start + needed - 1];
    const value = edge ? this.#key(edge) : null;
    return fromEnd
      ? this.#records.slice(Math.max(start, this.#first(value)), end)
      : this.#records.slice(start, Math.min(end, this.#first(value, true)));
  }

  #findRange(pin: Pin | undefined): [start: number, end: number] {
    const all = this.#records.length;
    if (!pin) return [0, all];
    if ('equal' in pin) return [this.#first(pin.equal), this.#first(pin.equal, true)];
    const { from, below } = pin.range;
    return [
      // Null is in no range, and comes first.
      from === undefined ? this.#first(null, true) : this.#first(from),
      below === undefined ? all : this.#first(below),
    ];
  }

  /**
   * Index of the first record whose field is not below a value, or (with `isAbove`) is above it.
   */
  #first(value: Scalar, isAbove = false): number {
    return this.#search((other) => compare(other, value) < (isAbove ? 1 : 0));
  }

  /** Index of the first record for which `isBefore` is false. */
  #search(isBefore: (value: Scalar, record: R) => boolean): number {
    let low = 0;
    let high = this.#records.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const record = this.#records[middle];
      if (record && isBefore(this.#key(record), record)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #settle(): void {
    if (this.#added.size + this.#removed.size <= few) {
      for (const record of this.#removed) this.#records.splice(this.#findIndex(record), 1);
      for (const record of this.#added) this.#records.splice(this.#findIndex(record), 0, record);
    } else {
      const stored = this.#records.filter((record) => !this.#removed.has(record));
      this.#records = stored.concat([...this.#added]).toSorted(this.#compare);
    }
    this.#added.clear();
    this.#removed.clear();
  }

  #key(record: R): Scalar {
    return getOrderKey(record, this.#field, this.#type);
  }

  #findIndex(record: R): number {
    return this.#search((_, other) => this.#compare(other, record) < 0);
  }
}
