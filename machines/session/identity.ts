/** Who is signed in, as the identity provider says. */
export interface Identity {
  /** The provider's id of the person (`sub`). */
  subject: string;
  /** The name to greet with; empty when the provider gives none. */
  name: string;
  accessToken: string;
  /** When the access token ends: ms since 1970, on this device's clock. */
  expiresAt: number;
  /** How long it was good for when it came, in ms; null where nobody knows any more. */
  lifetime: number | null;
}

/**
 * The external identity provider, as the session sees it. The app implements it with an OpenID
 * Connect client; tests with a few lines.
 */
export interface IdentityProvider {
  /** The identity kept in this tab, or null. */
  restore(): Promise<Identity | null>;
  /** The identity of another open tab of this browser; null at once where there is no such tab. */
  takeOver(signal: AbortSignal): Promise<Identity | null>;
  /** Leaves for the provider's page. Resolves to null when nothing comes of it. */
  signIn(): Promise<Identity | null>;
  /** Completes a return from the provider. Rejects when the answer is not for this browser. */
  complete(returnAddress: string): Promise<Identity>;
  /**
   * Renews the access token without the person. Null when the provider refuses; rejects when it
   * cannot be reached.
   */
  renew(): Promise<Identity | null>;
  /** Ends the session here and at the provider. */
  logOut(): Promise<void>;
}

/** Minutes before its end at which an access token is renewed. Source: AUTH-032. */
export const renewalThreshold = 10;

/** Minutes that an access token is still good for; 0 or less: none. */
export function getRemainingMinutes(identity: Identity, now: number): number {
  return (identity.expiresAt - now) / 60_000;
}

/**
 * How long before its end an access token is renewed, in ms. One that lives no longer than the
 * documented ten minutes has half its life, or each request would renew it.
 */
export function renewalLead({ lifetime }: Identity): number {
  const documented = renewalThreshold * 60_000;
  return lifetime !== null && lifetime <= documented ? lifetime / 2 : documented;
}
