import { describe, expect, it } from 'vitest';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { getSchema } from '../../testing/limits.suite.ts';
import { codesFrom, validateBulk, toNewLines, maxAtOnce } from './bulk-assets.ts';

const typed = (serialNumbers: string, assetCode = 'AS-LAP-0098') => ({ assetCode, serialNumbers });
const lines = (count: number) => Array.from({ length: count }, (_, at) => `S-${at}`).join('\n');

describe('codes of multiple assets', () => {
  it('codes count up from the first one and keep its leading zeros', () => {
    expect(codesFrom(' AS-LAP-0098 ', 3)).toEqual(['AS-LAP-0098', 'AS-LAP-0099', 'AS-LAP-0100']);
    expect(codesFrom('99', 2)).toEqual(['99', '100']);
  });

  it('codes cannot count up from one without a final number, unless there is only one asset', () => {
    expect(codesFrom('LAPTOP', 2)).toBeNull();
    expect(codesFrom('LAPTOP', 1)).toEqual(['LAPTOP']);
    expect(validateBulk(typed('A\nB', 'LAPTOP')).assetCode).toEqual({ rule: 'counts_up' });
  });

  it('codes are no longer than the allowed length', () => {
    const code = `${'x'.repeat(49)}9`;
    expect(validateBulk(typed('A', code)).assetCode).toBeUndefined();
    expect(validateBulk(typed('A\nB', code)).assetCode).toMatchObject({ rule: 'max' });
  });
});

describe('pasted serial numbers', () => {
  it('serial numbers stand one per line; surrounding spaces and blank lines are ignored', () => {
    expect(toNewLines(typed('\n PF-1\t\r\n\n\nPF-2\n'))).toEqual([
      { assetCode: 'AS-LAP-0098', serialNumber: 'PF-1' },
      { assetCode: 'AS-LAP-0099', serialNumber: 'PF-2' },
    ]);
  });

  it('serial numbers are required', () => {
    expect(validateBulk(typed(' \n ')).serialNumbers).toEqual({ rule: 'required' });
  });

  it('serial numbers are limited in number and length by the contract', () => {
    const { properties } = getSchema(contract, 'BulkAddAssets');
    expect(properties['assets']).toMatchObject({
      maxItems: maxAtOnce,
      items: { properties: { serialNumber: { maxLength: 250 }, assetCode: { maxLength: 50 } } },
    });
    expect(validateBulk(typed(lines(maxAtOnce))).serialNumbers).toBeUndefined();
    expect(validateBulk(typed(lines(maxAtOnce + 1))).serialNumbers).toEqual({
      rule: 'lines_most',
      values: { limit: maxAtOnce },
    });
    expect(validateBulk(typed('x'.repeat(251))).serialNumbers).toEqual({
      rule: 'line_max',
      values: { max: 250 },
    });
  });

  it('serial numbers are unique ignoring case, and duplicates are named', () => {
    expect(validateBulk(typed('PF-1\nPF-2\npf-1\nPF-3\nPF-3\nPF-3')).serialNumbers).toEqual({
      rule: 'lines_twice',
      values: { count: 2, list: 'PF-1, PF-3' },
    });
    const many = `${lines(7)}\n${lines(7)}`;
    expect(validateBulk(typed(many)).serialNumbers).toEqual({
      rule: 'lines_twice',
      values: { count: 7, list: 'S-0, S-1, S-2, S-3, S-4 …' },
    });
  });
});
