/** The numbers behind a picture, as a table and as a file. */
import type { ReactNode } from 'react';
import { writeCsv } from '../csv-text.ts';

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

/** The table as comma-separated values, figures as plain numbers. */
export const toCsv = ({ columns, rows }: ChartTable): string =>
  writeCsv([
    columns,
    ...rows.map(({ name, figures }) => [name, ...figures.map(({ value }) => value)]),
  ]);
