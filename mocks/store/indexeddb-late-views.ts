import type { ViewsOf } from './indexeddb-views.ts';
import type { Collections, Schema } from './store.ts';

/** What keeps views, once it is loaded: most pages read none. */
export interface LateViews<C extends Collections<C>> {
  /** Undefined until it is there; the first call begins to load it. */
  of(): ViewsOf<C> | undefined;
}

/** No views yet, of any collection. */
export function lateViews<C extends Collections<C>>(schema: Schema<C>): LateViews<C> {
  let views: ViewsOf<C> | undefined;
  let isAsked = false;
  async function load(): Promise<void> {
    const { noViews } = await import('./indexeddb-views.ts');
    views = noViews(schema);
  }
  return {
    of() {
      // Without it, views are made anew for each call.
      if (!isAsked) load().catch(() => undefined);
      isAsked = true;
      return views;
    },
  };
}
