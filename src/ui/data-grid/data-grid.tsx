import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { cx } from '../text/cx.ts';
import { Unavailable } from '../display/notices/unavailable.tsx';
import {
  isHideable,
  type GridColumn,
  type GridExport,
  type GridGrouping,
  type GridPicking,
  type GridSearch,
  type GridTarget,
  type GridTexts,
} from './grid.ts';
import { GridEmpty } from './grid-empty.tsx';
import { GridPager } from './grid-pager.tsx';
import { GridTable } from './grid-table.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { pageKeys } from './page-keys.ts';
import { ReloadFailed } from './reload-failed.tsx';
import { countPages, withoutFilters } from './search.ts';
import styles from './data-grid.module.css';

const none: readonly string[] = [];

export interface DataGridProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** The first column names the row. */
  columns: readonly GridColumn<Row>[];
  /** One page of rows; null before the first response. */
  rows: readonly Row[] | null;
  /** The number of records on all pages. */
  total: number;
  /** The requested search. */
  search: GridSearch;
  /** The search of the shown rows, if another one has been requested since. */
  shownSearch?: GridSearch | undefined;
  onSearch: (search: GridSearch) => void;
  status: 'loading' | 'shown' | 'failed';
  /** The cause of the failure in a sentence, if known. */
  reason?: string | undefined;
  onRetry: () => void;
  texts: GridTexts;
  /** Ids of hidden columns; without `onHiddenColumns` there is no column menu. */
  hiddenColumns?: readonly string[];
  onHiddenColumns?: (hidden: readonly string[]) => void;
  /** Small quiet buttons of a row, with the row in their names. Shown on hover and focus. */
  renderActions?: (row: Row) => ReactNode;
  /** The Delete key was pressed on a link or button of a row; the caller asks for confirmation. */
  onDeleteKey?: (row: Row) => void;
  /** If set, each row has a checkbox. */
  picking?: GridPicking<Row> | undefined;
  target?: GridTarget | undefined;
  grouping?: GridGrouping<Row> | undefined;
  /** Content at the start of the toolbar, e.g. a search or a button for a new record. */
  toolbar?: ReactNode;
  /** All matching records, if the caller has them: the export uses these instead of the page. */
  allRows?: readonly Row[] | undefined;
  /**
   * If the caller has only one page, it loads the other pages for the export and creates the file
   * itself.
   */
  exporting?: GridExport | undefined;
  /** Name of the exported file; without it there is no export. */
  exportName?: string;
  /** Shown if there are no records yet; 'No records found.' by default. */
  emptyText?: string | undefined;
  /** Shown if no record matches the filters; 'No results found.' by default. */
  filteredText?: string | undefined;
  /** The action to offer if there are no records yet. */
  emptyAction?: ReactNode;
  className?: string;
}

/**
 * One page of a remote list: it shows the given rows and reports the requested search; the caller
 * loads. While a page loads, the previous rows stay. On small screens, rows become cards.
 *
 * Keyboard: Tab moves between controls; the actions of a row are one stop, within which the left
 * and right arrows move. On a link or button of a row, the up and down arrows move to the same
 * control of the previous or next row, and Delete calls `onDeleteKey`; menus and text fields keep
 * their own keys. If rows can be selected, Space on a link of a row selects it, Shift with an up or
 * down arrow extends the selection, and Escape clears it. On the table itself, the arrows scroll
 * it. Alt+PageUp and Alt+PageDown change the page from anywhere inside. Source: SHELL-041 and 9.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { rows, total, search, shownSearch = search, status, onSearch, texts, className } = props;
  const filtersId = useId();
  const [hasFilters, setHasFilters] = useState(search.columnFilters.length > 0);
  const { columns: all, hiddenColumns: hidden = none } = props;
  const columns = useMemo(
    () => all.filter((column, index) => !isHideable(column, index) || !hidden.includes(column.id)),
    [all, hidden],
  );
  const pages = countPages(total, search.pageSize);
  const isUnavailable = status === 'failed' && rows === null;

  // A button that disappears when it is pressed passes its focus to the table.
  const root = useRef<HTMLDivElement>(null);
  const toTable = () => root.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
  const onFiltersRemoved = (next: GridSearch) => {
    onSearch(next);
    toTable();
  };

  return (
    <div ref={root} className={cx(styles.grid, className)} {...pageKeys(search, pages, onSearch)}>
      <GridToolbar
        {...props}
        hidden={hidden}
        visible={columns}
        filtersId={filtersId}
        hasFilters={hasFilters}
        onFilters={setHasFilters}
        onFiltersRemoved={onFiltersRemoved}
      />
      {status === 'failed' && rows && (
        <ReloadFailed
          texts={texts}
          reason={props.reason}
          onRetry={() => {
            props.onRetry();
            toTable();
          }}
        />
      )}
      {isUnavailable ? (
        <Unavailable
          title={texts.failed}
          reason={props.reason}
          retryLabel={texts.retry}
          onRetry={props.onRetry}
        >
          {texts.failedText}
        </Unavailable>
      ) : (
        <GridTable {...props} columns={columns} filtersId={filtersId} hasFilters={hasFilters} />
      )}
      <div role="status">
        {rows?.length === 0 && (
          <GridEmpty
            texts={texts}
            isFiltered={shownSearch.columnFilters.length > 0}
            filteredText={props.filteredText}
            onClear={() => onFiltersRemoved(withoutFilters(search))}
            action={props.emptyAction}
          >
            {props.emptyText}
          </GridEmpty>
        )}
      </div>
      {!isUnavailable && (
        <GridPager
          count={rows?.length ?? null}
          columns={props.columns}
          total={total}
          search={search}
          shownSearch={shownSearch}
          onSearch={onSearch}
          texts={texts}
        />
      )}
    </div>
  );
}
