import writeXlsxFile from 'write-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { showNumber } from './shown-numbers.ts';

describe('a number in a workbook', () => {
  it.each([
    ['123', '000000', '000123'],
    ['1234567', '000000', '1234567'],
    ['7', '"AS-"0000', 'AS-0007'],
    ['123456', '000-000', '123-456'],
    ['1234567', '000-000', '1234-567'],
    ['7', '\\A00;[Red]-00', 'A07'],
  ])('the number %s in the format %s is shown as %s', (value, format, shown) => {
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
  ])('the number %s is a plain number in the format %s', (value, format) => {
    expect(showNumber(value, format)).toBeNull();
  });

  it('a number keeps its leading zeros, whatever surrounds its cell', async () => {
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
