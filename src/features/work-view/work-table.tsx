import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ListSearch } from '#machines/lists/list-search.ts';
import {
  getShownGroups,
  getShownItems,
  type WorkItemsActor,
  type WorkItemsContext,
} from '#machines/work-view/items/work-items.machine.ts';
import { itemStatuses, type WorkItem } from '#machines/work-view/items/work-item.ts';
import type { WorkItemsBulkActor } from '#machines/work-view/items/work-items-bulk.machine.ts';
import { workRowsExportMachine } from '#machines/work-view/work-rows-export.machine.ts';
import { columnsName, getHiddenColumns } from '#machines/work-view/work-view-search.ts';
import type { WorkViewActor } from '#machines/work-view/work-view.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { downloadCsv, toCsv } from '#ui/data-grid/csv.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import type { BulkBarProps } from './bulk/bulk-bar.tsx';
import { useDueDays } from './item/use-due-days.ts';
import { useItemPicking } from './item/use-item-picking.ts';
import { useItemColumns, type ItemColumnOptions } from './item/use-item-columns.tsx';
import { useRowGroups } from './use-row-groups.ts';

const BulkBar = onDemand<BulkBarProps>(() =>
  import('./bulk/bulk-parts.ts').then((module) => module.BulkBar),
);

interface WorkTableProps
  extends
    Pick<ListPageState, 'search' | 'onSearch'>,
    Pick<ItemColumnOptions, 'timer' | 'timeBlock' | 'onOpen'> {
  actor: WorkViewActor;
  items: WorkItemsActor;
  bulk: WorkItemsBulkActor;
}

/** The rows with those of each group together, also after one has moved and is not reloaded yet. */
function listRows(context: WorkItemsContext): readonly WorkItem[] {
  const rows = getShownItems(context);
  const groups = new Map(getShownGroups(context).map(({ id }, at) => [id, at]));
  if (groups.size === 0) return rows;
  const getPlace = ({ groupId }: WorkItem) => groups.get(groupId ?? '') ?? groups.size;
  return rows.toSorted((a, b) => getPlace(a) - getPlace(b));
}

/** The items as a table that is paged and sorted by the server. */
export function WorkTable(props: WorkTableProps) {
  const { actor, items, bulk, search, onSearch, ...options } = props;
  const text = useText('workView');
  const texts = useGridTexts();
  const why = useCauseText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { response, shownSearch, cause, defaultScope } = state.context;
  const itemsContext = useSelector(items, ({ context }) => context);
  const rows = useMemo(() => listRows(itemsContext), [itemsContext]);
  const columns = useItemColumns({
    ...options,
    items,
    failed: itemsContext.failed,
    today: response?.today ?? '',
    lastDay: response?.lastDay ?? '',
  });
  const grouping = useRowGroups(items);
  const picking = useItemPicking(bulk);
  const hasSelected = useHasBeen(useSelector(bulk, ({ context }) => context.selection.length > 0));
  const days = useDueDays(response?.today ?? '', response?.lastDay ?? '');
  const statuses = itemStatuses.map((id) => ({ id, label: text(`status_${id}`) }));
  const hiddenColumns = getHiddenColumns(search);
  const exporting = useActorRef(workRowsExportMachine);
  const isExporting = useSelector(exporting, (snapshot) => snapshot.hasTag('busy'));
  useEmitted(exporting, {
    'file.ready': ({ file }) => {
      const shown = columns.filter(({ id }) => !hiddenColumns.includes(id));
      downloadCsv(text('file'), toCsv(shown, file));
    },
  });
  const bare = (requested: ListSearch) => ({ ...requested, columnFilters: [] });
  const hasFailed = state.matches('unavailable') || state.matches('reloadFailed');
  return (
    <div>
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
        hiddenColumns={hiddenColumns}
        onHiddenColumns={(hidden) => onSearch(filteredBy(search, columnsName, hidden.join(',')))}
        emptyText={text('empty')}
        grouping={grouping}
        picking={picking}
        exportName={text('file')}
        exporting={{
          isPending: isExporting,
          onExport: () => exporting.send({ type: 'EXPORT', requested: { search, defaultScope } }),
        }}
      />
      {hasSelected && <BulkBar bulk={bulk} shown={rows} statuses={statuses} days={days} />}
    </div>
  );
}
