import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const read = (...parts: BlobPart[]) => readTable(new File(parts, 'x.csv'));

const text = 'Asset Code;Price\nÄ-1;1,5';

/** UTF-16 text, with or without a byte order mark. */
function utf16(isLittle: boolean, hasMark: boolean): ArrayBuffer {
  const marked = hasMark ? `\u{FEFF}${text}` : text;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at += 1) {
    view.setUint16(at * 2, marked.charCodeAt(at), isLittle);
  }
  return view.buffer;
}

describe('a delimited text file', () => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])(
    'a UTF-16 file is parsed (little endian: %s, with byte order mark: %s)',
    async (isLittle, hasMark) => {
      const { headings, rows } = await read(utf16(isLittle, hasMark));
      expect([headings, rows[0]?.cells]).toEqual([
        ['Asset Code', 'Price'],
        ['Ä-1', '1,5'],
      ]);
    },
  );

  it('a file that declares its separator is split by it', async () => {
    const { headings, rows } = await read('sep=|\r\nA, B|C\r\n1|2\r\n');
    expect([headings, rows]).toEqual([['A, B', 'C'], [{ line: 3, cells: ['1', '2'] }]]);
  });

  it('a file with title lines above its header starts at its header', async () => {
    const { headings, rows } = await read(
      'Assets, 28 November 2026, all\n\nAsset Code;Asset Type;Price\nA-1;Laptop;1,5\n',
    );
    expect(headings).toEqual(['Asset Code', 'Asset Type', 'Price']);
    expect(rows).toEqual([{ line: 4, cells: ['A-1', 'Laptop', '1,5'] }]);
  });

  it('a file with more decimal commas than semicolons is split at its semicolons', async () => {
    const { rows } = await read('Asset Code;Price\nA-1;1,5\nA-2;"2,5"\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['A-1', '1,5'],
      ['A-2', '2,5'],
    ]);
  });

  it('a file with a final total line does not import that line', async () => {
    const { rows } = await read('Asset Code,Asset Type,Price\nTotal,Laptop,1\nTotal,,1\n');
    expect(rows.map(({ cells }) => cells)).toEqual([['Total', 'Laptop', '1']]);
  });
});
