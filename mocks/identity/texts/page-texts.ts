/** Texts of the demo provider's pages. */
export interface PageTexts {
  title: string;
  intro: string;
  email: string;
  password: string;
  signIn: string;
  wrong: string;
  rejected: string;
  unknownClient: string;
  foreignAddress: string;
  noPkce: string;
  /** A line about each demo person. */
  hints: Readonly<Record<string, string>>;
}
