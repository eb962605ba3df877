import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Unavailable } from '../unavailable.tsx';
import {
  isHideable,
  type GridColumn,
  type GridExport,
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
  /** Names the table, as a caption would. */
  label: string;
  /** The first one names the row. */
  columns: readonly GridColumn<Row>[];
  /** One page of them; null before the first answer. */
  rows: readonly Row[] | null;
  /** Records on all pages together. */
  total: number;
  /** What is asked for. */
  search: GridSearch;
  /** What the rows answer, where something else is asked for by now. */
  shownSearch?: GridSearch | undefined;
  onSearch: (search: GridSearch) => void;
  status: 'loading' | 'shown' | 'failed';
  /** Why it has failed, in a sentence, where that is known. */
  reason?: string | undefined;
  onRetry: () => void;
  texts: GridTexts;
  /** Ids of columns that the person has hidden; without `onHiddenColumns` there is no choice. */
  hiddenColumns?: readonly string[];
  onHiddenColumns?: (hidden: readonly string[]) => void;
  /** Small quiet buttons of a row, with the row in their names. Shown on hover and focus. */
  renderActions?: (row: Row) => ReactNode;
  /** The Delete key was pressed on a link or button of a row; asking first is the caller's. */
  onDeleteKey?: (row: Row) => void;
  /** With it, each row has a checkbox before it. */
  picking?: GridPicking<Row> | undefined;
  target?: GridTarget | undefined;
  /** At the start of the bar above, for instance a search or a button for a new record. */
  toolbar?: ReactNode;
  /** Every record that fits, where the caller has them all: the export takes these, not the page. */
  allRows?: readonly Row[] | undefined;
  /** Where the caller has one page of several, the export reads the others; its file is the caller's. */
  exporting?: GridExport | undefined;
  /** Name of the exported file; without it there is no export. */
  exportName?: string;
  /** What is missing where there are no records yet; 'No records found.' without it. */
  emptyText?: string | undefined;
  /** What to do where there are no records yet. */
  emptyAction?: ReactNode;
  className?: string;
}

/**
 * One page of a remote list: it shows what it is given and says what is wished, the caller reads.
 * While a page is read, the rows from before stay where they are. Where there is little room, rows
 * become cards.
 *
 * Keyboard: Tab goes from control to control; the actions of a row are one stop, within which the
 * arrows to the sides go. On a link or button of a row the arrows up and down
 * go to the same one of the previous and the next row, and Delete calls `onDeleteKey`; menus and
 * text fields keep their own keys. Where rows can be chosen, Space on a link of a row chooses it,
 * Shift with an arrow up or down chooses on, and Escape lets go of all. On the table itself the arrows
 * scroll it. Alt+PageUp and Alt+PageDown turn the page from anywhere inside.
 * Source: SHELL-041 and 9.
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

  // A button that is gone with its press hands its focus on to the table.
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
