import { matchedColumns, type Columns } from './import-fields.ts';
import type { CellError } from './import-lines.ts';
import type { Table } from './read-table.ts';

const headings = [
  'Asset Code',
  'Asset Type',
  'Vendor',
  'Invoice Number',
  'Date of Purchase',
  'Price',
  'No. of Years',
];

const row = (line: number, code: string, type: string, price: string) => ({
  line,
  cells: [code, type, 'Cobalt Hardware', 'INV-7', '02/02/2026', price, '2'],
});

/** Two lines of a file; the second is invalid. */
export const exampleTable: Table = {
  name: 'laptops.csv',
  headings,
  rows: [row(2, 'IMP-1', 'Laptop', '98500.50'), row(3, 'IMP-2', 'Boat', 'ten')],
  layout: { encoding: 'utf-8', separator: ';', header: 1 },
  start: [{ line: 1, cells: headings }, row(2, 'IMP-1', 'Laptop', '98500.50')],
};

export const exampleColumns: Columns = matchedColumns(headings);

export const exampleErrors: readonly CellError[] = [
  { at: 1, field: 'assetType', message: 'This asset type was not found.' },
  { at: 1, field: 'price', message: 'Field allows numbers only' },
];

/** A file with the content of this table. */
export const exampleFile = (): File =>
  new File(
    [
      [headings, ...exampleTable.rows.map(({ cells }) => cells)]
        .map((each) => each.join(';'))
        .join('\r\n'),
    ],
    exampleTable.name,
  );
