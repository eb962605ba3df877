import { createActor, toPromise, waitFor } from 'xstate';
import {
  navigationGuardMachine,
  type NavigationGuardInput,
  type NavigationGuardOutput,
} from '#machines/session/navigation-guard.machine.ts';
import type { App } from './app.ts';
import { saveTarget } from '#session/remembered.ts';
import { tenantOfTab } from '#session/tenant-of-tab.ts';

/** Asks the navigation guard what becomes of a navigation. */
export async function guard(
  app: App,
  to: NavigationGuardInput['to'],
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
        loadWorkspace: () => app.workspace(),
      },
    },
  });
  actor.on('target.saved', ({ href }) => saveTarget({ href }));
  return toPromise(actor.start());
}
