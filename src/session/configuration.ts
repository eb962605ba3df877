/** What differs from one environment to the next, read at run time. */
export interface Configuration {
  /** Base address of the API. Empty: the embedded reference server answers. */
  apiAddress: string;
  /** Issuer of the identity provider (OpenID Connect). */
  authority: string;
  clientId: string;
  scopes: string;
  /** The identity provider's page for a forgotten password; empty: it has none. */
  passwordResetAddress: string;
  /** Where people turn to when they lack access: an e-mail address or a web address. */
  supportAddress: string;
  /** Named in the footer. */
  company: string;
}
