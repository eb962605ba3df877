import { createRouter } from '@tanstack/react-router';
import type { Target } from '#session/remembered.ts';
import type { App } from '#page/app.ts';
import { routeTree } from '../routeTree.gen.ts';
import { Crash } from './crash.tsx';
import { Opening } from './opening.tsx';

/** The router over the routes, with the app in their context. */
export function createAppRouter(app: App) {
  const router = createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    context: { app },
    scrollRestoration: true, // to the top unless a position is saved (document 1, section 2)
    InnerWrap: Opening,
    defaultErrorComponent: Crash,
    defaultPreload: false,
    defaultPendingMs: Number.POSITIVE_INFINITY, // the page stays until the next one is there
  });
  router.subscribe('onResolved', ({ toLocation: { pathname, search } }) =>
    app.shown(pathname, search),
  );
  return router;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the person was when their session ended, for them alone. */
    wayBack?: Target | null;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
