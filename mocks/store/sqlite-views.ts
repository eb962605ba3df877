import { MaterializedViews } from './kept-views.ts';
import type { Entity, View } from './store.ts';

/** What views are made of, as the present transaction sees it. */
interface Records<R> {
  get(id: string): R | undefined;
  all(): R[];
  /** Counts up with what other processes write into the same file. */
  version(): number;
  /** Whether the transaction may have seen what can still be undone. */
  isUnsure: boolean;
}

/**
 * The views that this process keeps of one collection and scope. What changes is read again before
 * the next answer; and once more, as long as the change can still be undone.
 */
export class FollowedViews<R extends Entity> {
  #views = new MaterializedViews<R>();
  #version = 0;
  readonly #changed = new Set<string>();

  /** Notes a change, whether or not it will last. */
  note(id: string): void {
    this.#changed.add(id);
  }

  read<V extends Entity>(view: View<R, V>, records: Records<R>): readonly V[] {
    const version = records.version();
    if (version !== this.#version) this.#views = new MaterializedViews();
    this.#version = version;
    for (const id of this.#changed) this.#views.set(id, records.get(id));
    if (!records.isUnsure) this.#changed.clear();
    const known = this.#views.find(view);
    if (known) return known;
    this.#views.store(view, records.all());
    return this.#views.find(view) ?? [];
  }
}
