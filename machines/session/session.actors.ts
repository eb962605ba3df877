import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Identity, IdentityProvider } from './identity.ts';

interface WithProvider {
  provider: IdentityProvider;
}

export const restoreIdentity = fromPromise<Identity | null, WithProvider>(({ input }) =>
  input.provider.restore(),
);

export const takeOverIdentity = fromPromise<Identity | null, WithProvider>(({ input, signal }) =>
  input.provider.takeOver(signal),
);

export const signIn = fromPromise<Identity | null, WithProvider>(({ input }) =>
  input.provider.signIn(),
);

export const completeSignIn = fromPromise<Identity, WithProvider & { returnAddress: string }>(
  ({ input }) => input.provider.complete(input.returnAddress),
);

export const renewToken = fromPromise<Identity | null, WithProvider>(({ input }) =>
  input.provider.renew(),
);

/**
 * Notifies the server, then the provider. The sign-out succeeds even when the server is
 * unreachable.
 */
export const logout = fromPromise<void, WithProvider>(async ({ input, signal }) => {
  await api.logout({ signal }).catch(() => undefined);
  await input.provider.logOut();
});
