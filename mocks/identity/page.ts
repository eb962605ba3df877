import { textsFor } from './texts.ts';
import type { PageTexts } from './texts/page-texts.ts';

/** The texts in the first language that the client requests and the provider supports. */
export async function pageTexts(uiLocales: string | null): Promise<PageTexts> {
  const tags = [...(uiLocales ?? '').split(' '), ...navigator.languages];
  const { language, direction, texts } = await textsFor(tags);
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  document.title = texts.title;
  return texts;
}

export function show(children: readonly HTMLElement[]): void {
  const page = document.querySelector('#page');
  page?.replaceChildren(...children);
  page?.removeAttribute('aria-busy');
}

export function element(name: 'h1' | 'p' | 'strong' | 'span', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

export function button(type: 'button' | 'submit'): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = type;
  return made;
}

export function field(name: string, type: 'email' | 'password' | 'text', autocomplete: AutoFill) {
  const input = document.createElement('input');
  input.type = type;
  input.required = true;
  input.autocomplete = autocomplete;
  const label = document.createElement('label');
  label.append(name, input);
  return { label, input };
}
