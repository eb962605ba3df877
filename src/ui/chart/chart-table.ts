/** The numbers of a chart, as a table and as a file. */
import type { ReactNode } from 'react';
import { writeCsv } from '../text/csv-text.ts';

/** A formatted figure with its number. */
export interface ChartFigureCell {
  text: string;
  value: number;
  /** The same text as a link to its details. */
  linked?: ReactNode;
}

export interface ChartTable {
  /** The first column names the rows; all others contain figures. */
  columns: readonly string[];
  rows: readonly { id: string; name: string; figures: readonly ChartFigureCell[] }[];
}

/** The table as comma-separated values, with figures as plain numbers. */
export const toCsv = ({ columns, rows }: ChartTable): string =>
  writeCsv([
    columns,
    ...rows.map(({ name, figures }) => [name, ...figures.map(({ value }) => value)]),
  ]);
