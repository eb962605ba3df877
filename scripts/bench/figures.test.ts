import { describe, expect, it } from 'vitest';
import { holds, median, quantile, formatTable, type Figure } from './figures.ts';

describe('a benchmark figure', () => {
  it('a figure passes up to its budget and fails beyond', () => {
    expect(holds({ name: 'a', value: 130, unit: 'kB', budget: 130 })).toBe(true);
    expect(holds({ name: 'a', value: 130.1, unit: 'kB', budget: 130 })).toBe(false);
    expect(holds({ name: 'a', value: 1e9, unit: 'kB' })).toBe(true);
  });

  it('a figure passes from its minimum on and fails below', () => {
    expect(holds({ name: 'a', value: 1500, unit: '/s', floor: 1500 })).toBe(true);
    const low: Figure = { name: 'reads', value: 1499, unit: '/s', floor: 1500 };
    expect(holds(low)).toBe(false);
    expect(formatTable([low])).toMatch(/^LOW +reads +1499 \/s +≥ 1500 \/s$/);
  });

  it('a figure is marked in the table as over its budget', () => {
    const lines = formatTable([
      { name: 'first page', value: 111.04, unit: 'kB', budget: 130 },
      { name: 'click', value: 61, unit: 'ms', budget: 50 },
    ]).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^ok +first page +111\.0 kB +of 130\.0 kB$/);
    expect(lines[1]).toMatch(/^OVER +click +61 ms +of 50 ms$/);
  });
});

describe('quantiles', () => {
  it('quantiles are values that were measured', () => {
    const values = [5, 1, 4, 2, 3];
    expect(median(values)).toBe(3);
    expect(quantile(values, 0.95)).toBe(5);
    expect(quantile(values, 0)).toBe(1);
  });

  it('quantiles do not exist without a measurement', () => {
    expect(() => median([])).toThrow('A quantile requires at least one value');
  });
});
