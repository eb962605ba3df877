import { waitFor } from 'xstate';
import { isRoot } from '#machines/session/target.ts';
import type { App } from './app.ts';
import { takeTarget } from '#session/remembered.ts';
import { tenantOfTab } from '#session/tenant-of-tab.ts';

/**
 * Completes a return from the identity provider. Answers where to go: the saved address where a
 * tenant is selected already, else the gateway; null when the answer was not for this tab.
 */
export async function completeSignIn(app: App, returnAddress: string): Promise<string | null> {
  const session = await app.session();
  session.send({ type: 'signIn.returned', returnAddress });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
  const { identity } = settled.context;
  if (!identity) return null;
  if (!tenantOfTab()) return '/tenant-gateway';
  const target = takeTarget(identity.subject);
  return target === null || isRoot(target) ? '/dashBoard' : target;
}
