import { describe, expect, it } from 'vitest';
import { detectSign, isAmbiguous, plainNumber } from './decimal-sign.ts';

describe('the decimal sign of a column', () => {
  it.each([
    [['1.234', '12.500'], null],
    [['1.234', '1.234,50'], ','],
    [['1,234', '98500.50'], '.'],
    [['1.234.567', '2.500'], ','],
    [['10,5', '10.5'], null],
    [['1500', 'ten'], null],
  ] as const)('the decimal sign of %j is detected as %j', (texts, sign) => {
    expect(detectSign(texts)).toBe(sign);
  });

  it.each([
    ['1.234', true],
    ['12,500', true],
    ['₹ 1,234', true],
    ['1.234,50', false],
    ['0.500', false],
    ['12.50', false],
    ['1234', false],
    ['ten', false],
  ])('the decimal sign must be selected for %s: %s', (text, isNeeded) => {
    expect(isAmbiguous(text)).toBe(isNeeded);
  });
});

describe('a price', () => {
  it.each([
    ['98500.50', '.', '98500.50'],
    ['₹ 1,23,456.50', null, '123456.50'],
    ['1,234', '.', '1234'],
    ['1,234', ',', '1.234'],
    ['1.234', ',', '1234'],
    ['12.500', ',', '12500'],
    ['1.234,5', ',', '1234.5'],
    ['10,5', '.', '10.5'],
    ['1 234,50', ',', '1234.50'],
    ['-5', '.', '-5'],
    ['ten', null, 'ten'],
    ['=1+1', null, '=1+1'],
  ] as const)('the price %s with the decimal sign %j is %s', (text, sign, plain) => {
    expect(plainNumber(text, sign)).toBe(plain);
  });
});
