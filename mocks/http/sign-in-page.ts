import { codeTextsFor, tooManyTriesText } from '../identity/code-texts.ts';
import type { AuthorizationError } from '../identity/authorization.ts';
import type { CodeOutcome } from '../identity/second-factor.ts';
import { textsFor } from '../identity/texts.ts';
import type { Person } from '../store/world.ts';
import { html, joined, type Html } from './html.ts';

/** Data of the sign-in page: the person's languages, and their previous input if it was wrong. */
export interface SignInView {
  languages: readonly string[];
  people: readonly Person[];
  /** The e-mail address that did not match its password. */
  wrongEmail?: string;
  /** How long the next attempt has to wait, after too many. */
  seconds?: number | undefined;
}

/**
 * The demo provider's sign-in page without scripts: a button for each demo person, and a form for
 * e-mail and password. Both are sent to the page's own address.
 */
export async function signInPage(view: SignInView): Promise<string> {
  const { languages, people, wrongEmail, seconds } = view;
  const { language, texts } = await textsFor(languages);
  const why = seconds === undefined ? texts.wrong : tooManyTriesText(language, seconds);
  const isWrong = wrongEmail !== undefined;
  const list = people.map(
    ({ id, name }) =>
      html`<li>
        <button form="choice" name="personId" value="${id}">
          <strong>${name}</strong><span>${texts.hints[id] ?? ''}</span>
        </button>
      </li>`,
  );
  return page(
    languages,
    html`<h1>${texts.title}</h1>
      <p>${texts.intro}</p>
      <form id="choice" method="post"></form>
      <ul>
        ${joined(list)}
      </ul>
      <form method="post">
        <label
          >${texts.email}
          <input
            name="email"
            type="email"
            required
            autocomplete="username"
            value="${wrongEmail ?? ''}"
        /></label>
        <label
          >${texts.password}
          <input
            name="password"
            type="password"
            required
            autocomplete="current-password"
            ${isWrong ? html`autofocus` : ''}
        /></label>
        ${isWrong ? html`<p role="alert">${why}</p>` : ''}
        <button>${texts.signIn}</button>
      </form>`,
  );
}

/** Data of the page for the second factor. */
export interface CodeView {
  languages: readonly string[];
  /** The person who has passed the first factor. */
  id: string;
  name: string;
  /** Id of the pending sign-in. */
  pending: string;
  /** The result of the previous code. */
  outcome?: Exclude<CodeOutcome, 'right'>;
}

/** Requests a code of the authenticator app or a recovery code, without scripts. */
export async function codePage({ languages, pending, outcome, ...who }: CodeView): Promise<string> {
  const { language } = await textsFor(languages);
  const texts = codeTextsFor(language, who);
  return page(
    languages,
    html`<h1>${texts.title}</h1>
      <p>${texts.intro}</p>
      <form method="post">
        <input type="hidden" name="pending" value="${pending}" />
        <label
          >${texts.code}
          <input
            name="code"
            required
            autofocus
            autocomplete="one-time-code"
            dir="ltr"
            maxlength="32"
            spellcheck="false"
        /></label>
        ${outcome === undefined ? '' : html`<p role="alert">${texts.getErrorText(outcome)}</p>`}
        <button>${texts.goOn}</button>
        <button class="quiet" name="back" value="yes" formnovalidate>${texts.somebodyElse}</button>
      </form>
      <p>${texts.demo}</p>`,
  );
}

/** The page that a person sees when their client's request is rejected. */
export async function buildErrorPage(
  languages: readonly string[],
  error: AuthorizationError,
): Promise<string> {
  const { texts } = await textsFor(languages);
  return page(
    languages,
    html`<h1>${texts.rejected}</h1>
      <p>${texts[error]}</p>`,
  );
}

/** A page of the demo provider; its title is that of the sign-in unless another is given. */
export async function page(
  languages: readonly string[],
  content: Html,
  title?: string,
): Promise<string> {
  const { language, direction, texts } = await textsFor(languages);
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title ?? texts.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="pages.css" />
      </head>
      <body>
        <main id="page">${content}</main>
      </body>
    </html>`.text;
}
