import { useSelector } from '@xstate/react';
import type { ReportActor } from '#machines/lists/create-report.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { getStatus } from '#machines/lists/list-view.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { DataGrid, type DataGridProps } from '#ui/data-grid/data-grid.tsx';
import { withoutFilters } from '#ui/data-grid/search.ts';
import type { ListPageState } from '../list/record-grid.tsx';

interface PagedReportProps<Row, ResponseBody extends Paged<Row>>
  extends
    ListPageState,
    Pick<DataGridProps<Row>, 'label' | 'columns' | 'emptyText' | 'emptyAction'> {
  actor: ReportActor<ResponseBody>;
}

interface Paged<Row> {
  rows: readonly Row[];
  total: number;
}

/** The rows of a report that is paged and sorted by the server. */
export function PagedReport<Row, ResponseBody extends Paged<Row>>(
  props: PagedReportProps<Row, ResponseBody>,
) {
  const { actor, ...grid } = props;
  const state = useSelector(actor, (snapshot) => snapshot);
  const why = useCauseText();
  const texts = useGridTexts();
  const { response, shownSearch, cause } = state.context;
  const { search, onSearch } = grid;
  // The filters are above the grid, so the grid's own filters stay empty.
  const bare = (requested: ListSearch) => ({ ...requested, columnFilters: [] });
  const isFiltered = search.columnFilters.length > 0;
  return (
    <DataGrid
      {...grid}
      rows={response?.rows ?? null}
      total={response?.total ?? 0}
      search={bare(search)}
      shownSearch={shownSearch ? bare(shownSearch) : undefined}
      status={getStatus(state)}
      reason={why(cause)}
      onSearch={(next) => onSearch({ ...next, columnFilters: search.columnFilters })}
      onRetry={() => (state.status === 'done' ? grid.onRetry() : actor.send({ type: 'retry' }))}
      texts={texts}
      emptyText={isFiltered ? texts.noResults : grid.emptyText}
      emptyAction={
        isFiltered ? (
          <Button onPress={() => onSearch(withoutFilters(search))}>{texts.clearFilters}</Button>
        ) : (
          grid.emptyAction
        )
      }
    />
  );
}
