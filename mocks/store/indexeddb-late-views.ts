import type { ViewLocation } from './indexeddb-device-rows.ts';
import type { CollectionViews } from './indexeddb-views.ts';
import type { Collections, Schema } from './store.ts';

/** The views module, which is loaded after the first page. */
export interface LateViews<C extends Collections<C>> {
  /** Undefined until it is loaded; until then, views are rebuilt for each call. */
  of(): CollectionViews<C> | undefined;
}

/** Starts with no views of any collection, and loads the views module. */
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
