/** The numbers behind a picture, as a table and as a file. */
import type { ReactNode } from 'react';

/** A figure as it is read, beside the number that it stands for. */
export interface ChartFigureCell {
  text: string;
  value: number;
  /** The same text as a way to what is behind it. */
  linked?: ReactNode;
}

export interface ChartTable {
  /** The first column names the rows; all others hold figures. */
  columns: readonly string[];
  rows: readonly { id: string; name: string; figures: readonly ChartFigureCell[] }[];
}

/** Spreadsheets take UTF-8 for what it is only behind this mark. */
const byteOrderMark = '\u{FEFF}';

/**
 * The table as comma-separated values (RFC 4180), figures as plain numbers. A name that a
 * spreadsheet would take for a formula is led by an apostrophe.
 */
export function csvOf({ columns, rows }: ChartTable): string {
  const lines = [
    columns.map(cellOf),
    ...rows.map(({ name, figures }) => [
      cellOf(name),
      ...figures.map(({ value }) => String(value)),
    ]),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cellOf(words: string): string {
  const harmless = /^[=+\-@\t\r]/.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
