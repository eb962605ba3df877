import { createActor, toPromise, waitFor } from 'xstate';
import type { Privilege } from '#openapi/client/index.ts';
import {
  navigationGuardMachine,
  type NavigationGuardOutput,
} from '#machines/session/navigation-guard.machine.ts';
import type { App } from './app.ts';
import { saveTarget } from './remembered.ts';
import { tenantOfTab } from './tenant-of-tab.ts';

/** A page that asks for somebody signed in. */
export interface GuardedPage {
  /** Path with query and hash. */
  href: string;
  isGateway: boolean;
  isTenantAgnostic: boolean;
  privilege: Privilege | null;
}

/** Asks the navigation guard what becomes of a navigation. */
export async function guard(app: App, page: GuardedPage): Promise<NavigationGuardOutput> {
  const session = await app.session();
  const actor = createActor(navigationGuardMachine, {
    input: {
      to: { ...page, isPublic: false },
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
