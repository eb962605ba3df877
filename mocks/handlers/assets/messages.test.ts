import { describe, expect, it } from 'vitest';
import { formatMessage } from '../../core/messages/format-message.ts';
import { languages } from '../../core/messages/localized-text.ts';
import { assets } from './messages.ts';

const findPlaceholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => String(name)))].toSorted();

/** The forms of each plural in a message. */
const parsePlurals = (text: string) =>
  [...text.matchAll(/\{\w+, plural, ((?:\w+ \{[^}]*\} ?)+)\}/g)].map(([, forms = '']) =>
    [...forms.matchAll(/(\w+) \{/g)].map(([, name]) => String(name)).toSorted(),
  );

describe.each(Object.entries(assets))('the message %s', (_, localized) => {
  it('the message has the same placeholders in every language', () => {
    for (const language of languages) {
      expect(findPlaceholders(localized[language])).toEqual(findPlaceholders(localized.en));
    }
  });

  it('the message is translated, and leaves no brace when it is filled in', () => {
    expect(new Set(Object.values(localized)).size).toBe(languages.length);
    for (const language of languages) {
      const values = Object.fromEntries(findPlaceholders(localized.en).map((name) => [name, 3]));
      expect(formatMessage(localized[language], values, language)).not.toMatch(/[{}#]/);
    }
  });

  it('the message has all plural forms of each language', () => {
    for (const language of languages) {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const expected = parsePlurals(localized.en).map(() => pluralCategories.toSorted());
      expect(parsePlurals(localized[language])).toEqual(expected);
    }
  });

  it('the message has the typographic quotes and spaces of each language', () => {
    const { en: _en, ...others } = localized;
    expect(Object.values(others).filter((text) => /['"]/.test(text))).toEqual([]);
    expect(localized.fr).not.toMatch(/ [:;?!»]|« /);
  });
});
