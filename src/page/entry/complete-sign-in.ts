import { waitFor } from 'xstate';
import { isRoot } from '#machines/session/redirect-route.ts';
import type { App } from './app.ts';
import { takeRedirectRoute } from '#session/redirect-route.ts';
import { tenantOfTab } from '#session/selected-tenant.ts';

/**
 * Completes a return from the identity provider. Resolves to the redirect route if a tenant is
 * already selected, else to the gateway; null if the response was not meant for this tab.
 */
export async function completeSignIn(app: App, returnAddress: string): Promise<string | null> {
  const session = await app.session();
  session.send({ type: 'signIn.returned', returnAddress });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
  const { identity } = settled.context;
  if (!identity) return null;
  if (!tenantOfTab()) return '/tenant-gateway';
  const redirectRoute = takeRedirectRoute(identity.subject);
  return redirectRoute === null || isRoot(redirectRoute) ? '/dashBoard' : redirectRoute;
}
