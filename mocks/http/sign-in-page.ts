import type { AuthorizationFault } from '../identity/authorization.ts';
import { textsFor } from '../identity/texts.ts';
import type { Person } from '../store/world.ts';
import { html, joined, type Html } from './html.ts';

/** What the page asks with: the person's languages, and what they gave before, if it was wrong. */
export interface SignInView {
  languages: readonly string[];
  people: readonly Person[];
  /** The e-mail address that did not fit its password. */
  wrongEmail?: string;
}

/**
 * The demo provider's sign-in page without any script: a button for each demo person, and a form
 * for e-mail and password. Both are sent to the page's own address.
 */
export function signInPage({ languages, people, wrongEmail }: SignInView): string {
  const { texts } = textsFor(languages);
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
        ${isWrong ? html`<p role="alert">${texts.wrong}</p>` : ''}
        <button>${texts.signIn}</button>
      </form>`,
  );
}

/** What a person sees whose client asked for what is refused. */
export function refusedPage(languages: readonly string[], fault: AuthorizationFault): string {
  const { texts } = textsFor(languages);
  return page(
    languages,
    html`<h1>${texts.refused}</h1>
      <p>${texts[fault]}</p>`,
  );
}

function page(languages: readonly string[], content: Html): string {
  const { language, direction, texts } = textsFor(languages);
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${texts.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="pages.css" />
      </head>
      <body>
        <main id="page">${content}</main>
      </body>
    </html>`.text;
}
