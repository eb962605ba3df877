import { createRouter } from '@tanstack/react-router';
import type { RedirectRoute } from '#session/redirect-route.ts';
import type { App } from '#page/entry/app.ts';
import { retryImport } from '#ui/text/retry-import.ts';
import type { routeTree } from '../routeTree.gen.ts';
import { Crash } from './crash.tsx';
import { Opening } from './opening.tsx';

type Routes = typeof routeTree;

/** Creates the router for some or all of the routes, with the app in their context. */
export function createAppRouter(app: App, routes: Routes) {
  const router = createRouter({
    routeTree: routes,
    basepath: import.meta.env.BASE_URL,
    context: { app },
    scrollRestoration: true, // Scrolls to the top unless a position is saved (SHELL-008).
    InnerWrap: Opening,
    defaultErrorComponent: Crash,
    defaultPreload: false,
    defaultPendingMs: Number.POSITIVE_INFINITY, // The current page stays visible until the next one is ready.
  });
  router.subscribe('onResolved', ({ toLocation: { pathname, search } }) => {
    const isOnClockWork = router.state.matches.some(
      ({ routeId }) => routeId === '/_tenant/ClockWork/',
    );
    app.shown({ path: pathname, parameters: search, isOnClockWork });
  });
  return router;
}

/** Adds all other routes to a router that only has the visitors' routes. */
export async function addAllRoutes(router: ReturnType<typeof createAppRouter>): Promise<void> {
  await retryImport(() => import('../routeTree.gen.ts')); // From here on, the root route includes them.
  router.setRoutes(router.buildRouteTree());
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The person's location when their session ended; only they return to it. */
    redirectRoute?: RedirectRoute | null;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
