import { useSelector } from '@xstate/react';
import { History, PackageMinus } from 'lucide-react';
import { useMemo } from 'react';
import { assignedFields, type AssignedAsset } from '#machines/asset-assignment/assignee.ts';
import type { ResendRequestActor } from '#machines/asset-assignment/resend-request.machine.ts';
import type { TakeBackActor } from '#machines/asset-assignment/take-back.machine.ts';
import { matching, paginate } from '#machines/records/record-page.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Acceptance, ResendRequest } from '#records/handover/acceptance.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { styles } from './assignee-icon.tsx';
import { isolate } from '#ui/controls/isolate.tsx';

const SelectionBar = onDemand(() =>
  import('./selection-bar.container.tsx').then((module) => module.SelectionBar),
);

interface AssignedAssetsProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  /** Name of the assignee. */
  name: string;
  assets: readonly AssignedAsset[];
  takeBack: TakeBackActor;
  resendRequest: ResendRequestActor;
  onHistory: (asset: AssignedAsset) => void;
}

/** The assets of an assignee, newest first by default. Source: ASSET-031. */
export function AssignedAssets(props: AssignedAssetsProps) {
  const { name, assets, takeBack, resendRequest, search, onSearch, onHistory } = props;
  const text = useText('assetAssignment');
  const records = useText('records');
  const columns = useAssignedColumns();
  const texts = useGridTexts();
  const canAssign = !useBlocked('assetManager.assign').isBlocked;
  const ticked = useSelector(takeBack, ({ context }) => context.selection);
  // Assets that someone else has taken back in the meantime are no longer selected.
  const selection = assets.filter(({ id }) => ticked.some((each) => each.id === id));
  const found = matching(assets, search, assignedFields);
  const page = paginate(found, search);
  const takeBackAssets = (some: readonly AssignedAsset[]) =>
    takeBack.send({ type: 'assets.takeBack', assets: some });
  const picking = {
    isSelected: ({ id }: AssignedAsset) => selection.some((each) => each.id === id),
    onSelect: (some: readonly AssignedAsset[], isSelected: boolean) =>
      takeBack.send({ type: isSelected ? 'assets.select' : 'assets.dropped', assets: some }),
    onClear: () => takeBack.send({ type: 'selection.clear' }),
    getLabel: ({ assetCode }: AssignedAsset) => records('chooseRow', { name: assetCode }),
    allLabel: records('chooseAll'),
  };
  return (
    <section className={styles.assigned}>
      <h2>{text('assigned')}</h2>
      {assets.length === 0 ? (
        <p>{isolate(text('nothingAssigned', { name }))}</p>
      ) : (
        <DataGrid
          label={text('assigned')}
          columns={columns}
          rows={page.rows}
          allRows={found}
          total={found.length}
          search={{ ...search, page: page.page }}
          status="shown"
          onSearch={(next) => onSearch(next)}
          onRetry={() => undefined}
          texts={texts}
          exportName={name}
          picking={canAssign ? picking : undefined}
          renderActions={(asset) => (
            <>
              <Button
                size="small"
                variant="quiet"
                icon={<History aria-hidden="true" />}
                aria-label={text('historyTitle', { code: asset.assetCode })}
                onPress={() => onHistory(asset)}
              />
              {canAssign && asset.handover?.remindableFrom && (
                <ResendRequest
                  actor={resendRequest}
                  assignmentId={asset.id}
                  code={asset.assetCode}
                  isSmall
                />
              )}
              {canAssign && (
                <Button
                  size="small"
                  variant="quiet"
                  icon={<PackageMinus aria-hidden="true" />}
                  aria-label={text('takeBackOne', { code: asset.assetCode })}
                  onPress={() => takeBackAssets([asset])}
                />
              )}
            </>
          )}
        />
      )}
      {canAssign && (
        <p role="status" className="visually-hidden">
          {selection.length > 0 && records('selected', { count: selection.length })}
        </p>
      )}
      {selection.length > 0 && (
        <SelectionBar
          count={selection.length}
          onTakeBack={() => takeBackAssets(selection)}
          onClear={picking.onClear}
        />
      )}
    </section>
  );
}

function useAssignedColumns(): readonly GridColumn<AssignedAsset>[] {
  const text = useText('assetAssignment');
  const acceptance = useText('acceptance');
  const { isBlocked: cannotView } = useBlocked('assetManager.view');
  return useMemo(() => {
    const buildTextColumn = (id: 'assetName' | 'assetType' | 'note', header: string) => ({
      id,
      header,
      cell: (asset: AssignedAsset) => <bdi>{asset[id] || '-'}</bdi>,
      csv: (asset: AssignedAsset) => asset[id],
    });
    return [
      {
        id: 'assetCode',
        header: text('assetCode'),
        isSortable: true,
        cell: ({ assetId, assetCode }) =>
          cannotView ? (
            <bdi>{assetCode}</bdi>
          ) : (
            <RecordLink address={assetAddresses.view(assetId)}>{assetCode}</RecordLink>
          ),
        csv: ({ assetCode }) => assetCode,
      },
      { ...buildTextColumn('assetName', text('assetName')), isSortable: true, isLong: true },
      { ...buildTextColumn('assetType', text('assetType')), isSortable: true },
      {
        id: 'acceptance',
        header: acceptance('acceptance'),
        cell: ({ handover }) => (handover ? <Acceptance handover={handover} /> : '-'),
        csv: ({ handover }) => (handover ? acceptance(`state_${handover.state}`) : ''),
      },
      {
        id: 'since',
        header: text('since'),
        cell: ({ assignmentStartDateAsString: day }) => day,
        csv: ({ assignmentStartDateAsString: day }) => day,
      },
      {
        id: 'expectedReturn',
        header: text('expectedReturn'),
        cell: ({ expectedReturnOnAsString: day, isOverdue }) => (
          <span className={styles.marked}>
            {day || '-'}
            {isOverdue && <Badge tone="warning">{text('isOverdue')}</Badge>}
          </span>
        ),
        csv: ({ expectedReturnOnAsString: day }) => day,
      },
      { ...buildTextColumn('note', text('note')), isLong: true },
    ];
  }, [text, acceptance, cannotView]);
}
