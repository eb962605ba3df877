/**
 * The second step of the demo provider's sign-in in the browser; loaded only for people with a
 * second factor.
 */
import { systemClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { codeTextsFor } from './code-texts.ts';
import { button, element, field, show } from './page.ts';
import { tryCode } from './second-factor.ts';

export interface CodeStep {
  personId: string;
  /** Called when the code was correct. */
  goOn: () => Promise<void>;
  /** Called when someone else wants to sign in. */
  goBack: () => Promise<void>;
}

/** Prompts for a code of the authenticator app or a recovery code until it is correct. */
export async function showCodeStep(store: Store<World>, step: CodeStep): Promise<void> {
  const { personId } = step;
  const person = await store.transaction('read', ({ platform }) =>
    platform.get('people', personId),
  );
  const texts = codeTextsFor(document.documentElement.lang, {
    id: personId,
    name: person?.name ?? '',
  });
  const code = field(texts.code, 'text', 'one-time-code');
  code.input.dir = 'ltr';
  code.input.maxLength = 32;
  code.input.spellcheck = false;
  const error = element('p', '');
  error.setAttribute('role', 'alert');
  const submit = button('submit');
  submit.textContent = texts.goOn;
  const form = document.createElement('form');
  form.append(code.label, error, submit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void (async () => {
      const outcome = await tryCode(store, systemClock, { personId, code: code.input.value });
      if (outcome === 'right') return step.goOn();
      error.textContent = texts.getErrorText(outcome);
      code.input.select();
    })();
  });
  const back = button('button');
  back.className = 'quiet';
  back.textContent = texts.somebodyElse;
  back.addEventListener('click', () => void step.goBack());
  const hint = element('p', texts.demo);
  show([element('h1', texts.title), element('p', texts.intro), form, back, hint]);
  code.input.focus();
}
