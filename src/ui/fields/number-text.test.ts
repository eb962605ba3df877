import { describe, expect, it } from 'vitest';
import { numberText, typedNumber } from './number-text.ts';

describe('a typed or pasted number', () => {
  it.each([
    ['1490.5', 'en', '1490.5'],
    ['$1,490.50', 'en', '1490.50'],
    [' 1 490 ', 'en', '1490'],
    ['1.234,50 €', 'en', '1234.50'],
    ['1,234.50', 'es', '1234.50'],
    ['1490,5', 'fr', '1490.5'],
    ['1\u202F490,50\u00A0$', 'fr', '1490.50'],
    ['1.490', 'es', '1490'],
    ['1.49', 'es', '1.49'],
    ['١٬٤٩٠٫٥', 'ar', '1490.5'],
    ['-3', 'en', '-3'],
    ['0042', 'en', '0042'],
    ['0.000000000001', 'en', '0.000000000001'],
    ['', 'en', ''],
    ['   ', 'en', ''],
  ])('the number %j in %s is %j', (typed, language, expected) => {
    expect(numberText(typed, language)).toBe(expected);
  });

  it.each(['twelve', '12a', '1-2', '--5', '1,2,3.4.5', '12,5', '1.490,5.5', '1,49'])(
    'the invalid number %j stays unchanged',
    (typed) => {
      expect(numberText(typed, 'en')).toBe(typed);
    },
  );
});

it('a number is shown with the decimals of the language', () => {
  expect(typedNumber('1490.5', 'fr')).toBe('1490,5');
  expect(typedNumber('1490.5', 'en')).toBe('1490.5');
  expect(typedNumber('1490', 'fr')).toBe('1490');
  expect(typedNumber('twelve', 'fr')).toBe('twelve');
});
