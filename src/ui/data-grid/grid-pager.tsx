import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../controls/button-class.ts';
import { cx } from '../text/cx.ts';
import field from '../fields/field.module.css';
import { pageSizes, type GridColumn, type GridSearch, type GridTexts } from './grid.ts';
import { PageField } from './page-field.tsx';
import { countPages, getRowRange, sized } from './search.ts';
import styles from './grid-pager.module.css';

interface GridPagerProps {
  /** Rows on the page; null before the first response. */
  count: number | null;
  columns: readonly Pick<GridColumn<never>, 'id' | 'header'>[];
  total: number;
  search: GridSearch;
  shownSearch: GridSearch;
  onSearch: (search: GridSearch) => void;
  texts: GridTexts;
}

/** Shows the range of rows and the total, and navigates to other pages. */
export function GridPager(props: GridPagerProps) {
  const { count, total, search, onSearch, texts } = props;
  // Before the first response, the requested page is the last known one.
  const pages = count === null ? search.page : countPages(total, search.pageSize);
  const go = (page: number) => onSearch({ ...search, page });
  const isFirst = search.page <= 1;
  const isLast = count === null || search.page >= pages;
  return (
    <div className={styles.pager}>
      <Range {...props} />
      <PageSize search={search} onSearch={onSearch} texts={texts} />
      <nav aria-label={texts.pages} className={styles.pages}>
        <Turn label={texts.first} isDisabled={isFirst} onTurn={() => go(1)}>
          <ChevronFirst aria-hidden="true" className="flip-rtl" />
        </Turn>
        <Turn
          label={texts.previous}
          keys="Alt+PageUp"
          isDisabled={isFirst}
          onTurn={() => go(search.page - 1)}
        >
          <ChevronLeft aria-hidden="true" className="flip-rtl" />
        </Turn>
        <PageField page={search.page} pages={pages} texts={texts} onPage={go} />
        <Turn
          label={texts.next}
          keys="Alt+PageDown"
          isDisabled={isLast}
          onTurn={() => go(search.page + 1)}
        >
          <ChevronRight aria-hidden="true" className="flip-rtl" />
        </Turn>
        <Turn label={texts.last} isDisabled={isLast} onTurn={() => go(pages)}>
          <ChevronLast aria-hidden="true" className="flip-rtl" />
        </Turn>
      </nav>
    </div>
  );
}

/** A native select: it needs no loading, and five numbers need no more. */
function PageSize({
  search,
  onSearch,
  texts,
}: Pick<GridPagerProps, 'search' | 'onSearch' | 'texts'>) {
  return (
    <span className={styles.size}>
      <select
        aria-label={texts.rowsPerPage}
        className={cx(field.control, styles.sizes)}
        value={search.pageSize}
        onChange={({ target }) => {
          const size = pageSizes.find((one) => String(one) === target.value);
          if (size) onSearch(sized(search, size));
        }}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {texts.perPage(size)}
          </option>
        ))}
      </select>
      <ChevronsUpDown aria-hidden="true" />
    </span>
  );
}

/** Announced after each change: the range of rows and their order. */
function Range({ count, columns, total, shownSearch, texts }: GridPagerProps) {
  const sortColumn = columns.find(({ id }) => id === shownSearch.sort?.column);
  return (
    <p role="status" className={styles.range}>
      {count !== null && count > 0 && (
        <>
          {texts.showing({ ...getRowRange(shownSearch, count), total })}
          {sortColumn && shownSearch.sort && (
            <span className="visually-hidden">
              {' '}
              {texts.sorted(sortColumn.header, shownSearch.sort.direction)}
            </span>
          )}
        </>
      )}
    </p>
  );
}

interface TurnProps {
  label: string;
  keys?: string;
  isDisabled: boolean;
  onTurn: () => void;
  children: ReactNode;
}

/** A page button. At a bound it is unavailable, but keeps the focus. */
function Turn({ label, keys, isDisabled, onTurn, children }: TurnProps) {
  return (
    <button
      type="button"
      className={buttonClass('quiet', 'small', { iconOnly: true })}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onTurn}
    >
      {children}
    </button>
  );
}
