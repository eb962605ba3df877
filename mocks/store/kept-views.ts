import { sorted } from './query.ts';
import type { Entity, View } from './store.ts';

/** The views that are kept of one collection and scope; each follows every record that changes. */
export class KeptViews<R extends Entity> {
  readonly #kept = new Map<object, Followed<R>>();

  /** Follows a record that was put or, where it is undefined, removed. */
  set(id: string, record: R | undefined): void {
    for (const kept of this.#kept.values()) kept.set(id, record);
  }

  /** A view in its order; undefined for one that is not kept yet. */
  find<V extends Entity>(view: View<R, V>): readonly V[] | undefined {
    // What is kept under a view was made by that view.
    return this.#kept.get(view)?.all() as readonly V[] | undefined;
  }

  /** Keeps a view of these records, which are all there are. */
  keep<V extends Entity>(view: View<R, V>, records: Iterable<R>): void {
    const kept = new KeptView(view);
    for (const record of records) kept.set(record.id, record);
    this.#kept.set(view, kept);
  }

  /** Keeps a view that was made before and is in its order, as far as no record has changed since. */
  keepMade<V extends Entity>(
    view: View<R, V>,
    rows: readonly V[],
    changed: ReadonlyMap<string, R | undefined>,
  ): void {
    const kept = new KeptView(view, rows);
    for (const [id, record] of changed) kept.set(id, record);
    this.#kept.set(view, kept);
  }
}

interface Followed<R> {
  set(id: string, record: R | undefined): void;
  all(): readonly Entity[];
}

class KeptView<R extends Entity, V extends Entity> implements Followed<R> {
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
