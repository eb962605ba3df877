import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as server from '../mocks/store/normalize-name.ts';
import { isBlank, searchableText } from './texts.ts';
import { required } from './validation/rules.ts';

const names = [
  ['letter case', 'ACME Works', 'acme works'],
  ['full width', 'Ａｃｍｅ　Ｗｏｒｋｓ', 'Acme Works'],
  ['blanks', '  Acme \u00A0 Works ', 'Acme Works'],
  ['a zero-width blank', 'Ac\u200Bme', 'Acme'],
  ['decomposed letters', 'Cafe\u0301', 'Caf\u00E9'],
  ['the dotless i', 'IŞIK', 'ışık'],
  ['the sharp s', 'STRASSE', 'straße'],
  ['the final sigma', 'ΟΔΟΣ', 'οδος'],
] as const;

describe('the searchable form of a text', () => {
  it.each(names)('the searchable text matches as on the server: %s', (_, one, other) => {
    expect(searchableText(one)).toBe(searchableText(other));
    expect(server.normalizeName(one)).toBe(server.normalizeName(other));
  });

  it('the searchable text is the same with and without accents', () => {
    expect(searchableText('Müller')).toBe(searchableText('muller'));
  });
});

describe('a required text', () => {
  it.each(['', ' ', '\u200B', '\u00A0\u3164', '\u2800', '\u0007', '\u200D\uFE0F', '\u202E'])(
    'a text that shows nothing is missing to the form and to the server: %j',
    (text) => {
      expect(isBlank(text)).toBe(true);
      expect(server.isBlank(text)).toBe(true);
      expect(v.safeParse(v.pipe(v.string(), required()), text).success).toBe(false);
    },
  );

  it.each(['a', ' a ', '0', '-', 'ا', '字', '👩‍💻'])(
    'a text that shows anything is present: %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
      expect(server.isBlank(text)).toBe(false);
      expect(v.safeParse(v.pipe(v.string(), required()), text).success).toBe(true);
    },
  );
});
