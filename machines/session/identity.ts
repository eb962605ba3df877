/** The signed-in person, as reported by the identity provider. */
export interface Identity {
  /** The provider's id of the person (`sub`). */
  subject: string;
  /** The name for the greeting; empty when the provider sends none. */
  name: string;
  accessToken: string;
  /** When the access token expires: ms since 1970, by this device's clock. */
  expiresAt: number;
  /** The token's lifetime when it was received, in ms; null where it is no longer known. */
  lifetime: number | null;
}

/**
 * The external identity provider, as the session sees it. The app implements it with an OpenID
 * Connect client, tests with a few lines.
 */
export interface IdentityProvider {
  /** The identity stored in this tab, or null. */
  restore(): Promise<Identity | null>;
  /**
   * The identity of another open tab of this browser; null immediately where there is no such tab.
   */
  takeOver(signal: AbortSignal): Promise<Identity | null>;
  /** Navigates to the provider's page. Resolves to null when the sign-in does not succeed. */
  signIn(): Promise<Identity | null>;
  /** Completes a return from the provider. Rejects when the response is not for this browser. */
  complete(returnAddress: string): Promise<Identity>;
  /**
   * Renews the access token without the person. Null when the provider rejects it; rejects when the
   * provider is unreachable.
   */
  renew(): Promise<Identity | null>;
  /** Ends the session here and at the provider. */
  logOut(): Promise<void>;
}

/** An access token is renewed this many minutes before it expires. Source: AUTH-032. */
export const renewalThreshold = 10;

/** Minutes until an access token expires; 0 or less means expired. */
export function getRemainingMinutes(identity: Identity, now: number): number {
  return (identity.expiresAt - now) / 60_000;
}

/**
 * How long before its expiry an access token is renewed, in ms. A token that lives no longer than
 * the documented ten minutes is renewed at half its life; otherwise each request would renew it.
 */
export function renewalLead({ lifetime }: Identity): number {
  const documented = renewalThreshold * 60_000;
  return lifetime !== null && lifetime <= documented ? lifetime / 2 : documented;
}
