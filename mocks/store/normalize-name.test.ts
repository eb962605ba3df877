import { describe, expect, it } from 'vitest';
import { cleanText, isBlank, normalizeName } from './normalize-name.ts';

describe('names that look the same', () => {
  it.each([
    ['letter case', 'ACME Works', 'acme works'],
    ['full width', 'Ａｃｍｅ　Ｗｏｒｋｓ', 'Acme Works'],
    ['blanks around and inside', '  Acme \u00A0 Works ', 'Acme Works'],
    ['a zero-width blank', 'Ac\u200Bme', 'Acme'],
    ['a soft hyphen', 'Ac\u00ADme', 'Acme'],
    ['a direction mark', '\u202EAcme\u202C', 'Acme'],
    ['a Hangul filler', 'Acme\u3164', 'Acme'],
    ['decomposed letters', 'Cafe\u0301', 'Caf\u00E9'],
    ['a ligature', 'o\uFB03ce', 'office'],
    ['the German sharp s', 'STRASSE', 'straße'],
    ['the capital sharp s', 'STRAẞE', 'straße'],
    ['the dotted I', 'İSTANBUL', 'istanbul'],
    ['the dotless i', 'IŞIK', 'ışık'],
    ['the final sigma', 'ΟΔΟΣ', 'οδος'],
    ['a non-breaking hyphen', 'A\u20111', 'A-1'],
  ])('names that look the same have the same normalized name: %s', (_, one, other) => {
    expect(normalizeName(one)).toBe(normalizeName(other));
  });

  it.each([
    ['accents', 'Cafe', 'Café'],
    ['blanks between words', 'Acme Works', 'AcmeWorks'],
    ['digits', 'Team 1', 'Team 2'],
  ])('names that differ by %s have different normalized names', (_, one, other) => {
    expect(normalizeName(one)).not.toBe(normalizeName(other));
  });

  it('every letter has one normalized name, whatever its case and composition', () => {
    const odd: string[] = [];
    for (let code = 0x20; code < 0x1_0000; code += 1) {
      const letter = String.fromCharCode(code);
      const forms = [letter.toUpperCase(), letter.toLowerCase(), letter.normalize('NFD')];
      if (forms.every((form) => form === letter)) continue;
      const name = normalizeName(`a${letter}b`);
      if (forms.some((form) => normalizeName(`a${form}b`) !== name)) odd.push(letter);
      if (normalizeName(name) !== name) odd.push(letter);
    }
    expect(odd).toEqual([]);
  });
});

describe('a text that shows nothing', () => {
  it.each([
    '',
    '  ',
    '\u200B',
    '\u00A0\u2003',
    '\u3164',
    '\u2800',
    '\u0007',
    '\u200D\uFE0F',
    '\u202E',
  ])('the text %j is blank', (text) => {
    expect(isBlank(text)).toBe(true);
  });
});

describe('a text to be stored', () => {
  it.each([
    ['composes letters', 'Cafe\u0301', 'Café'],
    ['loses blanks and invisible characters around it', ' \u200BAcme\uFEFF ', 'Acme'],
    ['loses format characters and controls inside', 'Ac\u202Eme\u0007', 'Acme'],
    ['loses joiners between Latin letters', 'Ac\u200Dme', 'Acme'],
    ['keeps its case and its inner blanks', 'ACME  Works', 'ACME  Works'],
    ['keeps full width', 'Ａｃｍｅ', 'Ａｃｍｅ'],
    ['keeps its lines', 'one\n\ttwo', 'one\n\ttwo'],
    ['keeps the joiner that Persian needs', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['keeps the joiner of an emoji', '👩🏽\u200D💻', '👩🏽\u200D💻'],
  ])('the stored text %s', (_, typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
  });
});
