import { useSelector } from '@xstate/react';
import { FileUp, QrCode, ScanLine, Wrench } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { AssetChoicesActor } from '#machines/assets/list/asset-choices.machine.ts';
import type { AssetExportActor } from '#machines/assets/list/asset-export.machine.ts';
import type { ActionAsset, Asset } from '#machines/assets/asset.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { firstPage, toParameters, type ListSearch } from '#machines/lists/list-search.ts';
import { useText } from '#i18n/text.tsx';
import { AddLink } from '#records/list/add-link.tsx';
import type { Address } from '#records/form/address.ts';
import { useBlocked } from '#records/blocked.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { useBulkChoice } from '#records/list/use-bulk-choice.ts';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import {
  assetAddresses,
  auditAddresses,
  importAddress,
  labelAddress,
  scanAddress,
} from '#page/parameters/addresses.ts';
import type { AssetActionRequest } from '../asset-action.tsx';
import type { UndoOffer } from './assign-listed.container.tsx';
import { AssetSearchBar } from './asset-search-bar.tsx';
import { AssetRowActions } from './asset-row-actions.tsx';
import { ExportButton } from './export-button.tsx';
import { StatusCounts } from './status-counts.tsx';
import { useAssetColumns } from './use-asset-columns.tsx';

const RepairsNow = onDemand(() =>
  import('../status/repairs-now.container.tsx').then((module) => module.RepairsNow),
);
// Most people only view the list, so the actions load on request or when a row is selected.
const AssetAction = onDemand(() =>
  import('../asset-action.tsx').then((module) => module.AssetAction),
);
const UndoAction = onDemand(() =>
  import('../status/undo-action.container.tsx').then((module) => module.UndoAction),
);
const AssetReport = onDemand(() => import('./asset-bulk.tsx').then((module) => module.AssetReport));
const AssetBulk = onDemand(() => import('./asset-bulk.tsx').then((module) => module.AssetBulk));

const DeletionEffects = onDemand(() =>
  import('../status/deletion-effects.container.tsx').then((module) => module.DeletionEffectsPart),
);
const FirstAsset = onDemand(() =>
  import('./first-asset.container.tsx').then((module) => module.FirstAsset),
);

export interface AssetListScreenProps extends ListPageState {
  actor: ListActor<Asset>;
  choices: AssetChoicesActor;
  exporting: AssetExportActor;
  onCopyAddress: (address: Address) => void;
}

/** The last action on assets, while it can be undone. */
interface LastAction {
  rows: readonly ActionAsset[];
  offer: UndoOffer;
  count: number;
}

const getCode = ({ assetCode }: Asset) => assetCode;
const getId = ({ id }: Asset) => id;

/** The address that prints labels for the full list, on all of its pages. */
function toLabelsAddress(search: ListSearch): Address {
  const { page, pageSize } = firstPage;
  const parameters = Object.entries(toParameters({ ...search, page, pageSize }));
  return labelAddress(Object.fromEntries(parameters.map(([name, value]) => [name, String(value)])));
}

/** The assets of the tenant, paginated. Source: ASSET-012. */
export function AssetListScreen(props: AssetListScreenProps) {
  const { actor, choices, exporting, onCopyAddress, ...listState } = props;
  const [wished, setWished] = useState<{ request: AssetActionRequest; count: number } | null>(null);
  // The counter gives each action its own full undo time.
  const [undoable, setUndoable] = useState<LastAction | null>(null);
  const [repairRequestCount, setRepairRequestCount] = useState(0);
  const text = useText('assets');
  const known = useSelector(choices, ({ context }) => context.choices);
  const search = useSelector(actor, ({ context }) => context.search);
  const rows = useSelector(actor, ({ context }) => context.rows);
  const isEmpty = useSelector(actor, ({ context }) => context.total === 0);
  const canDelete = !useBlocked('assetManager.delete').isBlocked;
  const canAdd = !useBlocked('assetManager.add').isBlocked;
  const hasSelection = useHasBeen(
    useSelector(actor, ({ context }) => context.selection.length > 0 || context.report !== null),
  );
  const picking = useBulkChoice(actor, getCode, getId);
  const canAssign = !useBlocked('assetManager.assign').isBlocked;
  const onRequest = useCallback(
    (request: AssetActionRequest) =>
      setWished((last) => ({ request, count: (last?.count ?? 0) + 1 })),
    [],
  );
  const onChanged = (changed: readonly ActionAsset[]) => {
    // Changed assets leave the selection, because they may be on no page that reloads.
    const ids = new Set(changed.map(({ id }) => id));
    const { selection } = actor.getSnapshot().context;
    actor.send({ type: 'rows.dropped', rows: selection.filter(({ id }) => ids.has(id)) });
    actor.send({ type: 'rows.changed' });
  };
  const remove = useCallback((row: Asset) => actor.send({ type: 'DELETE', row }), [actor]);
  // On a selected row, the key applies to all selected rows.
  const onDeleteKey = useCallback(
    (row: Asset) =>
      picking.isSelected(row) ? actor.send({ type: 'DELETE_SELECTED' }) : remove(row),
    [actor, picking, remove],
  );
  const renderActions = useCallback(
    (row: Asset) => (
      <AssetRowActions
        row={row}
        onCopyAddress={onCopyAddress}
        onDelete={() => remove(row)}
        onRequest={onRequest}
      />
    ),
    [onCopyAddress, remove, onRequest],
  );
  return (
    <>
      <PageHead title={text('title')}>
        <Button
          icon={<Wrench aria-hidden="true" />}
          onPress={() => setRepairRequestCount(repairRequestCount + 1)}
        >
          {text('inRepair')}
        </Button>
        <LinkButton address={scanAddress} icon={<ScanLine aria-hidden="true" />}>
          {text('scan')}
        </LinkButton>
        <LinkButton address={auditAddresses.list}>{text('audits')}</LinkButton>
        <LinkButton
          address={toLabelsAddress(listState.search)}
          icon={<QrCode aria-hidden="true" />}
        >
          {text('printLabels')}
        </LinkButton>
        <ExportButton actor={exporting} search={search} isEmpty={isEmpty} />
        {canAdd && (
          <>
            <LinkButton
              effect="changing"
              address={importAddress}
              icon={<FileUp aria-hidden="true" />}
            >
              {text('import')}
            </LinkButton>
            <AddLink address={assetAddresses.add}>{text('add')}</AddLink>
          </>
        )}
      </PageHead>
      {hasSelection && <AssetReport actor={actor} />}
      {undoable && (
        <UndoAction
          key={`undo ${undoable.count}`}
          {...undoable.offer}
          onChanged={() => onChanged(undoable.rows)}
        />
      )}
      {/* The texts of the actions load with this component. */}
      {wished && (
        <AssetAction
          key={`wish ${wished.count}`}
          request={wished.request}
          onChanged={onChanged}
          onUndoable={(changed, offer) =>
            setUndoable({ rows: changed, offer, count: (undoable?.count ?? 0) + 1 })
          }
        />
      )}
      <StatusCounts actor={actor} search={listState.search} onSearch={listState.onSearch} />
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={useAssetColumns(known)}
        getName={getCode}
        emptyText={text('noneYet')}
        emptyAction={<FirstAsset choices={known} />}
        toolbar={
          <AssetSearchBar
            search={listState.search}
            onSearch={listState.onSearch}
            choices={known}
            rows={rows ?? []}
          />
        }
        {...(canDelete && { onDeleteKey })}
        {...((canDelete || canAssign) && { picking })}
        renderActions={renderActions}
      />
      {hasSelection && <AssetBulk actor={actor} onRequest={onRequest} />}
      {canDelete && (
        <DeleteQuestion
          actor={actor}
          title={(row) => text('deleteTitle', { code: getCode(row) })}
          renderEffects={({ id }) => <DeletionEffects key={id} assetIds={[id]} />}
        />
      )}
      {repairRequestCount > 0 && <RepairsNow key={`repairs ${repairRequestCount}`} />}
    </>
  );
}
