/** Who is signed in, as the identity provider says. */
export interface Identity {
  /** The provider's id of the person (`sub`). */
  subject: string;
  /** The name to greet with; empty when the provider gives none. */
  name: string;
  accessToken: string;
  /** When the access token ends: ms since 1970, on this device's clock. */
  expiresAt: number;
}

/**
 * The external identity provider, as the session sees it. The app implements it with an OpenID
 * Connect client; tests with a few lines.
 */
export interface IdentityProvider {
  /** The identity kept in this tab, or null. */
  restore(): Promise<Identity | null>;
  /** Leaves for the provider's page. Resolves to null when nothing comes of it. */
  signIn(): Promise<Identity | null>;
  /** Completes a return from the provider. Rejects when the answer is not for this browser. */
  complete(returnAddress: string): Promise<Identity>;
  /** Renews the access token without the person. */
  renew(): Promise<Identity>;
  /** Ends the session here and at the provider. */
  signOut(): Promise<void>;
}

/** Whole minutes that an access token is still good for; 0 or less: none. */
export function minutesLeft(identity: Identity, now: number): number {
  return (identity.expiresAt - now) / 60_000;
}
