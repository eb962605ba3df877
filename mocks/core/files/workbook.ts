import type { Feature } from 'write-excel-file/universal';
import { createPause } from '../requests/pause.ts';
import type { FileResult } from '../requests/responses.ts';
import type { Message } from '../requests/http-error.ts';
import { formatMessages, type MessageLocale } from '../requests/message-locale.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A number with a spreadsheet format, e.g. a day as `dd/mm/yyyy`. */
export interface SheetCell {
  value: number;
  format: string;
}

/** A number whose format depends on the reader's language, e.g. a time of day. */
export interface LocalCell {
  value: number;
  formatIn(language: string): string;
}

/** A column of a sheet: its heading, as text or by key, and its value for a row. */
export interface SheetColumn<Row> {
  heading: string | Message;
  /** In characters; by default, the longest of its cells decides. */
  width?: number;
  value(row: Row): SheetValue | LocalCell | Message;
  /** Whether its numbers are summed below the rows. */
  isSummed?: boolean;
}

export type SheetValue = string | number | SheetCell | null;

interface Workbook<Row> {
  /** File name without the extension. */
  name: string;
  /** Name of the sheet, if the file name is longer than Excel allows. */
  sheet?: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  /** Rows that sum those above them. */
  isBold?: (row: Row) => boolean;
  /** Totals that differ from the columns' sums, by column; replaces `isSummed`. */
  total?: readonly SheetValue[];
  /** Label of the total row, if it is not the sum of the rows above. */
  totalLabel?: Message;
}

/**
 * An Excel workbook with one sheet: a bold, frozen header with filters, and a labeled row of
 * totals. The library is loaded on first use.
 */
export function workbook<Row>(book: Workbook<Row>): FileResult<typeof xlsxType> {
  return {
    name: `${book.name}.xlsx`,
    type: xlsxType,
    write: async (locale) => {
      const { columnName, writeWorkbook } = await import('./workbook-file.ts');
      const pause = createPause();
      const head = await Promise.all(
        book.columns.map(async ({ heading }) =>
          typeof heading === 'string'
            ? heading
            : (await formatMessages([heading], locale)).join(''),
        ),
      );
      const rows: SheetValue[][] = [];
      for (const row of book.rows) {
        const cells: SheetValue[] = [];
        for (const column of book.columns) {
          const cell = translate(column.value(row), locale);
          cells.push(cell instanceof Promise ? await cell : cell);
        }
        rows.push(cells);
        await pause();
      }
      const total = await labelled(book, book.total ?? sumColumns(book.columns, rows), locale);
      const { isBold } = book;
      const body = isBold
        ? rows.map((row, at) => {
            const record = book.rows[at];
            return record !== undefined && isBold(record) ? row.map(bold) : row;
          })
        : rows;
      const lines = [head.map(bold), ...body, ...(total ? [total.map(bold)] : [])];
      const columns: { width: number }[] = [];
      for (const [at, { width }] of book.columns.entries()) {
        columns.push({ width: width ?? measureWidth([head, ...rows], at) });
        await pause();
      }
      const sheet = {
        sheet: sheetName(book.sheet ?? book.name),
        columns,
        stickyRowsCount: 1,
        rightToLeft: locale.language === 'ar',
      };
      const features = [filteredHeader(`A1:${columnName(head.length)}${rows.length + 1}`)];
      return writeWorkbook(lines, sheet, features);
    },
  };
}

/** Returns a plain value unchanged; translates a message or a format to the reader's language. */
function translate(
  value: SheetValue | LocalCell | Message,
  locale: MessageLocale,
): SheetValue | Promise<SheetValue> {
  if (typeof value !== 'object' || value === null) return value;
  if ('formatIn' in value) return { value: value.value, format: value.formatIn(locale.language) };
  if ('value' in value) return value;
  return formatMessages([value], locale).then((texts) => texts.join(''));
}

/**
 * The sum of each summed column, in the format of its cells; undefined when no column is summed.
 */
function sumColumns<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly (readonly SheetValue[])[],
): SheetValue[] | undefined {
  if (rows.length === 0 || !columns.some(({ isSummed }) => isSummed)) return undefined;
  return columns.map(({ isSummed }, at) => {
    if (!isSummed) return null;
    const cells = rows.map((row) => row[at] ?? null);
    // Prices have up to four decimals: rounding removes binary fraction errors from the sum.
    const value = Number(cells.reduce((sum: number, cell) => sum + numberIn(cell), 0).toFixed(4));
    const format = cells.map((cell) => (isFormatted(cell) ? cell.format : null)).find(Boolean);
    return format ? { value, format } : value;
  });
}

/** Puts the label of a row of totals in its first column, if that has no sum. */
async function labelled(
  { totalLabel = { key: 'sheetTotal' } }: Pick<Workbook<never>, 'totalLabel'>,
  total: readonly SheetValue[] | undefined,
  locale: MessageLocale,
): Promise<readonly SheetValue[] | undefined> {
  if (!total || total[0] !== null) return total;
  return [(await formatMessages([totalLabel], locale)).join(''), ...total.slice(1)];
}

const isFormatted = (value: SheetValue): value is SheetCell =>
  typeof value === 'object' && value !== null;

function numberIn(value: SheetValue): number {
  if (isFormatted(value)) return value.value;
  return typeof value === 'number' ? value : 0;
}

function bold(value: SheetValue) {
  if (value === null) return null;
  return { ...(isFormatted(value) ? value : { value }), fontWeight: 'bold' as const };
}

/** As wide as the longest text, within limits that are readable on a screen. */
function measureWidth(lines: readonly (readonly SheetValue[])[], at: number): number {
  const longest = lines.reduce<number>((limit, line) => {
    const cell = line[at] ?? null;
    const length = isFormatted(cell) ? cell.format.length : String(cell ?? '').length;
    return Math.max(limit, length);
  }, 0);
  // The header's filter button covers some letters.
  return Math.min(48, Math.max(10, longest + 3));
}

/** The header filters the rows below it, but not the total row. */
const filteredHeader = (range: string): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) => xml.replace('</sheetData>', `</sheetData><autoFilter ref="${range}"/>`),
      },
    },
  },
});

/** Excel allows up to 31 characters and none of these. */
const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
