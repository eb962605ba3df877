import { describe, expect, it } from 'vitest';
import { entryMessages } from '../../handlers/clockwork/entry.messages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { languageFor, messagesIn, type Messages } from './index.ts';
import { languages } from './localized-text.ts';
import { formatMessage } from './format-message.ts';
import { zh } from './zh.ts';

const { entriesDeleted } = entryMessages;

const catalogs: Record<(typeof languages)[number], Messages> = { en, fr, es, zh, ar };

/** English texts that are identical in another language: none yet. */
const sameAsEnglish: readonly (keyof Messages)[] = [];

const toEntries = (messages: Messages): [key: string, text: string][] => Object.entries(messages);

const plural = /\{(\w+), plural, ((?:\w+ \{[^}]*\} ?)+)\}/g;

/** The forms of each plural in a message, in the limited syntax of `formatMessage`. */
const parsePlurals = (text: string): string[][] =>
  [...text.matchAll(plural)].map(([, , forms = '']) =>
    [...forms.matchAll(/(\w+) \{/g)].map(([, name]) => String(name)),
  );

/** The names of a message's placeholders. */
function findPlaceholders(text: string): string[] {
  const names = [...text.replace(plural, '{$1}').matchAll(/\{(\w+)\}/g)];
  return [...new Set(names.map(([, name]) => String(name)))].toSorted();
}

describe.each(languages)('the server messages in %s', (language) => {
  const catalog = catalogs[language];

  it('the server messages have exactly the English keys', () => {
    expect(Object.keys(catalog).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it('the server messages have the same placeholders as in English', () => {
    const placeholders = toEntries(catalog).map(([key, text]) => [key, findPlaceholders(text)]);
    const expected = toEntries(en).map(([key, text]) => [key, findPlaceholders(text)]);
    expect(Object.fromEntries(placeholders)).toEqual(Object.fromEntries(expected));
  });

  it('every plural in the server messages has all forms of the language', () => {
    const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const incomplete = toEntries(catalog).filter(([, text]) =>
      parsePlurals(text).some((forms) => forms.toSorted().join() !== expected.join()),
    );
    expect(incomplete).toEqual([]);
  });

  it('no brace is left in a message that is filled in', () => {
    const localized = toEntries(catalog).map(([, text]) => {
      const values = Object.fromEntries(findPlaceholders(text).map((name) => [name, 7]));
      return formatMessage(text, values, language);
    });
    expect(localized.filter((text) => /[{}#]/.test(text))).toEqual([]);
  });
});

describe.each(['fr', 'es', 'zh', 'ar'] as const)('the translation into %s', (language) => {
  it('the translation leaves nothing in English except words that are the same', () => {
    const english = new Map(toEntries(en));
    const same = toEntries(catalogs[language]).filter(([key, text]) => text === english.get(key));
    expect(same.map(([key]) => key)).toEqual(sameAsEnglish);
  });

  it('the translation has typographic apostrophes and quotes', () => {
    expect(toEntries(catalogs[language]).filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });
});

describe('French punctuation', () => {
  it('French high punctuation stays on the line of its word', () => {
    expect(toEntries(fr).filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([]);
  });
});

describe('the language of a caller', () => {
  it.each(languages)('the caller’s language %s has its catalog', async (language) => {
    expect(languageFor(language)).toBe(language);
    expect(await messagesIn(language)).toEqual(catalogs[language]);
  });

  it.each([
    ['fr-CA', 'fr'],
    ['es-419,es;q=0.9,en;q=0.8', 'es'],
    ['zh-Hans-CN, zh;q=0.9', 'zh'],
    ['AR-eg', 'ar'],
    ['de-DE, de;q=0.9, ar;q=0.8, en;q=0.7', 'ar'],
  ])('the preferred supported language is used, whatever the region: %s', (header, expected) => {
    expect(languageFor(header)).toBe(expected);
  });

  it.each([null, '', '*', 'de-DE, pt;q=0.5'])(
    'the language falls back to English when none is supported: %s',
    (header) => {
      expect(languageFor(header)).toBe('en');
    },
  );
});

describe('formatMessage', () => {
  it('the message format fills in values at every occurrence', () => {
    expect(formatMessage('{a} and {b}, then {a}', { a: 'one', b: 2 })).toBe('one and 2, then one');
  });

  it('the message format fills in a zero and an empty text', () => {
    expect(formatMessage('[{a}] [{b}]', { a: 0, b: '' })).toBe('[0] []');
  });

  it('the message format does not treat a value as a template', () => {
    expect(formatMessage('{a}', { a: '{b}', b: 'never' })).toBe('{b}');
  });

  it('the message format keeps a placeholder that has no value', () => {
    expect(formatMessage('{field} is required')).toBe('{field} is required');
    expect(formatMessage('{field} is {kind}', { field: 'Start' })).toBe('Start is {kind}');
  });

  it.each([
    ['en', 1, '1 entry was deleted.'],
    ['en', 0, '0 entries were deleted.'],
    ['en', 1234, '1,234 entries were deleted.'],
    ['fr', 0, '0 entrée a été supprimée.'],
    ['fr', 2, '2 entrées ont été supprimées.'],
    ['es', 1, 'Se eliminó 1 registro.'],
    ['es', 3, 'Se eliminaron 3 registros.'],
    ['zh', 1, '已删除 1 条记录。'],
    ['zh', 5, '已删除 5 条记录。'],
  ] as const)(
    'the message format selects the plural form in %s: %i',
    (language, count, localized) => {
      expect(formatMessage(entriesDeleted[language], { count }, language)).toBe(localized);
    },
  );

  it.each([
    [0, 'لم يُحذف أي سجل.'],
    [1, 'تم حذف سجل واحد.'],
    [2, 'تم حذف سجلين.'],
    [3, 'تم حذف 3 سجلات.'],
    [10, 'تم حذف 10 سجلات.'],
    [11, 'تم حذف 11 سجلًا.'],
    [99, 'تم حذف 99 سجلًا.'],
    [100, 'تم حذف 100 سجل.'],
    [103, 'تم حذف 103 سجلات.'],
  ])('the message format selects among the six Arabic plural forms: %i', (count, localized) => {
    expect(formatMessage(entriesDeleted.ar, { count }, 'ar')).toBe(localized);
  });

  it('the message format fills in the text around a plural too', () => {
    const template = '{who}: {count, plural, one {# hour} other {# hours}} in {where}';
    expect(formatMessage(template, { who: 'Ava', count: 2, where: 'Aster Labs' })).toBe(
      'Ava: 2 hours in Aster Labs',
    );
  });
});
