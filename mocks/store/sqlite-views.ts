import { MaterializedViews } from './materialized-views.ts';
import type { Entity, View } from './store.ts';

/** The records that views are built from, as the current transaction sees them. */
interface Records<R> {
  get(id: string): R | undefined;
  all(): R[];
  /** Increases when other processes write to the same file. */
  version(): number;
  /** Whether the transaction may have seen changes that can still be rolled back. */
  isUnsure: boolean;
}

/**
 * The cached views of one collection and scope in this process. Changed records are read again
 * before the next response, and once more as long as the change can still be rolled back.
 */
export class FollowedViews<R extends Entity> {
  #views = new MaterializedViews<R>();
  #version = 0;
  readonly #changed = new Set<string>();

  /** Notes a change, whether or not it will be committed. */
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
