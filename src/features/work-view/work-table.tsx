import { useSelector } from '@xstate/react';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { getShownItems, type WorkItemsActor } from '#machines/work-view/work-items.machine.ts';
import { columnsName, getHiddenColumns } from '#machines/work-view/work-view-search.ts';
import type { WorkViewActor } from '#machines/work-view/work-view.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/record-grid.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { useItemColumns, type ItemColumnOptions } from './use-item-columns.tsx';
import { WorkGroups } from './work-groups.tsx';

interface WorkTableProps
  extends
    Pick<ListPageState, 'search' | 'onSearch'>,
    Pick<ItemColumnOptions, 'timer' | 'timeBlock' | 'onOpen'> {
  actor: WorkViewActor;
  items: WorkItemsActor;
}

/** The items as a table that is paged and sorted by the server. */
export function WorkTable({ actor, items, search, onSearch, ...options }: WorkTableProps) {
  const text = useText('workView');
  const texts = useGridTexts();
  const why = useCauseText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { response, shownSearch, cause } = state.context;
  const rows = useSelector(items, ({ context }) => getShownItems(context));
  const columns = useItemColumns({
    ...options,
    items,
    today: response?.today ?? '',
    lastDay: response?.lastDay ?? '',
  });
  const bare = (requested: ListSearch) => ({ ...requested, columnFilters: [] });
  const hasFailed = state.matches('unavailable') || state.matches('reloadFailed');
  return (
    <>
      <WorkGroups items={items} />
      <DataGrid
        label={text('title')}
        columns={columns}
        rows={response === null ? null : rows}
        total={response?.totalCount ?? 0}
        search={bare(search)}
        shownSearch={shownSearch ? bare(shownSearch) : undefined}
        status={hasFailed ? 'failed' : state.hasTag('busy') ? 'loading' : 'shown'}
        reason={why(cause)}
        onSearch={(next) => onSearch({ ...next, columnFilters: search.columnFilters })}
        onRetry={() => actor.send({ type: 'retry' })}
        texts={texts}
        hiddenColumns={getHiddenColumns(search)}
        onHiddenColumns={(hidden) => onSearch(filteredBy(search, columnsName, hidden.join(',')))}
        emptyText={text('empty')}
      />
    </>
  );
}
