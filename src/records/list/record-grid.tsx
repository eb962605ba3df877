import { Search } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { getStatus } from '#machines/lists/list-view.ts';
import {
  matching,
  paginate,
  searchName,
  type RecordFields,
} from '#machines/records/record-page.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import type { GridColumn, GridPicking } from '#ui/data-grid/grid.ts';
import { filteredBy, withoutFilters } from '#ui/data-grid/search.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../records.module.css';
import { useSavedRow } from './use-saved-row.ts';

/** The list state of every list page: the URL and the user's settings. */
export interface ListPageState {
  search: ListSearch;
  onSearch: (search: ListSearch, options?: { replace?: boolean }) => void;
  hiddenColumns: readonly string[];
  onHiddenColumns: (hidden: readonly string[]) => void;
  /** Retries with a new list. */
  onRetry: () => void;
}

export interface RecordGridProps<Row> extends ListPageState {
  actor: ListActor<Row>;
  label: string;
  /** Name of the exported file. */
  exportName: string;
  fields: RecordFields<Row>;
  columns: readonly GridColumn<Row>[];
  /** Omit if the rows have no actions. */
  renderActions?: (row: Row) => ReactNode;
  onDeleteKey?: (row: Row) => void;
  /** For a list with the feature `bulkDeletion`. */
  picking?: GridPicking<Row>;
  emptyText?: string;
  emptyAction?: ReactNode;
}

/** A list that is loaded in full: searched, sorted, filtered and paged without a request. */
export function RecordGrid<Row>(props: RecordGridProps<Row>) {
  const { actor, fields, search, onSearch, onRetry, ...grid } = props;
  const text = useText('records');
  const { rows, status, cause, isFinal } = useLoadState(actor);
  const why = useCauseText();
  const { sort, columnFilters } = search;
  const found = useMemo(
    () => rows && matching(rows, { sort, columnFilters }, fields),
    [rows, sort, columnFilters, fields],
  );
  const page = found && paginate(found, search);
  const texts = useGridTexts();
  const named = fields[grid.columns[0]?.id ?? ''];
  // Cached rows do not contain the saved record yet.
  const isRenewed = status !== 'loading';
  const { target, hiddenName } = useSavedRow({
    rows: isRenewed ? rows : null,
    found: isRenewed ? found : null,
    search,
    onSearch,
    getName: (row) => String(named?.(row) ?? ''),
  });
  const list = (
    <DataGrid
      {...grid}
      rows={page?.rows ?? null}
      allRows={found ?? undefined}
      total={found?.length ?? 0}
      search={{ ...search, page: page?.page ?? search.page }}
      status={status}
      reason={why(cause)}
      onSearch={(next) => onSearch(next)}
      onRetry={() => (isFinal ? onRetry() : actor.send({ type: 'retry' }))}
      texts={texts}
      target={target}
      toolbar={
        <TextFilter
          label={text('search')}
          placeholder={text('search')}
          icon={<Search aria-hidden="true" />}
          value={columnFilters.find(({ name }) => name === searchName)?.value ?? ''}
          onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
        />
      }
    />
  );
  return (
    <>
      <div role="status" className={styles.hiddenName}>
        {hiddenName !== null && (
          <Banner
            action={
              <Button size="small" onPress={() => onSearch(withoutFilters(search))}>
                {texts.clearFilters}
              </Button>
            }
          >
            {isolate(text('savedHidden', { name: hiddenName }))}
          </Banner>
        )}
      </div>
      {list}
    </>
  );
}

/** The load status of a list. */
function useLoadState<Row>(actor: ListActor<Row>) {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const cause = useSelector(actor, ({ context }) => context.cause);
  const status = useSelector(actor, getStatus);
  const isFinal = useSelector(actor, (state) => state.status === 'done');
  return { rows, status, cause, isFinal };
}
