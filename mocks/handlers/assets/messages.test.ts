import { describe, expect, it } from 'vitest';
import { say } from '../../core/messages/say.ts';
import { languages } from '../../core/messages/said.ts';
import { assets } from './messages.ts';

const placeholdersOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => String(name)))].toSorted();

/** The forms of each plural in a message. */
const pluralsOf = (text: string) =>
  [...text.matchAll(/\{\w+, plural, ((?:\w+ \{[^}]*\} ?)+)\}/g)].map(([, forms = '']) =>
    [...forms.matchAll(/(\w+) \{/g)].map(([, name]) => String(name)).toSorted(),
  );

describe.each(Object.entries(assets))('the message %s', (_, said) => {
  it('names the same things in every language', () => {
    for (const language of languages) {
      expect(placeholdersOf(said[language])).toEqual(placeholdersOf(said.en));
    }
  });

  it('is translated, and leaves no brace when it is filled in', () => {
    expect(new Set(Object.values(said)).size).toBe(languages.length);
    for (const language of languages) {
      const values = Object.fromEntries(placeholdersOf(said.en).map((name) => [name, 3]));
      expect(say(said[language], values, language)).not.toMatch(/[{}#]/);
    }
  });

  it('gives every plural all the forms of its language', () => {
    for (const language of languages) {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const expected = pluralsOf(said.en).map(() => pluralCategories.toSorted());
      expect(pluralsOf(said[language])).toEqual(expected);
    }
  });

  it('is printed with the quotes and spaces of its language', () => {
    const { en: _en, ...others } = said;
    expect(Object.values(others).filter((text) => /['"]/.test(text))).toEqual([]);
    expect(said.fr).not.toMatch(/ [:;?!»]|« /);
  });
});
