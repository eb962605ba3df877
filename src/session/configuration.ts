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
  /** The Storybook of this version, to which the pages of components link; empty if there is none. */
  storybookAddress?: string | undefined;
  /** Shown in the footer. */
  company: string;
}
