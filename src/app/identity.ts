import type { User, UserManager } from 'oidc-client-ts';
import * as v from 'valibot';
import type { Identity, IdentityProvider } from '#machines/session/identity.ts';
import { appAddress } from './address.ts';
import type { Configuration } from './config.ts';
import { clearSessionStorage, read } from './device.ts';
import { preferences } from './preferences.ts';
import { mustSignInAgain, noteSignInAgain } from './remembered.ts';

/**
 * The configured identity provider over OpenID Connect: authorization code with PKCE, tokens in
 * this tab's session storage only. The client library is loaded when the provider is spoken to:
 * a person who is back in their tab does without it.
 */
export function createIdentity(configuration: Configuration): IdentityProvider {
  let loading: Promise<UserManager> | undefined;
  const manager = () => {
    loading ??= createManager(configuration);
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  return {
    restore: async () => {
      const kept = v.safeParse(
        keptUser,
        read(() => sessionStorage, userKey(configuration)),
      );
      if (kept.success) return identityOf(kept.output);
      manager().catch(() => undefined); // signing in is next; it tells when that fails
      return null;
    },
    signIn: async () => {
      await (
        await manager()
      ).signinRedirect({
        nonce: crypto.randomUUID(),
        ui_locales: preferences().language,
        ...(mustSignInAgain() && { prompt: 'login' }),
      });
      return null; // the page is left, or nothing came of it
    },
    complete: async (returnAddress) => {
      const user = await (await manager()).signinCallback(returnAddress);
      if (!user) throw new Error('The answer of the identity provider was not for this tab.');
      noteSignInAgain(false);
      return identityOf(user);
    },
    renew: async () => {
      const user = await (await manager()).signinSilent();
      if (!user) throw new Error('The identity provider renewed nothing.');
      return identityOf(user);
    },
    signOut: async () => {
      const provider = await manager();
      const user = await provider.getUser();
      clearSessionStorage();
      await provider.signoutRedirect(user?.id_token ? { id_token_hint: user.id_token } : {});
    },
  };
}

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

const prefix = 'oidc.';

/** Where the library keeps who is signed in. */
const userKey = ({ authority, clientId }: Configuration) =>
  `${prefix}user:${authority}:${clientId}`;

const keptUser = v.object({
  access_token: v.string(),
  expires_at: v.optional(v.number()),
  profile: v.object({ sub: v.string(), name: v.optional(v.string()) }),
});

type KeptUser = Pick<User, 'access_token' | 'expires_at'> & {
  profile: Pick<User['profile'], 'sub' | 'name'>;
};

const identityOf = ({ profile, access_token, expires_at }: KeptUser): Identity => ({
  subject: profile.sub,
  name: profile.name ?? '',
  accessToken: access_token,
  // A provider that names no end is trusted for an hour, as most of them mean it.
  expiresAt: expires_at === undefined ? Date.now() + 3_600_000 : expires_at * 1000,
});
