import { describe, expect, it } from 'vitest';
import { compareNames, getSortKey } from './sort-key.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

describe('the key of a name', () => {
  it('keys order texts of ASCII as the Unicode Collation Algorithm does', () => {
    const signs = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at));
    const texts = signs.flatMap((sign) => [`a${sign}b`, `${sign}1`, `x ${sign} 10`]);
    // A sign at the end of a text is trimmed if it is a space, as readers do not see it.
    for (const a of texts) {
      for (const b of texts) {
        if (a.startsWith(' ') || b.startsWith(' ') || /\s\s/.test(a + b)) continue;
        expect([a, b, Math.sign(compareNames(a, b))]).toEqual([a, b, collator.compare(a, b)]);
      }
    }
  });

  it.each([
    ['Straße', 'strasse'],
    ['Émile', 'emile'],
    ['Ærø', 'aero'],
    ['Łódź', 'lodz'],
    ['room 007', 'Room 7'],
    [' De\u200Bsign ', 'design'],
    ['“quoted”', '"quoted"'],
    ['a–b', 'a-b'],
  ])('keys are the same for texts that sort alike: %s and %s', (a, b) => {
    expect(getSortKey(a)).toBe(getSortKey(b));
  });

  it('keys order numbers by their value, however long', () => {
    const names = ['a 9', 'a 10', 'a 100', 'a 099', 'a', 'a 12345678901234567890', 'b 1'];
    expect(names.toSorted(compareNames)).toEqual([
      'a',
      'a 9',
      'a 10',
      'a 099',
      'a 100',
      'a 12345678901234567890',
      'b 1',
    ]);
  });

  it('keys order other scripts after Latin letters', () => {
    const names = ['яблоко', 'zebra', 'علي', '中文', 'αλφα'];
    expect(names.toSorted(compareNames)).toEqual(['zebra', 'αλφα', 'яблоко', 'علي', '中文']);
  });
});
