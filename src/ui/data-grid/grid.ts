import type { ReactNode } from 'react';

/** The page sizes that a user can select. Source: SHELL-043. */
export const pageSizes = [10, 20, 30, 40, 50] as const;
export type PageSize = (typeof pageSizes)[number];

/** A column's order; a third press on its header restores the list's default order. */
export interface GridSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The search data of a remote grid. Source: API-044. */
export interface GridSearch {
  /** Starts at 1. */
  page: number;
  pageSize: PageSize;
  sort: GridSort | null;
  columnFilters: readonly { name: string; value: string }[];
}

/** An option of a column's filter. */
export interface FilterOption {
  value: string;
  label: string;
}

export interface GridColumn<Row> {
  /** The field's name for sorting and filtering. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** `text` filters by a typed part of the value; with options, one is selected. */
  filter?: 'text' | readonly FilterOption[];
  align?: 'start' | 'end';
  /** False for a column that is always shown. */
  isHideable?: boolean;
  /** Long text: two lines are shown; the full text is shown on hover or on a narrow screen. */
  isLong?: boolean;
  /** The cell as text, for the export and for long text. Without it the column is not exported. */
  csv?: (row: Row) => string | number;
}

/** The selection of rows for bulk actions, across pages. */
export interface GridPicking<Row> {
  isSelected: (row: Row) => boolean;
  /** Why a row can't be selected; null if it can. By default all can. */
  getBlock?: ((row: Row) => string | null) | undefined;
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  /** Clears the selection: Escape on a row. */
  onClear: () => void;
  /** The label of a row's checkbox. */
  getLabel: (row: Row) => string;
  /** The label of the header's checkbox, which selects all shown rows. */
  allLabel: string;
}

/** Rows in groups, each under a row with its name, which folds them. */
export interface GridGrouping<Row> {
  /** Rows of one group follow each other. */
  getGroupId: (row: Row) => string;
  /** The name of a group, and what is shown after it. */
  describe: (groupId: string) => { name: string; summary: string };
  folded: ReadonlySet<string>;
  onFold: (groupId: string, isFolded: boolean) => void;
}

/** The row that the user navigates to: its first link or button gets the focus, once. */
export interface GridTarget {
  /** Index on the page, from 0. */
  index: number;
  onReached: () => void;
}

/** Whether a user may hide a column; the first one names the rows, so it stays. */
export const isHideable = (column: { isHideable?: boolean }, index: number): boolean =>
  index > 0 && column.isHideable !== false;

/** The export of a list whose other pages must be loaded first. */
export interface GridExport {
  isPending: boolean;
  onExport: () => void;
}

/** All texts of the grid, in the language of the page. */
export interface GridTexts {
  loading: string;
  /** 'Showing X - Y of N records'. */
  showing: (range: { from: number; to: number; total: number }) => string;
  /** Announced after a change of the order. */
  sorted: (column: string, direction: GridSort['direction']) => string;
  /** Shown before the column headers when rows are cards. */
  sortBy: string;
  noResults: string;
  noRecords: string;
  /** 'Filters', or their number. */
  filters: (count: number) => string;
  clearFilters: string;
  filterBy: (column: string) => string;
  /** Announced before the column and the value. */
  removeFilter: string;
  /** The filter option that matches everything. */
  any: string;
  columns: string;
  exportCsv: string;
  /** The number of records in the file: all that match. */
  exportsAll: (count: number) => string;
  actions: string;
  failed: string;
  /** Suggests what to do when nothing could be loaded. */
  failedText: string;
  /** Shown when a reload failed and the previous rows stay. */
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
