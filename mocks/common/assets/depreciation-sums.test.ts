import { describe, expect, it } from 'vitest';
import type { DepreciationSums } from '../../store/world/assets.ts';
import { depreciationIn, isInYear, sumRows, yearsFrom } from './depreciation.ts';
import { toPaise } from './formats.ts';

/** Pseudorandom numbers from 0 to 1 that are the same in each run. */
function randomNumbers(seed: number): () => number {
  let value = seed;
  return () => (value = (value * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Opening value plus additions minus disposals minus depreciation equals the closing value. */
const isInBalance = (sums: DepreciationSums): boolean =>
  toPaise(sums.openingValue) +
    toPaise(sums.additions) -
    toPaise(sums.writtenOff) -
    toPaise(sums.depreciation) ===
  toPaise(sums.closingValue);

const day = (offset: number) => new Date(Date.UTC(1990, 0, 1 + offset)).toISOString().slice(0, 10);

describe('the depreciation of any asset', () => {
  it('the depreciation never falls below zero, and its years add up to the price, for thousands of assets', () => {
    const random = randomNumbers(11);
    const full = (below: number) => Math.floor(random() * below);
    for (let count = 0; count < 2000; count += 1) {
      const decimals = full(5);
      const price = Number((random() * 10 ** (1 + full(9))).toFixed(decimals));
      const bought = full(15_000);
      const usefulLifeInYears = 1 + full(40);
      const dateOfPurchase = day(bought);
      const disposedOn = random() < 0.3 ? day(bought + full(16_000)) : null;
      const asset = { dateOfPurchase, price, disposedOn };
      const month = String(1 + full(12)).padStart(2, '0');
      const years = yearsFrom(
        dateOfPurchase,
        day(bought + 366 * (usefulLifeInYears + 2)),
        month,
      ).toReversed();
      let before: number | null = null;
      let failed = 0;
      let lowest = 0;
      let isJoined = true;
      let isBalanced = true;
      let added = 0;
      for (const year of years) {
        const sums = depreciationIn(asset, usefulLifeInYears, year);
        isJoined &&= sums.openingValue === (before ?? 0);
        isBalanced &&= isInBalance(sums);
        added += toPaise(sums.additions);
        lowest = Math.min(lowest, ...Object.values(sums));
        failed += toPaise(sums.depreciation) + toPaise(sums.writtenOff);
        before = sums.closingValue;
        if (disposedOn !== null && disposedOn < year.next) break;
      }
      expect({ asset, failed, added, before, lowest, isJoined, isBalanced }).toEqual({
        asset,
        failed: toPaise(price),
        added: toPaise(price),
        before: 0,
        lowest: 0,
        isJoined: true,
        isBalanced: true,
      });
    }
  });

  it('the depreciation of thousands of assets balances in every year, to the paisa', () => {
    const random = randomNumbers(23);
    const full = (below: number) => Math.floor(random() * below);
    const assets = Array.from({ length: 3000 }, () => {
      const bought = full(5000);
      const price = Number((random() * 10 ** (1 + full(6))).toFixed(full(3)));
      const disposedOn = random() < 0.4 ? day(bought + full(4000)) : null;
      const asset = { dateOfPurchase: day(bought), price, disposedOn };
      return { ...asset, usefulLifeInYears: 1 + full(12) };
    });
    let closed = 0;
    for (const year of yearsFrom(day(0), day(9000), '04').toReversed()) {
      const there = assets.filter((asset) => isInYear(asset, year));
      const rows = there.map((asset) => depreciationIn(asset, asset.usefulLifeInYears, year));
      const sums = sumRows(rows);
      expect([year.name, isInBalance(sums), sums.openingValue]).toEqual([year.name, true, closed]);
      closed = sums.closingValue;
    }
  });

  it('the depreciation of a price with three decimals ends at zero', () => {
    const asset = { dateOfPurchase: '2020-04-01', price: 100.005, disposedOn: null };
    const [last] = yearsFrom('2020-04-01', '2030-04-01', '04');
    expect(last && depreciationIn(asset, 3, last)).toEqual({
      openingValue: 0,
      additions: 0,
      depreciation: 0,
      writtenOff: 0,
      closingValue: 0,
    });
  });

  it('the depreciation sums have no errors of binary fractions', () => {
    const row = {
      openingValue: 0.1,
      additions: 0.7,
      depreciation: 0.2,
      writtenOff: 0,
      closingValue: 1.005,
    };
    expect(sumRows([row, row, row])).toMatchObject({
      openingValue: 0.3,
      additions: 2.1,
      depreciation: 0.6,
    });
  });
});

describe('paise', () => {
  it.each([
    [1.005, 101],
    [100.005, 10_001],
    [0.004, 0],
    [9_999_999_999.99, 999_999_999_999],
    [0, 0],
  ])('the amount of %d rupees is %i paise', (amount, paise) => {
    expect(toPaise(amount)).toBe(paise);
  });
});
