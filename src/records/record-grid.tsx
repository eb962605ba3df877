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
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import type { GridColumn, GridPicking } from '#ui/data-grid/grid.ts';
import { filteredBy, withoutFilters } from '#ui/data-grid/search.ts';
import { isolate } from '#ui/isolate.tsx';
import styles from './records.module.css';
import { useSavedRow } from './use-saved-row.ts';

/** What every page of a list knows of its address and of its person. */
export interface ListPageState {
  search: ListSearch;
  onSearch: (search: ListSearch, options?: { replace?: boolean }) => void;
  hiddenColumns: readonly string[];
  onHiddenColumns: (hidden: readonly string[]) => void;
  /** Begins with a fresh list. */
  onRetry: () => void;
}

export interface RecordGridProps<Row> extends ListPageState {
  actor: ListActor<Row>;
  label: string;
  /** Name of the exported file. */
  exportName: string;
  fields: RecordFields<Row>;
  columns: readonly GridColumn<Row>[];
  /** Left out where nothing can be done with a row. */
  renderActions?: (row: Row) => ReactNode;
  onDeleteKey?: (row: Row) => void;
  /** For a list with the part `bulkDeletion`. */
  picking?: GridPicking<Row>;
  emptyText?: string;
  emptyAction?: ReactNode;
}

/** A list that is read as a whole: searched, ordered, filtered and paged without a call. */
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
  // Rows of before do not hold yet what was saved.
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
            {isolate(text('savedElsewhere', { name: hiddenName }))}
          </Banner>
        )}
      </div>
      {list}
    </>
  );
}

/** How far the reading of a list is. */
function useLoadState<Row>(actor: ListActor<Row>) {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const cause = useSelector(actor, ({ context }) => context.cause);
  const status = useSelector(actor, getStatus);
  const isFinal = useSelector(actor, (state) => state.status === 'done');
  return { rows, status, cause, isFinal };
}
