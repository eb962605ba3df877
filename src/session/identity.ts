import type { UserManager } from 'oidc-client-ts';
import type { Identity, IdentityProvider } from '#machines/session/identity.ts';
import { isSignInStep } from '#machines/session/redirect-route.ts';
import type { Configuration } from './configuration.ts';
import { appAddress } from './address.ts';
import { clearSessionStorage } from './storage/device.ts';
import { createHandover } from './tabs/handover.ts';
import { parseIdentity, createUserStorage, prefix } from './storage/workspace/user-storage.ts';
import { preferences } from './storage/workspace/preferences.ts';
import { mustSignInAgain, noteSignInAgain } from './redirect-route.ts';

/** The app's identity provider, shared by the tabs of one user. */
export interface SharedIdentity extends IdentityProvider {
  /**
   * The user is signed in in this tab: it responds to other tabs and receives their renewed tokens.
   */
  join(subject: string, onRenewed: (identity: Identity) => void): void;
  /** The session of this tab has ended: it no longer sends or receives messages. */
  close(): void;
}

/**
 * The configured identity provider over OpenID Connect: authorization code with PKCE, tokens only
 * in this tab's session storage. The client library is loaded on the first request to the provider;
 * a user who returns to their tab or opens another one does not need it.
 */
export function createIdentity(configuration: Configuration): SharedIdentity {
  const persisted = createUserStorage(configuration);
  const tabs = createHandover(persisted.read, navigator.locks);
  let loading: Promise<UserManager> | undefined;
  const manager = () => {
    loading ??= createManager(configuration);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  return {
    restore: async () => parseIdentity(persisted.read()),
    takeOver: async (signal) => {
      const handed = mustSignInAgain() ? null : await tabs.takeOver(signal);
      if (!handed) manager().catch(() => undefined); // preloads the library for the sign-in that follows, which reports a failure
      if (!handed || signal.aborted) return null;
      persisted.take(handed);
      return parseIdentity(handed);
    },
    join: (subject, onRenewed) => {
      tabs.join(subject, (handed) => {
        persisted.take(handed);
        const identity = parseIdentity(handed);
        if (identity) onRenewed(identity);
      });
    },
    close: tabs.close,
    signIn: async () => {
      const provider = await manager();
      try {
        await provider.signinRedirect({
          nonce: crypto.randomUUID(),
          ui_locales: preferences().language,
          redirectMethod: wayToProvider(),
          ...(mustSignInAgain() && { prompt: 'login' }),
        });
      } catch (error) {
        loading = undefined; // the library caches a broken discovery document; after a reset, the next attempt loads it again
        throw error;
      }
      return null; // the page is being left, or the attempt failed
    },
    complete: async (returnAddress) => {
      const user = await (await manager()).signinCallback(returnAddress);
      const identity = user && parseIdentity(persisted.received(user));
      if (!identity)
        throw new Error(
          "Expected a response for this tab's sign-in, found none; start sign-in again in this tab",
        );
      noteSignInAgain(false);
      return identity;
    },
    renew: async () => {
      const stored = persisted.read();
      if (!stored) return null;
      try {
        const handed = await tabs.renew(stored, async () => {
          const user = await (await manager()).signinSilent();
          if (!user)
            throw new Error(
              'Expected renewed tokens from the identity provider, found none; sign in again',
            );
          return persisted.received(user);
        });
        persisted.take(handed);
        return parseIdentity(handed);
      } catch (error) {
        if (isRejection(error)) return null;
        throw error;
      }
    },
    logOut: async () => {
      const provider = await manager();
      const user = await provider.getUser();
      clearSessionStorage();
      await provider.signoutRedirect(user?.id_token ? { id_token_hint: user.id_token } : {});
    },
  };
}

/**
 * Makes Back lead from the provider's page to the start page, never to a page that redirects to the
 * provider again. A step of sign-in is replaced in the history; any other URL becomes the start
 * page.
 */
function wayToProvider(): 'replace' | 'assign' {
  if (isSignInStep(location.href, appAddress)) return 'replace';
  // Bypasses the router, which is still processing the navigation.
  History.prototype.replaceState.call(history, history.state, '', appAddress);
  return 'assign';
}

/**
 * Whether the provider rejected the request, as opposed to a failure. Source: RFC 6749, section
 * 5.2.
 */
const isRejection = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'ErrorResponse' &&
  !['server_error', 'temporarily_unavailable'].includes(String(Reflect.get(error, 'error')));

async function createManager({ authority, clientId, scopes }: Configuration): Promise<UserManager> {
  const oidc = await import('oidc-client-ts');
  const store = new oidc.WebStorageStateStore({ store: sessionStorage, prefix });
  return new oidc.UserManager({
    authority,
    client_id: clientId,
    scope: scopes,
    redirect_uri: new URL('callback', appAddress).href,
    post_logout_redirect_uri: appAddress,
    userStore: store,
    stateStore: store,
    automaticSilentRenew: false, // the session machine decides when
    filterProtocolClaims: false,
  });
}
