/** A table as it was read: its first line that says something is its heading. */
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
  const [head, ...rows] = said;
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
  return { lines: papa.parse<string[]>(textOf(bytes), { skipEmptyLines: false }).data };
}

/** As it says itself, else UTF-8, else as Excel saves texts in western Europe. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
