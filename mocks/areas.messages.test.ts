import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@atrium/contract/generated/operations.ts';
import { loadArea } from './areas.ts';
import type { AreaMessages } from './core/messages/localized-text.ts';
import { en } from './core/messages/en.ts';
import { formatMessage } from './core/messages/format-message.ts';
import { languages } from './core/messages/localized-text.ts';

const areas = [...new Set(Object.values(operations).map(({ area }) => area))];

const plural = /\{(\w+), plural, ((?:\w+ \{[^}]*\} ?)+)\}/g;

/** The names of a message's placeholders. */
const findPlaceholders = (text: string): string[] =>
  [
    ...new Set(
      [...text.replace(plural, '{$1}').matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)),
    ),
  ].toSorted();

/** The forms of each plural in a message. */
const findPluralForms = (text: string): string[] =>
  [...text.matchAll(plural)].map(([, , forms = '']) =>
    [...forms.matchAll(/(\w+) \{/g)]
      .map(([, name]) => String(name))
      .toSorted()
      .join(),
  );

describe.each(areas)('the messages of %s', (area) => {
  let messages: AreaMessages;

  beforeAll(async () => {
    messages = (await (await loadArea(area)).messages?.()) ?? {};
  });

  it('the messages of an area do not override the shared ones', () => {
    expect(Object.keys(messages).filter((key) => key in en)).toEqual([]);
  });

  it.each(languages)('the messages match their English ones in %s', (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const expected = forms.toSorted().join();
    const wrong = Object.entries(messages).filter(([, localized]) => {
      const text = localized[language];
      const names = findPlaceholders(text);
      const filled = formatMessage(
        text,
        Object.fromEntries(names.map((name) => [name, 7])),
        language,
      );
      return (
        names.join() !== findPlaceholders(localized.en).join() ||
        findPluralForms(text).some((form) => form !== expected) ||
        /[{}#]/.test(filled)
      );
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});
