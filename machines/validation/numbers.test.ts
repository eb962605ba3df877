import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { languages } from '#i18n/languages.ts';
import { numberText, typedNumber } from '#ui/fields/number-text.ts';
import { countDecimals, decimalText, maxPrice, maxQuantity } from './numbers.ts';
import { priceLimits, quantityLimits } from './rules.ts';

/** Pseudorandom numbers that are the same in each run: a linear congruential generator. */
function* drawn(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/** Prices as texts, of every length, at the limits and between. */
function prices(): string[] {
  const random = drawn(7);
  const next = (limit: number) => Math.floor((random.next().value as number) * limit);
  const texts = Array.from({ length: 500 }, () => {
    const full = String(next(10 ** (1 + next(9))));
    const decimals = next(5);
    return decimals === 0
      ? full
      : `${full}.${String(next(10 ** decimals)).padStart(decimals, '0')}`;
  });
  return [...texts, '0', '0.0001', '999999999.9999', '999999999', '0.1', '49.9', '1.10'];
}

describe('a number', () => {
  it.each([
    [1e-7, '0.0000001'],
    [1.25e-7, '0.000000125'],
    [-1e-7, '-0.0000001'],
    [1e21, '1000000000000000000000'],
    [1.5e21, '1500000000000000000000'],
    [1490.5, '1490.5'],
    [0, '0'],
  ])('the number %d is written without an exponent: %s', (number, text) => {
    expect(decimalText(number)).toBe(text);
  });

  it.each([
    ['1', 0],
    ['1.50', 1],
    ['0.0825', 4],
    ['1.000', 0],
  ])('the number %s has %i decimals', (text, decimals) => {
    expect(countDecimals(text)).toBe(decimals);
  });
});

describe('the numbers that a form accepts', () => {
  it('a typed number is the one that the server stores and the form shows, in every language', () => {
    for (const { tag: language } of languages) {
      for (const text of prices()) {
        const field = typedNumber(text, language);
        const read = numberText(field, language);
        expect([field, v.is(priceLimits(), read)]).toEqual([field, true]);
        const persisted = JSON.parse(JSON.stringify(Number(read))) as number;
        expect(Number(text)).toBe(persisted);
        const shown = typedNumber(decimalText(persisted), language);
        const again = numberText(shown, language);
        expect([shown, v.is(priceLimits(), again)]).toEqual([shown, true]);
        expect(again).toBe(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''));
      }
    }
  });

  it('a number that the server rejects is not accepted by the form', () => {
    expect(v.is(priceLimits(), String(maxPrice))).toBe(true);
    expect(v.is(quantityLimits(), String(maxQuantity))).toBe(true);
    const wrongPrices = ['1000000000', '99999999999999999999', '0.00001', '1e-7', '-0.01'];
    expect(wrongPrices.filter((text) => v.is(priceLimits(), text))).toEqual([]);
    const wrongQuantities = ['1000000000', '99999999999999999999', '2.5', '-1'];
    expect(wrongQuantities.filter((text) => v.is(quantityLimits(), text))).toEqual([]);
  });
});
