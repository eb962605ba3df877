import { OrderedGroup } from './ordered-group.ts';
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
    this.#kept.set(view, new KeptView(view, records));
  }
}

interface Followed<R> {
  set(id: string, record: R | undefined): void;
  all(): readonly Entity[];
}

class KeptView<R extends Entity, V extends Entity> implements Followed<R> {
  readonly #view: View<R, V>;
  readonly #byId = new Map<string, V>();
  readonly #ordered: OrderedGroup<V>;

  constructor(view: View<R, V>, records: Iterable<R>) {
    this.#view = view;
    this.#ordered = new OrderedGroup(view.order);
    for (const record of records) this.set(record.id, record);
  }

  set(id: string, record: R | undefined): void {
    const before = this.#byId.get(id);
    if (before) this.#ordered.remove(before);
    this.#byId.delete(id);
    if (!record) return;
    const made = Object.freeze(this.#view.of(record));
    this.#byId.set(id, made);
    this.#ordered.add(made);
  }

  all(): readonly V[] {
    return this.#ordered.find(undefined, { needed: Number.POSITIVE_INFINITY, fromEnd: false });
  }
}

/** A view of records that is not kept. */
export function viewOf<R extends Entity, V extends Entity>(
  view: View<R, V>,
  records: Iterable<R>,
): readonly V[] {
  const views = new KeptViews<R>();
  views.keep(view, records);
  return views.find(view) ?? [];
}
