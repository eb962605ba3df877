import { sorted } from './query.ts';
import type { Entity, View } from './store.ts';

/** The cached views of one collection and scope; each is updated with every changed record. */
export class MaterializedViews<R extends Entity> {
  readonly #views = new Map<object, Followed<R>>();

  /** Applies a record that was put or, if it is undefined, removed. */
  set(id: string, record: R | undefined): void {
    for (const storedView of this.#views.values()) storedView.set(id, record);
  }

  /** A view in its order; undefined if it is not cached yet. */
  find<V extends Entity>(view: View<R, V>): readonly V[] | undefined {
    // The rows cached under a view were built by that view.
    return this.#views.get(view)?.all() as readonly V[] | undefined;
  }

  /** Caches a view of these records, which must be all records. */
  store<V extends Entity>(view: View<R, V>, records: Iterable<R>): void {
    const storedView = new MaterializedView(view);
    for (const record of records) storedView.set(record.id, record);
    this.#views.set(view, storedView);
  }

  /**
   * Caches a view with rows that were built before, in its order, and applies the records changed
   * since.
   */
  addBuilt<V extends Entity>(
    view: View<R, V>,
    rows: readonly V[],
    changed: ReadonlyMap<string, R | undefined>,
  ): void {
    const storedView = new MaterializedView(view, rows);
    for (const [id, record] of changed) storedView.set(id, record);
    this.#views.set(view, storedView);
  }
}

interface Followed<R> {
  set(id: string, record: R | undefined): void;
  all(): readonly Entity[];
}

class MaterializedView<R extends Entity, V extends Entity> implements Followed<R> {
  readonly #view: View<R, V>;
  #ordered: readonly V[];
  /** The changes since the last sort. */
  readonly #changed = new Map<string, V | undefined>();

  constructor(view: View<R, V>, made: readonly V[] = []) {
    this.#view = view;
    this.#ordered = made.map((row) => Object.freeze(row));
  }

  set(id: string, record: R | undefined): void {
    this.#changed.set(id, record && Object.freeze(this.#view.of(record)));
  }

  all(): readonly V[] {
    if (this.#changed.size > 0) {
      const same = this.#ordered.filter(({ id }) => !this.#changed.has(id));
      const others = [...this.#changed.values()].filter((each) => each !== undefined);
      this.#ordered = sorted([...same, ...others], { by: this.#view.order });
      this.#changed.clear();
    }
    return this.#ordered;
  }
}
