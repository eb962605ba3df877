import type { ReactNode } from 'react';

/** Records on one page, as a person may choose. Source: SHELL-043. */
export const pageSizes = [10, 20, 30, 40, 50] as const;
export type PageSize = (typeof pageSizes)[number];

/** A column's order; a third press on its head gives the list's own order back. */
export interface GridSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The search data of a remote grid. Source: API-044. */
export interface GridSearch {
  /** The first is 1. */
  page: number;
  pageSize: PageSize;
  sort: GridSort | null;
  columnFilters: readonly { name: string; value: string }[];
}

/** One of the values that a column can be filtered by. */
export interface FilterOption {
  value: string;
  label: string;
}

export interface GridColumn<Row> {
  /** The field's name, as it is sorted and filtered by. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** `text` is typed and has to be contained; with options one is chosen. */
  filter?: 'text' | readonly FilterOption[];
  align?: 'start' | 'end';
  /** False for a column that is always there. */
  isHideable?: boolean;
  /** Long text: two lines of it are shown, and all of it when pointed at or on a narrow screen. */
  isLong?: boolean;
  /** The cell as text, for the export and for long text. Without it the column is not exported. */
  csv?: (row: Row) => string | number;
}

/** Rows that are chosen to do something with them together, of this page and others. */
export interface GridPicking<Row> {
  isSelected: (row: Row) => boolean;
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  /** Nothing is chosen any more: Escape on a row. */
  onClear: () => void;
  /** Of a row's checkbox. */
  getLabel: (row: Row) => string;
  /** Of the checkbox in the head, which chooses all rows that are shown. */
  allLabel: string;
}

/** The row that the person comes for: its first link or button gets the focus, once. */
export interface GridTarget {
  /** On the page, from 0. */
  index: number;
  onReached: () => void;
}

/** Whether a person may hide a column; the first one names the rows, so it stays. */
export const isHideable = (column: { isHideable?: boolean }, index: number): boolean =>
  index > 0 && column.isHideable !== false;

/** The export of a list whose other pages the server has: they are read first. */
export interface GridExport {
  isPending: boolean;
  onExport: () => void;
}

/** Everything the grid says, in the language of the page. */
export interface GridTexts {
  loading: string;
  /** 'Showing X - Y of N records'. */
  showing: (range: { from: number; to: number; total: number }) => string;
  /** Read out after a change of the order. */
  sorted: (column: string, direction: GridSort['direction']) => string;
  /** Stands before the heads where rows are cards. */
  sortBy: string;
  noResults: string;
  noRecords: string;
  /** 'Filters', or how many there are. */
  filters: (count: number) => string;
  clearFilters: string;
  filterBy: (column: string) => string;
  /** Read out before the column and the value. */
  removeFilter: string;
  /** The choice of a filter that leaves everything in. */
  any: string;
  columns: string;
  exportCsv: string;
  /** How many records the file has: all that match. */
  exportsAll: (count: number) => string;
  actions: string;
  failed: string;
  /** What to do when nothing could be loaded. */
  failedText: string;
  /** What is shown when a reload failed. */
  restoredText: string;
  retry: string;
  pages: string;
  rowsPerPage: string;
  perPage: (size: number) => string;
  first: string;
  previous: string;
  next: string;
  last: string;
  page: string;
  ofPages: (count: number) => string;
}
