import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStrings } from '@internationalized/string-compiler';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from './languages.ts';

type Catalog = Record<string, string>;

const folder = join(import.meta.dirname, 'messages');

const listFiles = (language: string) => readdirSync(join(folder, language)).toSorted();

const read = (language: string, file: string): Catalog =>
  JSON.parse(readFileSync(join(folder, language, file), 'utf8'));

/** All messages of a language as [key, text]; the key starts with its area: `session.email`. */
const listMessages = (language: string): [key: string, text: string][] =>
  listFiles(language).flatMap((file) =>
    Object.entries(read(language, file)).map(([key, text]): [string, string] => [
      `${file.replace('.json', '')}.${key}`,
      text,
    ]),
  );

/** The names of the placeholders in a message. Throws if it is not valid ICU. */
function findPlaceholders(text: string): string[] {
  const names = [...compileStrings({ text }).matchAll(/\bargs\.(\w+)/g)].map(([, name]) => name);
  return [...new Set(names.map(String))].toSorted();
}

/** The forms of each plural in a message: `[['one', 'other']]`. Forms may contain placeholders. */
function parsePlurals(text: string): string[][] {
  const form = String.raw`\s*=?\w+\s*\{(?:[^{}]|\{\w+\})*\}`;
  const plural = new RegExp(String.raw`\{\w+,\s*plural,((?:${form})+)\s*\}`, 'g');
  return [...text.matchAll(plural)].map(([, forms = '']) =>
    [...forms.matchAll(/(=?\w+)\s*\{(?:[^{}]|\{\w+\})*\}/g)].map(([, name]) => String(name)),
  );
}

const listPluralCategories = (language: string) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

const names = ['ClockWork', 'ClockWork · Atrium', 'OpenAI', 'PMO', 'PrayTube'];

/** Whether a text has words of its own, beside placeholders and punctuation. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));

/** English texts that are identical in another language. */
const sameAsEnglish: Record<Exclude<Language, 'en'>, readonly string[]> = {
  fr: [
    'Absences',
    ...names,
    'Action',
    'Actions',
    'Active',
    'Code',
    'Date',
    'Dates',
    'Message',
    'Participants',
    'Description',
    'Inactive',
    'Invitations',
    'Licence',
    'Logo',
    'Menu',
    'Messages',
    'Note',
    'Notes',
    'Notification',
    'Notifications',
    'Olive',
    'Page',
    'Pages',
    'Performance',
    'Port',
    'Rose',
    'Script',
    'Service',
    'Services',
    'Sessions',
    'Total',
    'Type',
    'URL',
    'Violet',
    '{name} (inactive)',
    'Client',
    'Cycle',
    'Question',
    'Questions',
  ],
  es: [
    ...names,
    'HRMS',
    'Extras',
    'Google Calendar',
    'No',
    'Total',
    'URL',
    'Color',
    'General',
    'Roles',
    'Script',
  ],
  zh: [...names, 'HRMS'],
  ar: [...names, 'HRMS'],
};

const english = new Map(listMessages('en'));

describe.each(languages.map(({ tag }) => tag))('the catalogs in %s', (language) => {
  it('the catalogs have an area for each English one', () => {
    expect(listFiles(language)).toEqual(listFiles('en'));
  });

  it.each(listFiles('en'))('the catalogs have exactly the English keys in %s', (file) => {
    expect(Object.keys(read(language, file)).toSorted()).toEqual(
      Object.keys(read('en', file)).toSorted(),
    );
  });

  it('the catalogs are ICU MessageFormat with the same placeholders as in English', () => {
    const placeholders = listMessages(language).map(([key, text]) => [key, findPlaceholders(text)]);
    const expected = [...english].map(([key, text]) => [key, findPlaceholders(text)]);
    expect(Object.fromEntries(placeholders)).toEqual(Object.fromEntries(expected));
  });

  it('the catalogs give every plural all the forms of the language', () => {
    const plurals = listMessages(language).flatMap(([key, text]) =>
      parsePlurals(text).map(
        (forms) => [key, forms.filter((form) => !form.startsWith('='))] as const,
      ),
    );
    expect(plurals.length).toBeGreaterThan(0);
    const expected = listPluralCategories(language).join();
    expect(plurals.filter(([, forms]) => forms.toSorted().join() !== expected)).toEqual([]);
  });

  it('the catalogs have no plural that the test before would miss', () => {
    const missed = listMessages(language).filter(
      ([, text]) => parsePlurals(text).length !== text.split(/,\s*plural,/).length - 1,
    );
    expect(missed).toEqual([]);
  });
});

describe.each(['fr', 'es', 'zh', 'ar'] as const)('the translations into %s', (language) => {
  const messages = listMessages(language);

  it('the translations leave nothing in English except words that are the same', () => {
    const same = messages.filter(([key, text]) => text === english.get(key) && hasWords(text));
    expect([...new Set(same.map(([, text]) => text))].toSorted()).toEqual(
      sameAsEnglish[language].toSorted(),
    );
  });

  it('the translations have no empty text and no spaces around a text', () => {
    const bad = messages.filter(([, text]) => text === '' || text !== text.trim());
    expect(bad).toEqual([]);
  });

  it('the translations use typographic apostrophes and quotes', () => {
    expect(messages.filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });
});

describe('French', () => {
  it('French keeps its high punctuation on the line of its word', () => {
    const breakable = listMessages('fr').filter(([, text]) => / [:;?!»]|« /.test(text));
    expect(breakable).toEqual([]);
  });
});
