import { describe, expect, it } from 'vitest';
import { checkGuidance } from './guidance.ts';

const metBy = (password: string) =>
  checkGuidance(password)
    .filter(({ isMet }) => isMet)
    .map(({ rule }) => rule);

describe('the guidance for a new password', () => {
  it('the password guidance is 8 characters, an uppercase, a non-alphanumeric and a digit, in this order', () => {
    expect(checkGuidance('').map(({ rule }) => rule)).toEqual([
      'guideLength',
      'guideUppercase',
      'guideSymbol',
      'guideDigit',
    ]);
  });

  it.each([
    ['', []],
    ['correct', []],
    ['correcth', ['guideLength']],
    ['Correct', ['guideUppercase']],
    ['correct-', ['guideLength', 'guideSymbol']],
    ['9', ['guideDigit']],
    ['Élan', ['guideUppercase']],
    ['Correct-horse-9', ['guideLength', 'guideUppercase', 'guideSymbol', 'guideDigit']],
  ])('the password guidance for “%s” is met in %j', (password, rules) => {
    expect(metBy(password)).toEqual(rules);
  });
});
