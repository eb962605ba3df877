import type { UserManager } from 'oidc-client-ts';
import type { Identity, IdentityProvider } from '#machines/session/identity.ts';
import { isSignInStep } from '#machines/session/redirect-route.ts';
import type { Configuration } from './configuration.ts';
import { appAddress } from './address.ts';
import { clearSessionStorage } from './device.ts';
import { createHandover } from './handover.ts';
import { parseIdentity, createUserStorage, prefix } from './kept-user.ts';
import { preferences } from './preferences.ts';
import { mustSignInAgain, noteSignInAgain } from './remembered.ts';

/** The identity provider of the app, which the tabs of one person share. */
export interface SharedIdentity extends IdentityProvider {
  /** The person is signed in in this tab: it can be asked, and hears what others renew. */
  join(subject: string, onRenewed: (identity: Identity) => void): void;
  /** The session of this tab is over: nothing is heard or told any more. */
  close(): void;
}

/**
 * The configured identity provider over OpenID Connect: authorization code with PKCE, tokens in
 * this tab's session storage only. The client library is loaded when the provider is spoken to:
 * a person who is back in their tab, or opens another one, does without it.
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
      if (!handed) manager().catch(() => undefined); // signing in is next; it tells when that fails
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
        loading = undefined; // the library caches a broken discovery document: the next try reads it again
        throw error;
      }
      return null; // the page is left, or nothing came of it
    },
    complete: async (returnAddress) => {
      const user = await (await manager()).signinCallback(returnAddress);
      const identity = user && parseIdentity(persisted.received(user));
      if (!identity) throw new Error('The answer of the identity provider was not for this tab.');
      noteSignInAgain(false);
      return identity;
    },
    renew: async () => {
      const stored = persisted.read();
      if (!stored) return null;
      try {
        const handed = await tabs.renew(stored, async () => {
          const user = await (await manager()).signinSilent();
          if (!user) throw new Error('The identity provider renewed nothing.');
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
 * The browser's Back leads from the provider's page to the start page, never to a page that would
 * lead to the provider again: a step of signing in leaves no trace, any other address is the start
 * page from now on.
 */
function wayToProvider(): 'replace' | 'assign' {
  if (isSignInStep(location.href, appAddress)) return 'replace';
  // The router is not told: it is still at work on the address.
  History.prototype.replaceState.call(history, history.state, '', appAddress);
  return 'assign';
}

/** Whether the provider has said no, and has not just failed. Source: RFC 6749, section 5.2. */
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
    automaticSilentRenew: false, // the session chart decides when
    filterProtocolClaims: false,
  });
}
