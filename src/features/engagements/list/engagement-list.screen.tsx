import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { EngagementCountsActor } from '#machines/engagements/list/board/engagement-counts.machine.ts';
import type { EngagementExportActor } from '#machines/engagements/list/engagement-export.machine.ts';
import type { EngagementRow } from '#machines/engagements/list/engagement-row.ts';
import type { EngagementRowsExportActor } from '#machines/engagements/list/engagement-rows-export.machine.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { downloadCsv, toCsv } from '#ui/data-grid/csv.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { EngagementFilters } from './engagement-filters.tsx';
import { EngagementRowActions } from './engagement-row-actions.tsx';
import { AddEngagement, EngagementsHead, type EngagementsHeadProps } from './engagements-head.tsx';
import { ExportEngagements } from './export-engagements.tsx';
import { StageChips } from './stage-chips.tsx';
import { useEngagementColumns } from './use-engagement-columns.tsx';

export interface EngagementListScreenProps
  extends ListPageState, Omit<EngagementsHeadProps, 'chips' | 'children'> {
  actor: ListActor<EngagementRow>;
  counts: EngagementCountsActor;
  exporting: EngagementExportActor;
  /** Loads all matching rows for the file of the shown columns. */
  rowsExporting: EngagementRowsExportActor;
}

const getName = ({ prospectName, name }: EngagementRow) => prospectName || name;

/** The engagements, page by page. Source: ENGAG-001, ENGAG-004, ENGAG-005. */
export function EngagementListScreen(props: EngagementListScreenProps) {
  const { actor, counts, exporting, rowsExporting, dialogs, types, view, onView, ...listState } =
    props;
  const text = useText('engagementList');
  const columns = useEngagementColumns();
  const { isBlocked } = useBlocked('engagements.edit');
  const search = useSelector(actor, ({ context }) => context.search);
  const isEmpty = useSelector(actor, ({ context }) => context.total === 0);
  const isExporting = useSelector(rowsExporting, (state) => state.hasTag('busy'));
  useEmitted(rowsExporting, {
    'file.ready': ({ file }) => {
      const shown = columns.filter(({ id }) => !listState.hiddenColumns.includes(id));
      downloadCsv(text('fileName'), toCsv(shown, file));
    },
  });
  const renderActions = useCallback(
    (row: EngagementRow) => <EngagementRowActions row={row} dialogs={dialogs} />,
    [dialogs],
  );
  return (
    <>
      <EngagementsHead
        dialogs={dialogs}
        types={types}
        view={view}
        onView={onView}
        chips={
          <StageChips counts={counts} search={listState.search} onSearch={listState.onSearch} />
        }
      >
        <ExportEngagements actor={exporting} search={search} isEmpty={isEmpty} />
      </EngagementsHead>
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={columns}
        getName={getName}
        emptyText={text('noneYet')}
        emptyAction={<AddEngagement dialogs={dialogs} />}
        exportName={text('fileName')}
        exporting={{
          isPending: isExporting,
          onExport: () => rowsExporting.send({ type: 'EXPORT', requested: search }),
        }}
        toolbar={
          <EngagementFilters
            types={types}
            search={listState.search}
            onSearch={listState.onSearch}
          />
        }
        {...(!isBlocked && {
          onDeleteKey: (row: EngagementRow) => dialogs.send({ type: 'engagement.delete', row }),
        })}
        renderActions={renderActions}
      />
    </>
  );
}
