import writeXlsxFile from 'write-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { languages } from '#mocks/core/messages/localized-text.ts';
import { headings as sheetHeadings } from '#mocks/handlers/assets/messages/headings.ts';
import { importFields, matchedColumns } from './import-fields.ts';
import { plainDay } from './import-lines.ts';
import { readTable } from './read-table.ts';

const readCells = async (...parts: BlobPart[]) => {
  const { headings, rows } = await readTable(new File(parts, 'x.csv'));
  return [headings, ...rows.map(({ cells }) => cells)];
};

describe('reading an import file', () => {
  it.each([
    ['commas and Windows line ends', 'A,B\r\n1,2\r\n'],
    ['semicolons', 'A;B\n1;2'],
    ['tabs, as a spreadsheet pastes', 'A\tB\n1\t2'],
    ['a mark of byte order', '\uFEFFA,B\n1,2'],
    ['quotes and blanks around', '"A", B \n"1",2'],
    ['empty lines', '\n\nA,B\n,\n\n1,2\n\n'],
  ])('a file with %s is parsed', async (_, text) => {
    expect(await readCells(text)).toEqual([
      ['A', 'B'],
      ['1', '2'],
    ]);
  });

  it('a file with quotes, line breaks and separators inside quotes is parsed', async () => {
    expect(await readCells('A,B\n"say ""hi"", twice","two\nlines"')).toEqual([
      ['A', 'B'],
      ['say "hi", twice', 'two\nlines'],
    ]);
  });

  it('a file in the encoding of Excel for Western Europe is parsed', async () => {
    expect(await readCells(new Uint8Array([0x50, 0x72, 0xe9]))).toEqual([['Pré']]);
  });

  it('each parsed line keeps its line number in the file', async () => {
    const { rows } = await readTable(new File(['A\n\n1\n2'], 'x.csv'));
    expect(rows.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('a workbook is parsed, and its dates do not depend on the time zone', async () => {
    const day = { type: Date, value: new Date('2026-02-28T00:00:00Z'), format: 'dd/mm/yyyy' };
    const book = await writeXlsxFile([
      [{ value: 'Asset Code' }, { value: 'Price' }, { value: 'Date of Purchase' }],
      [{ value: '00012' }, { value: 1.5 }, day],
    ]).toBlob();
    expect(await readCells(book)).toEqual([
      ['Asset Code', 'Price', 'Date of Purchase'],
      ['00012', '1.5', '2026-02-28'],
    ]);
  });

  it('a file that only looks like a workbook is rejected', async () => {
    await expect(readCells('PK\u0003\u0004 no book')).rejects.toBeInstanceOf(Error);
  });
});

describe('import settings selected by hand', () => {
  const toBytes = (text: string) => new Uint8Array(Array.from(text, (each) => each.charCodeAt(0)));

  it('a selected separator replaces the detected one', async () => {
    const file = new File(['A,B;C\n1,2;3'], 'x.csv');
    expect((await readTable(file)).layout.separator).toBe(',');
    const { headings, layout } = await readTable(file, { separator: ';' });
    expect([headings, layout.separator]).toEqual([['A,B', 'C'], ';']);
  });

  it('a selected encoding replaces the detected one', async () => {
    const file = new File([toBytes('Name\n\u00cf\u00f0\u00e8')], 'x.csv');
    expect((await readTable(file)).layout.encoding).toBe('windows-1252');
    const { rows, layout } = await readTable(file, { encoding: 'windows-1251' });
    expect([rows[0]?.cells, layout.encoding]).toEqual([['При'], 'windows-1251']);
  });

  it('a selected header line replaces the detected one, or there is none', async () => {
    const file = new File(['Report;2026\nAsset Code;Name\nA;B'], 'x.csv');
    expect((await readTable(file)).layout.header).toBe(2);
    const first = await readTable(file, { header: 1 });
    expect([first.headings, first.rows.length]).toEqual([['Report', '2026'], 2]);
    const none = await readTable(file, { header: 0 });
    expect([none.headings, none.rows.length]).toEqual([['', ''], 3]);
  });
});

describe('matched columns', () => {
  const ofSheet = {
    assetCode: 'headAssetCode',
    name: 'headName',
    assetType: 'headAssetType',
    assetLocation: 'headLocation',
    serialNumber: 'headSerialNumber',
    vendor: 'headVendor',
    invoiceNumber: 'headInvoiceNumber',
    dateOfPurchase: 'headDateOfPurchase',
    price: 'headPrice',
  } as const;

  it.each(languages)('the columns of the list’s own export are matched in %s', (language) => {
    const entries = Object.values(ofSheet);
    const columns = matchedColumns(entries.map((head) => sheetHeadings[head][language]));
    for (const [at, field] of Object.keys(ofSheet).entries()) {
      expect({ [field]: Object.entries(columns).find(([name]) => name === field)?.[1] }).toEqual({
        [field]: at,
      });
    }
  });

  it('no column is matched if no heading fits', () => {
    const columns = matchedColumns(['Colour', '']);
    expect(importFields.map((field) => columns[field])).toEqual(importFields.map(() => null));
  });
});

describe('an imported date', () => {
  it.each([
    ['3.2.2026', 'DD/MM/YYYY', '2026-02-03'],
    ['3/2/2026', 'MM/DD/YYYY', '2026-03-02'],
    ['2026-2-3', 'DD/MM/YYYY', '2026-02-03'],
    ['yesterday', 'DD/MM/YYYY', 'yesterday'],
  ] as const)('the date %s in the format %s is %s', (text, format, plain) => {
    expect(plainDay(text, format)).toBe(plain);
  });
});
