import { describe, expect, it } from 'vitest';
import { depreciationIn, sumOf, yearsFrom } from './depreciation.ts';
import { toPaise } from './money.ts';

/** Numbers from 0 to 1 that look random and are the same in each run. */
function randomNumbers(seed: number): () => number {
  let value = seed;
  return () => (value = (value * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const day = (offset: number) => new Date(Date.UTC(1990, 0, 1 + offset)).toISOString().slice(0, 10);

describe('the depreciation of any asset', () => {
  it('never falls below zero, and its years come to the price, for thousands of assets', () => {
    const random = randomNumbers(11);
    const whole = (below: number) => Math.floor(random() * below);
    for (let count = 0; count < 2000; count += 1) {
      const decimals = whole(5);
      const price = Number((random() * 10 ** (1 + whole(9))).toFixed(decimals));
      const bought = whole(15_000);
      const usefulLifeInYears = 1 + whole(40);
      const dateOfPurchase = day(bought);
      const disposedOn = random() < 0.3 ? day(bought + whole(16_000)) : null;
      const asset = { dateOfPurchase, price, disposedOn };
      const month = String(1 + whole(12)).padStart(2, '0');
      const years = yearsFrom(
        dateOfPurchase,
        day(bought + 366 * (usefulLifeInYears + 2)),
        month,
      ).toReversed();
      let before: number | null = null;
      let lost = 0;
      let lowest = 0;
      let isJoined = true;
      for (const year of years) {
        const sums = depreciationIn(asset, usefulLifeInYears, year);
        isJoined &&= before === null || sums.openingValue === before;
        lowest = Math.min(lowest, ...Object.values(sums));
        lost += toPaise(sums.depreciation) + toPaise(sums.writtenOff);
        before = sums.closingValue;
        if (disposedOn !== null && disposedOn < year.next) break;
      }
      expect({ asset, lost, before, lowest, isJoined }).toEqual({
        asset,
        lost: toPaise(price),
        before: 0,
        lowest: 0,
        isJoined: true,
      });
    }
  });

  it('of a price with three decimals ends at zero', () => {
    const asset = { dateOfPurchase: '2020-04-01', price: 100.005, disposedOn: null };
    const [last] = yearsFrom('2020-04-01', '2030-04-01', '04');
    expect(last && depreciationIn(asset, 3, last)).toEqual({
      openingValue: 0,
      depreciation: 0,
      writtenOff: 0,
      closingValue: 0,
    });
  });

  it('adds up without the errors of binary fractions', () => {
    const row = { openingValue: 0.1, depreciation: 0.2, writtenOff: 0, closingValue: 1.005 };
    expect(sumOf([row, row, row])).toMatchObject({ openingValue: 0.3, depreciation: 0.6 });
  });
});

describe('paise', () => {
  it.each([
    [1.005, 101],
    [100.005, 10_001],
    [0.004, 0],
    [9_999_999_999.99, 999_999_999_999],
    [0, 0],
  ])('of %d rupees are %i', (amount, paise) => {
    expect(toPaise(amount)).toBe(paise);
  });
});
