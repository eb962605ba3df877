import writeXlsxFile from 'write-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { showNumber } from './shown-numbers.ts';

describe('a number of a workbook', () => {
  it.each([
    ['123', '000000', '000123'],
    ['1234567', '000000', '1234567'],
    ['7', '"AS-"0000', 'AS-0007'],
    ['123456', '000-000', '123-456'],
    ['1234567', '000-000', '1234-567'],
    ['7', '\\A00;[Red]-00', 'A07'],
  ])('%s is shown by %s as %s', (value, format, shown) => {
    expect(showNumber(value, format)).toBe(shown);
  });

  it.each([
    ['1.5', '000000'],
    ['-1', '000000'],
    ['5', '0'],
    ['5', '0.00'],
    ['5', '#,##0'],
    ['5', '0%'],
    ['5', 'dd/mm/yyyy'],
    ['5', 'General'],
  ])('%s is a plain number by %s', (value, format) => {
    expect(showNumber(value, format)).toBeNull();
  });

  it('keeps its zeros in its cell, whatever stands around it', async () => {
    const book = await writeXlsxFile([
      [{ value: 'Report' }],
      [],
      [{ value: 'Asset Code' }, { value: 'Price' }],
      [
        { value: 123, format: '000000' },
        { value: 1.5, format: '0.00' },
      ],
      [{ value: '00012' }, { value: 2, format: '000' }],
    ]).toBlob();
    const { rows } = await readTable(new File([book], 'x.xlsx'));
    expect(rows.map(({ line, cells, shown }) => [line, cells, shown])).toEqual([
      [4, ['123', '1.5'], { 0: '000123' }],
      [5, ['00012', '2'], { 1: '002' }],
    ]);
  });
});
