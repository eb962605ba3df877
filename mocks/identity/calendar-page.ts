/** The demo calendar provider's consent page: the account, the requested scopes, and a decision. */
import { systemClock } from '../clock.ts';
import { embeddedWorld } from '../embedded-world.ts';
import { isOfApp } from './authorization.ts';
import {
  decideConsent,
  parseScopes,
  readConsentRequest,
  type ConsentRequest,
  type Decision,
} from './calendar-consent.ts';
import { calendarTextsFor, type CalendarTexts } from './calendar-texts.ts';
import { button, element, pageTexts, show } from './page.ts';

const params = new URL(location.href).searchParams;
const texts = await pageTexts(params.get('ui_locales'));
const calendarTexts = calendarTextsFor(document.documentElement.lang);
document.title = calendarTexts.title;
const request = readConsentRequest(params, isOfApp(location.href));

if (typeof request === 'string') {
  show([element('h1', texts.rejected), element('p', texts[request])]);
} else {
  const { store } = await embeddedWorld();
  const decide = async (decision: Decision) => {
    location.replace(await decideConsent(store, systemClock, { request, decision }));
  };
  showQuestion(request, calendarTexts, decide);
}

function showQuestion(
  { account, scope }: ConsentRequest,
  shown: CalendarTexts,
  decide: (decision: Decision) => Promise<void>,
): void {
  const scopes = document.createElement('ul');
  scopes.className = 'scopes';
  for (const name of parseScopes(scope)) {
    const item = document.createElement('li');
    item.append(element('strong', shown.getScopeText(name)), element('span', name));
    scopes.append(item);
  }
  const decisions = (['allow', 'deny', 'outage'] as const).map((decision) => {
    const choice = button('button');
    choice.textContent = shown[decision];
    if (decision !== 'allow') choice.className = 'quiet';
    choice.addEventListener('click', () => void decide(decision));
    return choice;
  });
  const form = document.createElement('form');
  form.append(...decisions);
  show([
    element('h1', shown.title),
    element('p', shown.getIntro(account)),
    scopes,
    form,
    element('p', shown.demo),
  ]);
}
