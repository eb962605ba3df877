import { readTable, type TableRow } from '../asset-import/read-table.ts';

/** A line of the file: its cells, and its text as in the file. */
export interface ZipLine {
  /** Line number in the file, from 1. */
  line: number;
  zip: string;
  city: string;
  stateCode: string;
  stateName: string;
  text: string;
}

export interface ZipTable {
  name: string;
  lines: readonly ZipLine[];
}

/** Why a file is not read. */
export type ZipTrouble = 'empty' | 'noColumns' | 'tooLarge' | 'tooMany' | 'unreadable';

/** In bytes, as the server accepts. */
const maxSize = 8_000_000;
/** Maximum number of lines per import, as in the contract. */
export const maxZipLines = 50_000;
/** Maximum length of a cell, as in the contract; a longer one is invalid anyway. */
const maxCell = 1000;

type Field = 'zip' | 'city' | 'stateCode' | 'stateName';
const fields = ['zip', 'city', 'stateCode', 'stateName'] as const satisfies readonly Field[];
type Columns = Readonly<Record<Field, number>>;

/** Headings in lower case, of this app and of the usual sources of zip codes. */
const headings: Readonly<Record<Field, readonly string[]>> = {
  zip: [
    'zip',
    'zip code',
    'zipcode',
    'postal code',
    'postcode',
    'code postal',
    'código postal',
    '邮政编码',
    'الرمز البريدي',
  ],
  city: [
    'city',
    'primary city',
    'place',
    'place name',
    'town',
    'ville',
    'ciudad',
    '城市',
    'المدينة',
  ],
  stateCode: [
    'state code',
    'state id',
    'state abbreviation',
    'state',
    'st',
    'code de l’état',
    'código del estado',
    '州代码',
    'رمز الولاية',
  ],
  stateName: ['state name', 'état', 'estado', '州', 'الولاية'],
};

const normalize = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** The column of each field by a line of headings, -1 for none; null if the line has no headings. */
function findColumns(cells: readonly string[]): Columns | null {
  const names = cells.map(normalize);
  const find = (field: Field) => names.findIndex((name) => headings[field].includes(name));
  const columns = {
    zip: find('zip'),
    city: find('city'),
    stateCode: find('stateCode'),
    stateName: find('stateName'),
  };
  const hasState = columns.stateCode >= 0 || columns.stateName >= 0;
  return columns.zip >= 0 && columns.city >= 0 && hasState ? columns : null;
}

/** A file without headings has the columns of the list, in their order. */
const inOrder: Columns = { zip: 0, city: 1, stateCode: 2, stateName: 3 };

const isHeadless = ({ cells }: TableRow): boolean =>
  /^\d{3,5}$/.test(cells[0] ?? '') && cells.length >= 3;

/** Reads the lines of a table of zip codes, or says why it is not one. */
export async function readZipTable(file: File): Promise<ZipTable | ZipTrouble> {
  if (file.size > maxSize) return 'tooLarge';
  const { rows } = await readTable(file, { header: 0 });
  const [first] = rows;
  if (!first) return 'empty';
  const header = rows.slice(0, 20).findIndex(({ cells }) => findColumns(cells) !== null);
  const head = rows[header];
  const columns = head ? findColumns(head.cells) : isHeadless(first) ? inOrder : null;
  if (columns === null) return 'noColumns';
  const lines = rows.slice(header + 1).map((row) => toLine(row, columns));
  if (lines.length === 0) return 'empty';
  return lines.length > maxZipLines ? 'tooMany' : { name: file.name, lines };
}

function toLine({ line, cells }: TableRow, columns: Columns): ZipLine {
  const [zip = '', city = '', stateCode = '', stateName = ''] = fields.map((field) =>
    (cells[columns[field]] ?? '').slice(0, maxCell),
  );
  return { line, zip, city, stateCode, stateName, text: cells.join(',') };
}
