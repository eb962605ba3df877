import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { describe, expect, it } from 'vitest';
import { pseudo, pseudoTexts } from './pseudo.ts';

describe('the pseudo-language', () => {
  it('the pseudo-language marks letters, lengthens texts by 40 % and puts them in brackets', () => {
    expect(pseudo('Settings')).toBe('[Šéţţîñĝš~~~~]');
    expect(pseudo('')).toBe('[]');
  });

  it('the pseudo-language leaves placeholders unchanged', () => {
    const texts = pseudoTexts({
      hello: (values) => `Hello ${String(values?.['name'])}!`,
      hours: (values) => `${String(values?.['count'])} hours`,
    });
    const dictionary = new LocalizedStringDictionary({ en: texts }, 'en');
    const formatter = new LocalizedStringFormatter('en', dictionary);
    expect(formatter.format('hello', { name: 'Ava Stone' })).toBe('[Ĥéļļö Ava Stone!~~~~~~~]');
    expect(formatter.format('hours', { count: 3 })).toBe('[3 ĥöûřš~~~]');
  });
});
