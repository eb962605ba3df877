import { saveFile } from '../save-file.ts';
import type { GridColumn } from './grid.ts';

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\u{FEFF}';

/** Where a spreadsheet sees the beginning of a formula; full-width signs are taken for these. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/u;
/** A negative amount is no formula. */
const negativeNumber = /^-\d+(?:\.\d+)?$/;

/**
 * Rows as comma-separated values (RFC 4180), the columns' heads first. A text that a spreadsheet
 * would run as a formula gets an apostrophe before it: other people's words end up in these files.
 */
export function csvOf<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  const lines = [
    exported.map(({ header }) => header),
    ...rows.map((row) => exported.map(({ csv }) => csv(row))),
  ];
  return byteOrderMark + lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  const isHarmless = !formulaStart.test(text) || negativeNumber.test(text);
  const safe = isHarmless ? text : `'${text}`;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Hands a text over to the browser as a file of this name. */
export const downloadCsv = (name: string, csv: string): void =>
  saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
