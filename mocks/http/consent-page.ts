import { parseScopes, type ConsentRequest } from '../identity/calendar-consent.ts';
import { calendarTextsFor } from '../identity/calendar-texts.ts';
import { textsFor } from '../identity/texts.ts';
import { html, joined } from './html.ts';
import { page } from './sign-in-page.ts';

/** The demo calendar provider's consent page without scripts; its form goes to its own address. */
export async function buildConsentPage(
  languages: readonly string[],
  { account, scope }: ConsentRequest,
): Promise<string> {
  const { language } = await textsFor(languages);
  const texts = calendarTextsFor(language);
  const scopes = parseScopes(scope).map(
    (name) => html`<li><strong>${texts.getScopeText(name)}</strong><span>${name}</span></li>`,
  );
  return page(
    languages,
    html`<h1>${texts.title}</h1>
      <p>${texts.getIntro(account)}</p>
      <ul class="scopes">
        ${joined(scopes)}
      </ul>
      <form method="post">
        <button name="decision" value="allow">${texts.allow}</button>
        <button class="quiet" name="decision" value="deny">${texts.deny}</button>
        <button class="quiet" name="decision" value="outage">${texts.outage}</button>
      </form>
      <p>${texts.demo}</p>`,
    texts.title,
  );
}
