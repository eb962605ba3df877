import type { FileAnswer } from './answers.ts';
import type { Message } from './refusal.ts';
import { sayAll } from './speech.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A column of a sheet: its heading, as it is or by key, and a row's value in it. */
export interface SheetColumn<Row> {
  heading: string | Message;
  value(row: Row): string | number | null;
}

interface Workbook<Row> {
  /** File name without the extension. */
  name: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
}

/** An Excel workbook of one sheet, with a bold head. The library is loaded when it is written. */
export function workbook<Row>(book: Workbook<Row>): FileAnswer<typeof xlsxType> {
  return {
    name: `${book.name}.xlsx`,
    type: xlsxType,
    write: async (speech) => {
      const { default: writeXlsxFile } = await import('write-excel-file/universal');
      const head = await Promise.all(
        book.columns.map(async ({ heading }) => ({
          value: typeof heading === 'string' ? heading : (await sayAll([heading], speech)).join(''),
          fontWeight: 'bold' as const,
        })),
      );
      const rows = book.rows.map((row) => book.columns.map((column) => cell(column.value(row))));
      const blob = await writeXlsxFile([head, ...rows], { sheet: sheetName(book.name) }).toBlob();
      return new Uint8Array(await blob.arrayBuffer());
    },
  };
}

/** Text that a spreadsheet would take for a formula is kept a text. */
function cell(value: string | number | null) {
  if (typeof value !== 'string') return value;
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** Excel takes 31 characters and none of these. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
