import { writeCsv } from '../csv-text.ts';
import { saveFile } from '../save-file.ts';
import type { GridColumn } from './grid.ts';

/** Rows as comma-separated values, the columns' headers first. */
export function toCsv<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  return writeCsv([
    exported.map(({ header }) => header),
    ...rows.map((row) => exported.map(({ csv }) => csv(row))),
  ]);
}

/** Hands a text over to the browser as a file of this name. */
export const downloadCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
