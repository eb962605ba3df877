import { createRouter } from '@tanstack/react-router';
import type { RedirectRoute } from '#session/remembered.ts';
import type { App } from '#page/app.ts';
import { retryImport } from '#ui/load-patiently.ts';
import type { routeTree } from '../routeTree.gen.ts';
import { Crash } from './crash.tsx';
import { Opening } from './opening.tsx';

type Routes = typeof routeTree;

/** The router over some or all of the routes, with the app in their context. */
export function createAppRouter(app: App, routes: Routes) {
  const router = createRouter({
    routeTree: routes,
    basepath: import.meta.env.BASE_URL,
    context: { app },
    scrollRestoration: true, // to the top unless a position is saved (SHELL-008)
    InnerWrap: Opening,
    defaultErrorComponent: Crash,
    defaultPreload: false,
    defaultPendingMs: Number.POSITIVE_INFINITY, // the page stays until the next one is there
  });
  router.subscribe('onResolved', ({ toLocation: { pathname, search } }) => {
    const isOnClockWork = router.state.matches.some(
      ({ routeId }) => routeId === '/_tenant/ClockWork/',
    );
    app.shown({ path: pathname, parameters: search, isOnClockWork });
  });
  return router;
}

/** Lets a router that knows the pages of visitors alone know all the others. */
export async function addAllRoutes(router: ReturnType<typeof createAppRouter>): Promise<void> {
  await retryImport(() => import('../routeTree.gen.ts')); // the root has them from then on
  router.setRoutes(router.buildRouteTree());
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the person was when their session ended, for them alone. */
    redirectRoute?: RedirectRoute | null;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
