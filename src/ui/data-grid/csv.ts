import { writeCsv } from '../text/csv-text.ts';
import { saveFile } from '../text/save-file.ts';
import type { GridColumn } from './grid.ts';

/** Rows as comma-separated values, with the column headers first. */
export function toCsv<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  return writeCsv([
    exported.map(({ header }) => header),
    ...rows.map((row) => exported.map(({ csv }) => csv(row))),
  ]);
}

/** Lets the browser save a text as a file with this name. */
export const downloadCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
