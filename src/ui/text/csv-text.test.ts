import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv-text.ts';

describe('a CSV file', () => {
  it.each([
    ['en', 'a,"b, c",1.5\r\n'],
    ['fr', 'a;b, c;1,5\r\n'],
    ['es', 'a;b, c;1,5\r\n'],
    ['zh', 'a,"b, c",1.5\r\n'],
  ])(
    'a CSV file in the language %s has the separator that fits its decimal sign',
    (language, text) => {
      expect(writeCsv([['a', 'b, c', 1.5]], language)).toBe(`\u{FEFF}${text}`);
    },
  );

  it('a CSV file quotes a semicolon when it separates cells', () => {
    expect(writeCsv([['a;b', 'c']], 'fr')).toBe('\u{FEFF}"a;b";c\r\n');
  });

  it('a CSV file has no cell that a spreadsheet runs', () => {
    expect(writeCsv([['=1+1', '-5', -5]], 'en')).toBe("\u{FEFF}'=1+1,-5,-5\r\n");
  });
});
