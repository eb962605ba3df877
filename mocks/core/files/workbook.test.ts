import { describe, expect, it } from 'vitest';
import { readParts, readRows } from '../../testing/workbook.ts';
import { amountCell, dateTimeCell, dayCell, timeCell } from './sheet-cells.ts';
import { getMessageLocale } from '../requests/message-locale.ts';
import { workbook, type SheetColumn } from './workbook.ts';

interface Row {
  name: string;
  day: string;
  price: number;
}

const columns: SheetColumn<Row>[] = [
  { heading: 'Name', value: ({ name }) => name },
  { heading: 'Day', value: ({ day }) => dayCell(day, 'DD/MM/YYYY') },
  { heading: 'Price', isSummed: true, value: ({ price }) => amountCell(price) },
];
const rows: Row[] = [
  { name: '=1+1', day: '2026-03-09', price: 0.1 },
  { name: '-5', day: '2026-03-10', price: 0.2 },
];

async function written(language = 'en', sheet = rows) {
  const bytes = await workbook({ name: 'Assets', columns, rows: sheet }).write(
    getMessageLocale(language),
  );
  return new Response(new Uint8Array(bytes));
}

describe('a workbook', () => {
  it('the workbook has texts unchanged, days and amounts as numbers, and an exact labelled total', async () => {
    expect(await readRows(await written())).toEqual([
      ['Name', 'Day', 'Price'],
      ['=1+1', '46090', '0.1'],
      ['-5', '46091', '0.2'],
      ['Total', '', '0.3'],
    ]);
    expect((await readRows(await written('fr'))).at(-1)?.[0]).toBe('Total général');
    expect((await readRows(await written('zh'))).at(-1)?.[0]).toBe('合计');
  });

  it('the workbook shows days and amounts by number formats', async () => {
    const { styles } = await readParts(await written());
    expect(styles).toContain('formatCode="dd/mm/yyyy"');
    expect(styles).toContain('formatCode="#,##0.00##"');
  });

  it('the workbook shows times with 12 or 24 hours, by the user’s setting or the language', async () => {
    const readTimeFormats = async (language: string, hourFormat?: 'language' | '12' | '24') => {
      const user = { dateFormat: 'DD/MM/YYYY', ...(hourFormat && { hourFormat }) } as const;
      const book = workbook({
        name: 'Times',
        columns: [
          { heading: 'Start', value: () => timeCell('13:30', user) },
          { heading: 'Ticked', value: () => dateTimeCell('2026-03-09T13:30', user) },
        ],
        rows: [{}],
      });
      const bytes = new Uint8Array(await book.write(getMessageLocale(language)));
      expect((await readRows(new Response(bytes))).at(1)).toEqual(['0.5625', '46090.5625']);
      const { styles } = await readParts(new Response(bytes));
      return styles.match(/(?<=formatCode=")[^"]*hh:mm[^"]*/g);
    };
    const [twelve, twentyFour] = [
      ['hh:mm AM/PM', 'dd/mm/yyyy hh:mm AM/PM'],
      ['hh:mm', 'dd/mm/yyyy hh:mm'],
    ];
    expect(await readTimeFormats('en')).toEqual(twelve);
    expect(await readTimeFormats('en', '24')).toEqual(twentyFour);
    expect(await readTimeFormats('fr', 'language')).toEqual(twentyFour);
    expect(await readTimeFormats('fr', '12')).toEqual(twelve);
  });

  it('the workbook’s header stays in view and filters the rows but not the total', async () => {
    const { sheet } = await readParts(await written());
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toContain('</sheetData><autoFilter ref="A1:C3"/>');
    expect(sheet.match(/<col [^>]*width="/g)).toHaveLength(3);
  });

  it('the workbook has no total without rows, and runs from right to left in Arabic', async () => {
    expect(await readRows(await written('en', []))).toEqual([['Name', 'Day', 'Price']]);
    expect((await readParts(await written('ar'))).sheet).toContain('rightToLeft="1"');
  });

  it('a workbook of many rows, which is written in parts, has all of them in their order', async () => {
    const many = Array.from({ length: 1230 }, (_, at) => ({
      name: at % 2 === 0 ? ` <Tom & Jerry> ${at % 100}` : 'Laptop\u0000',
      day: '2026-03-09',
      price: at / 8,
    }));
    const found = await readRows(await written('en', many));
    expect(found).toHaveLength(1232);
    expect(found.slice(1, -1)).toEqual(
      many.map(({ name, price }) => [name.replace('\u0000', ''), '46090', String(price)]),
    );
    expect(found.at(-1)).toEqual(['Total', '', String((1229 * 1230) / 16)]);
  });
});
