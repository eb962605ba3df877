/**
 * The demo provider's authorize page: select a demo person, or enter an e-mail address and
 * password. A person with a second factor is prompted for it, too.
 */
import { systemClock } from '../clock.ts';
import { embeddedWorld } from '../embedded-world.ts';
import type { Store } from '../store/store.ts';
import type { Person, World } from '../store/world.ts';
import {
  authorize,
  isOfApp,
  needsCode,
  people,
  readAuthorization,
  returnTo,
  signedInPerson,
  type Authorization,
} from './authorization.ts';
import { button, element, field, pageTexts, show } from './page.ts';
import { createPasswordSignIn } from './password-sign-in.ts';

const params = new URL(location.href).searchParams;
const texts = await pageTexts(params.get('ui_locales'));
const request = readAuthorization(params, isOfApp(location.href));

if (typeof request === 'string') {
  show([element('h1', texts.rejected), element('p', texts[request])]);
} else {
  const { store } = await embeddedWorld();
  await respond(store, request);
}

/** Responds immediately if someone is already signed in here and the client allows it. */
async function respond(store: Store<World>, authorization: Authorization): Promise<void> {
  const known = authorization.prompt === 'login' ? null : await signedInPerson(store);
  const enter = async (personId: string, hasCode = false) => {
    location.replace(
      await authorize(store, systemClock, { request: authorization, personId, hasCode }),
    );
  };
  const selectPerson = async () => {
    show([
      element('h1', texts.title),
      element('p', texts.intro),
      list(await people(store), goOn),
      form(store, goOn),
    ]);
  };
  const promptForCode = async (personId: string) => {
    const { showCodeStep } = await import('./code-step.ts');
    const step = { personId, goOn: () => enter(personId, true), goBack: selectPerson };
    await showCodeStep(store, step);
  };
  const goOn: Enter = async (personId) =>
    (await needsCode(store, personId)) ? promptForCode(personId) : enter(personId);
  if (known?.needsCode === false) return enter(known.personId);
  if (authorization.prompt === 'none') {
    location.replace(returnTo(authorization, { error: 'login_required' }));
    return;
  }
  await (known ? promptForCode(known.personId) : selectPerson());
}

type Enter = (personId: string) => Promise<void>;

function list(known: readonly Person[], enter: Enter): HTMLElement {
  const items = known.map((person) => {
    const choice = button('button');
    choice.append(element('strong', person.name), element('span', texts.hints[person.id] ?? ''));
    choice.addEventListener('click', () => void enter(person.id));
    const item = document.createElement('li');
    item.append(choice);
    return item;
  });
  const all = document.createElement('ul');
  all.append(...items);
  return all;
}

function form(store: Store<World>, enter: Enter): HTMLElement {
  const email = field(texts.email, 'email', 'username');
  const password = field(texts.password, 'password', 'current-password');
  const error = element('p', '');
  error.setAttribute('role', 'alert');
  const submit = button('submit');
  submit.textContent = texts.signIn;
  const full = document.createElement('form');
  const signInBy = createPasswordSignIn(store, systemClock);
  full.append(email.label, password.label, error, submit);
  full.addEventListener('submit', (event) => {
    event.preventDefault();
    void (async () => {
      const given = { email: email.input.value, password: password.input.value };
      const outcome = await signInBy({ ...given, ipAddress: '' });
      if (outcome !== 'wrong' && 'personId' in outcome) return enter(outcome.personId);
      error.textContent = outcome === 'wrong' ? texts.wrong : await waitText(outcome.seconds);
      password.input.focus();
    })();
  });
  return full;
}

/** Loaded only after too many failed tries. */
async function waitText(seconds: number): Promise<string> {
  const { tooManyTriesText } = await import('./code-texts.ts');
  return tooManyTriesText(document.documentElement.lang, seconds);
}
