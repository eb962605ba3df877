import type { FileAnswer } from './answers.ts';
import type { Message } from './refusal.ts';
import { sayAll } from './speech.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A number that a spreadsheet shows by a format, such as a day as `dd/mm/yyyy`. */
export interface SheetCell {
  value: number;
  format: string;
}

/** A column of a sheet: its heading, as it is or by key, and a row's value in it. */
export interface SheetColumn<Row> {
  heading: string | Message;
  /** In characters. */
  width?: number;
  value(row: Row): SheetValue;
}

type SheetValue = string | number | SheetCell | null;

interface Workbook<Row> {
  /** File name without the extension. */
  name: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  /** What all of them come to, below them in bold. */
  total?: readonly SheetValue[];
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
      const total = book.total && [book.total.map((value) => bold(cell(value)))];
      const columns = book.columns.map(({ width }) => (width === undefined ? {} : { width }));
      const sheet = { sheet: sheetName(book.name), columns };
      const blob = await writeXlsxFile([head, ...rows, ...(total ?? [])], sheet).toBlob();
      return new Uint8Array(await blob.arrayBuffer());
    },
  };
}

/** Text that a spreadsheet would take for a formula is kept a text. */
function cell(value: SheetValue) {
  if (typeof value !== 'string') return value;
  return /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

const bold = (value: SheetValue) =>
  typeof value === 'object' && value !== null ? { ...value, fontWeight: 'bold' as const } : value;

/** Excel takes 31 characters and none of these. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
