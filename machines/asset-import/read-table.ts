import {
  detectEncoding,
  detectSeparator,
  findHeader,
  isTotalRow,
  namedSeparator,
  searchedLines,
  separators,
  type Encoding,
  type Separator,
} from './detect-table.ts';

/**
 * A table read from a file: its header is the line with the most known headings, else the first.
 */
export interface Table {
  name: string;
  headings: readonly string[];
  rows: readonly TableRow[];
  layout: Layout;
  /** The first lines of the file, one of which can be the header. */
  start: readonly TableRow[];
}

/** How a file was read: detected, or selected by hand. */
export interface Layout {
  /** Null for a workbook. */
  encoding: Encoding | null;
  /** Null for a workbook, or if it is not one of the separators that can be selected. */
  separator: Separator | null;
  /** The line number of the headings, from 1; 0 if the file has none. */
  header: number;
}

export interface TableRow {
  /** Line number in the file, from 1. */
  line: number;
  cells: readonly string[];
  /** Columns whose cells are numbers in a workbook and so are never ambiguous. */
  numeric?: readonly number[];
  /** The displayed text of numbers that a workbook pads or marks, by column. */
  shown?: Readonly<Record<number, string>>;
}

/**
 * Reads a workbook's first sheet or a text file; `selected` overrides detection. Loads the parser
 * for the file type on first use. Rejects any other file.
 */
export async function readTable(file: File, selected: Partial<Layout> = {}): Promise<Table> {
  const bytes = await file.arrayBuffer();
  const isBook = new Uint8Array(bytes.slice(0, 2)).every((byte, at) => byte === [0x50, 0x4b][at]);
  const isSheet = isBook && bytes.byteLength > 2;
  const read = isSheet ? await readBook(bytes) : await readText(bytes, selected);
  const filled = read.rows
    .map((row) => ({ ...row, cells: row.cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const found = filled[findHeader(filled.map(({ cells }) => cells))]?.line ?? 0;
  const header = selected.header ?? found;
  const head = filled.find(({ line }) => line === header);
  const rows = filled.filter(({ line }) => line > header);
  if (isTotalRow(rows.at(-1)?.cells ?? [])) rows.pop();
  return {
    name: file.name,
    headings: head?.cells ?? Array.from(getWidest(rows), () => ''),
    rows,
    layout: { encoding: read.encoding, separator: read.separator, header: head?.line ?? 0 },
    start: filled.slice(0, searchedLines),
  };
}

/** Without a header the columns have no names, so each cell of the longest row gets a column. */
const getWidest = (rows: readonly TableRow[]) => ({
  length: Math.max(0, ...rows.slice(0, searchedLines).map(({ cells }) => cells.length)),
});

interface Read extends Pick<Layout, 'encoding' | 'separator'> {
  rows: TableRow[];
}

async function readBook(bytes: ArrayBuffer): Promise<Read> {
  const [{ readSheet }, { readShownNumbers }] = await Promise.all([
    import('read-excel-file/universal'),
    import('./shown-numbers.ts'),
  ]);
  const sheet: readonly (readonly unknown[])[] = await readSheet(bytes);
  const shown = readShownNumbers(bytes);
  const rows = sheet.map((row, at) => ({
    line: at + 1,
    cells: row.map(cellText),
    numeric: row.flatMap((value, column) => (typeof value === 'number' ? [column] : [])),
    shown: shown.get(at + 1) ?? {},
  }));
  return { rows, encoding: null, separator: null };
}

/** A day in a sheet has no time zone, so it must not shift with the device's zone. */
function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
}

async function readText(bytes: ArrayBuffer, selected: Partial<Layout>): Promise<Read> {
  const { default: papa } = await import('papaparse');
  const encoding = selected.encoding ?? detectEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const named = namedSeparator(text);
  const delimiter = selected.separator ?? named ?? detectSeparator(text) ?? '';
  const { data, meta } = papa.parse<string[]>(text, { skipEmptyLines: false, delimiter });
  // The line that names the separator becomes an empty line, so that line numbers stay correct.
  const lines = named === null ? data : [[], ...data.slice(1)];
  return {
    rows: lines.map((cells, at) => ({ line: at + 1, cells })),
    encoding,
    separator: separators.find((each) => each === meta.delimiter) ?? null,
  };
}
