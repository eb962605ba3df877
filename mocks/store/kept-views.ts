import { sorted } from './query.ts';
import type { Entity, View } from './store.ts';

/** The views that are kept of one collection and scope; each follows every record that changes. */
export class MaterializedViews<R extends Entity> {
  readonly #views = new Map<object, Followed<R>>();

  /** Follows a record that was put or, where it is undefined, removed. */
  set(id: string, record: R | undefined): void {
    for (const storedView of this.#views.values()) storedView.set(id, record);
  }

  /** A view in its order; undefined for one that is not kept yet. */
  find<V extends Entity>(view: View<R, V>): readonly V[] | undefined {
    // What is kept under a view was made by that view.
    return this.#views.get(view)?.all() as readonly V[] | undefined;
  }

  /** Keeps a view of these records, which are all there are. */
  store<V extends Entity>(view: View<R, V>, records: Iterable<R>): void {
    const storedView = new MaterializedView(view);
    for (const record of records) storedView.set(record.id, record);
    this.#views.set(view, storedView);
  }

  /** Keeps a view that was made before and is in its order, as far as no record has changed since. */
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
  /** What has changed since it was ordered. */
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
