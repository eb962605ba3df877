import {
  decodeText,
  detectSeparator,
  findHeader,
  isTotalRow,
  namedSeparator,
} from './detect-table.ts';

/** A table as it was read: the line with the most known headings is its header, else the first. */
export interface Table {
  name: string;
  headings: readonly string[];
  rows: readonly TableRow[];
}

export interface TableRow {
  /** Where it stands in its file, from 1. */
  line: number;
  cells: readonly string[];
  /** Columns whose cells are numbers in a workbook: only one reading is possible. */
  numeric?: readonly number[];
}

/** Reads a workbook's first sheet, or a text of lines. The library of its kind is loaded now. Rejects what is neither. */
export async function readTable(file: File): Promise<Table> {
  const bytes = await file.arrayBuffer();
  const isBook = new Uint8Array(bytes.slice(0, 2)).every((byte, at) => byte === [0x50, 0x4b][at]);
  const read = isBook && bytes.byteLength > 2 ? await sheetOf(bytes) : await linesOf(bytes);
  const said = read.lines
    .map((cells, at) => ({
      line: at + 1,
      cells: cells.map((cell) => cell.trim()),
      ...(read.numeric && { numeric: read.numeric[at] ?? [] }),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = said.slice(findHeader(said.map(({ cells }) => cells)));
  if (isTotalRow(rows.at(-1)?.cells ?? [])) rows.pop();
  return {
    name: file.name,
    headings: head?.cells ?? [],
    rows,
  };
}

interface Read {
  lines: string[][];
  numeric?: number[][];
}

async function sheetOf(bytes: ArrayBuffer): Promise<Read> {
  const { readSheet } = await import('read-excel-file/universal');
  const sheet: readonly (readonly unknown[])[] = await readSheet(bytes);
  const numeric = sheet.map((row) =>
    row.flatMap((value, at) => (typeof value === 'number' ? [at] : [])),
  );
  return { lines: sheet.map((row) => row.map(cellText)), numeric };
}

/** A day of a sheet is one, in whatever zone it is read. */
function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
}

async function linesOf(bytes: ArrayBuffer): Promise<Read> {
  const { default: papa } = await import('papaparse');
  const text = decodeText(bytes);
  const named = namedSeparator(text);
  const delimiter = named ?? detectSeparator(text) ?? '';
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: false, delimiter });
  // The line that names the separator keeps its number, and holds nothing.
  return { lines: named === null ? data : [[], ...data.slice(1)] };
}
