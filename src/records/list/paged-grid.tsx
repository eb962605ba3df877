import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { listView } from '#machines/lists/list-view.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { DataGrid, type DataGridProps } from '#ui/data-grid/data-grid.tsx';
import type { ListPageState } from './record-grid.tsx';
import { useSavedName } from '../form/use-passed-name.ts';

export interface PagedGridProps<Row>
  extends
    ListPageState,
    Pick<
      DataGridProps<Row>,
      | 'label'
      | 'columns'
      | 'renderActions'
      | 'onDeleteKey'
      | 'picking'
      | 'toolbar'
      | 'emptyText'
      | 'filteredText'
      | 'emptyAction'
      | 'exportName'
      | 'exporting'
    > {
  actor: ListActor<Row>;
  /** A row's name, by which the row that a form has just saved gets the focus. */
  getName: (row: Row) => string;
}

/** A list that is paged, sorted and filtered by the server. */
export function PagedGrid<Row>({ actor, getName, ...grid }: PagedGridProps<Row>) {
  const { search, onSearch, onRetry } = grid;
  const state = useSelector(actor, (snapshot) => snapshot);
  const why = useCauseText();
  const savedName = useSavedName();
  const [awaited, setAwaited] = useState(savedName);
  const { rows, total, shownSearch, status } = listView(state);
  const index = awaited === null ? -1 : (rows ?? []).findIndex((row) => getName(row) === awaited);
  return (
    <DataGrid
      {...grid}
      rows={rows}
      total={total}
      search={search}
      shownSearch={shownSearch}
      status={status}
      reason={why(state.context.cause)}
      onSearch={(next) => onSearch(next)}
      onRetry={() => (state.status === 'done' ? onRetry() : actor.send({ type: 'retry' }))}
      texts={useGridTexts()}
      target={
        status === 'shown' && index >= 0 ? { index, onReached: () => setAwaited(null) } : undefined
      }
    />
  );
}
