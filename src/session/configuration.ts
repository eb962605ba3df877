/** Settings that differ by environment, loaded at run time. */
export interface Configuration {
  /** Base URL of the API. Empty: the embedded reference server responds. */
  apiAddress: string;
  /** Issuer of the identity provider (OpenID Connect). */
  authority: string;
  clientId: string;
  scopes: string;
  /** The identity provider's page for a forgotten password; empty if it has none. */
  passwordResetAddress: string;
  /** The contact for access: an e-mail address or a URL. */
  supportAddress: string;
  /** Shown in the footer. */
  company: string;
}
