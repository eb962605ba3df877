import { createActor, toPromise, waitFor } from 'xstate';
import {
  navigationGuardMachine,
  type NavigationGuardInput,
  type NavigationGuardOutput,
} from '#machines/session/navigation-guard.machine.ts';
import type { App } from './app.ts';
import { startReads, type FirstReads } from '#session/start-reads.ts';
import { couldEnter } from '#session/storage/workspace/persisted-rights.ts';
import { saveRedirectRoute } from '#session/redirect-route.ts';
import { tenantOfTab } from '#session/selected-tenant.ts';

/** Asks the navigation guard to decide on a navigation to a page with these first requests. */
export async function runNavigationGuard(
  app: App,
  to: NavigationGuardInput['to'],
  first: FirstReads,
): Promise<NavigationGuardOutput> {
  const session = await app.session();
  const actor = createActor(navigationGuardMachine, {
    input: {
      to,
      sources: {
        isAuthenticated: () => session.getSnapshot().hasTag('signedIn'),
        hasTenant: () => tenantOfTab() !== null,
        signIn: async () => {
          session.send({ type: 'signIn.requested' });
          const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
          return settled.hasTag('signedIn');
        },
        loadWorkspace: () => {
          // The first page's data loads while the guard is still identifying the user.
          const tenant = tenantOfTab();
          const isFirst = !app.openedWorkspace();
          if (isFirst && tenant && couldEnter(to.rule, tenant)) startReads(first, app.headStart);
          return app.workspace();
        },
      },
    },
  });
  actor.on('redirectRoute.saved', ({ href }) => saveRedirectRoute({ href }));
  return toPromise(actor.start());
}
