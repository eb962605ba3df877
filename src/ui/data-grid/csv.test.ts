import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import type { GridColumn } from './grid.ts';

type Row = readonly [string, string];

const column = (id: string, index: 0 | 1): GridColumn<Row> => ({
  id,
  header: id,
  cell: (row) => row[index],
  csv: (row) => row[index],
});

const columns = [column('Name', 0), column('Note', 1)];
const toCsvLines = (rows: Row[]) => toCsv(columns, rows).slice(1).split('\r\n');

describe('the CSV export of a grid', () => {
  it('the export is UTF-8 with a byte order mark, and its lines end as RFC 4180 requires', () => {
    expect(toCsv(columns, [['Élan', 'نفق']])).toBe('\u{FEFF}Name,Note\r\nÉlan,نفق\r\n');
  });

  it('the export has only the headers when there are no rows', () => {
    expect(toCsvLines([])).toEqual(['Name,Note', '']);
  });

  it('the export quotes commas, quotes and line breaks', () => {
    expect(toCsvLines([['a, b', 'the "best"']])[1]).toBe('"a, b","the ""best"""');
    expect(toCsv(columns, [['two\nlines', '']])).toContain('"two\nlines",');
  });

  it('the export leaves out columns that have no text', () => {
    const image: GridColumn<Row> = { id: 'image', header: 'Picture', cell: () => null };
    expect(toCsv([image, ...columns], [])).toContain('Name,Note');
    expect(toCsv([image, ...columns], [])).not.toContain('Picture');
  });

  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\tx', '－1', "-cmd|'/C calc'!A0"])(
    'the export lets no spreadsheet run %j',
    (text) => {
      expect(toCsvLines([[text, '']])[1]).toMatch(/^'/);
    },
  );

  it('the export keeps the formula guard inside the quotes', () => {
    expect(toCsvLines([['=HYPERLINK("x","y")', '']])[1]).toBe(`"'=HYPERLINK(""x"",""y"")",`);
  });

  it.each(['-5', '-12.50', '5', 'a=b', ''])('the export leaves %j unchanged', (text) => {
    expect(toCsvLines([['x', text]])[1]).toBe(`x,${text}`);
  });
});
