import type { ViewLocation } from './indexeddb-kept.ts';
import type { CollectionViews } from './indexeddb-views.ts';
import type { Collections, Schema } from './store.ts';

/** What keeps views, which no first page waits for. */
export interface LateViews<C extends Collections<C>> {
  /** Undefined until it is loaded: until then, views are made anew for each call. */
  of(): CollectionViews<C> | undefined;
}

/** No views yet, of any collection; what keeps them is on its way. */
export function lateViews<C extends Collections<C>>(
  schema: Schema<C>,
  source: Pick<ViewLocation, 'db' | 'minRows'>,
): LateViews<C> {
  let views: CollectionViews<C> | undefined;
  async function load(): Promise<void> {
    const { noViews } = await import('./indexeddb-views.ts');
    views = noViews(schema, source);
  }
  load().catch(() => undefined);
  return { of: () => views };
}
