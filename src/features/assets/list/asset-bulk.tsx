import { useSelector } from '@xstate/react';
import { useNavigate } from '@tanstack/react-router';
import { MapPin, PackageMinus, PackagePlus, QrCode, Tag } from 'lucide-react';
import { idsText, maxIds } from '#machines/asset-labels/asset-label.ts';
import type { Asset } from '#machines/assets/asset.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { getHiddenSelection } from '#machines/lists/hidden-selection.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { BulkBar } from '#records/list/bulk-bar.tsx';
import { BulkQuestion } from '#records/list/bulk-question.tsx';
import { BulkReport } from '#records/list/bulk-report.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { labelAddress } from '#page/parameters/addresses.ts';
import type { AssetActionRequest } from '../asset-action.tsx';

const DeletionEffects = onDemand(() =>
  import('../status/deletion-effects.container.tsx').then((module) => module.DeletionEffectsPart),
);

interface AssetBulkProps {
  actor: ListActor<Asset>;
}

const getCode = ({ assetCode }: Asset) => assetCode;
const getId = ({ id }: Asset) => id;

/** The outcome of a bulk deletion. */
export const AssetReport = ({ actor }: AssetBulkProps) => (
  <BulkReport actor={actor} getName={getCode} />
);

/** Actions for the selected assets, and the confirmation before them. */
export function AssetBulk({
  actor,
  onRequest,
}: AssetBulkProps & { onRequest: (request: AssetActionRequest) => void }) {
  const text = useText('handover');
  const assets = useText('assets');
  const navigate = useNavigate();
  const rows = useSelector(actor, ({ context }) => context.selection);
  const canDelete = !useBlocked('assetManager.delete').isBlocked;
  const canChange = !useBlocked('assetManager.editDetails').isBlocked;
  const canAssign = !useBlocked('assetManager.assign').isBlocked;
  const hiddenCount = useSelector(actor, ({ context }) => getHiddenSelection(context, getId).count);
  const hiddenBy = useSelector(actor, ({ context }) => getHiddenSelection(context, getId).by);
  const stored = rows.filter(({ assetStatus }) => assetStatus === 'InStore');
  const movable = rows.filter(
    ({ assetStatus }) => assetStatus !== 'Scrap' && assetStatus !== 'Disposed',
  );
  const assigned = rows.filter(({ assignmentId }) => assignmentId !== null);
  return (
    <>
      <BulkBar actor={actor} hidden={{ count: hiddenCount, by: hiddenBy }} canDelete={canDelete}>
        {canAssign && (
          <>
            <Button
              size="small"
              icon={<PackagePlus aria-hidden="true" />}
              blockedBecause={stored.length === 0 ? text('noneStored') : null}
              onPress={() => onRequest({ what: 'assign', rows: stored })}
            >
              {text('assign', { count: stored.length })}
            </Button>
            <Button
              size="small"
              icon={<PackageMinus aria-hidden="true" />}
              blockedBecause={assigned.length === 0 ? text('noneAssigned') : null}
              onPress={() => onRequest({ what: 'takeBack', rows: assigned })}
            >
              {text('takeBackCount', { count: assigned.length })}
            </Button>
          </>
        )}
        {canChange && (
          <Button
            size="small"
            icon={<Tag aria-hidden="true" />}
            onPress={() => onRequest({ what: 'status', rows, to: null })}
          >
            {text('changeStatus')}
          </Button>
        )}
        {canChange && (
          <Button
            size="small"
            icon={<MapPin aria-hidden="true" />}
            blockedBecause={movable.length === 0 ? text('lockedReason') : null}
            onPress={() => onRequest({ what: 'move', rows })}
          >
            {text('move')}
          </Button>
        )}
        <Button
          size="small"
          icon={<QrCode aria-hidden="true" />}
          effect="reading"
          blockedBecause={rows.length > maxIds ? text('tooManyLabels', { limit: maxIds }) : null}
          onPress={() => void navigate(labelAddress({ ids: idsText(rows.map(({ id }) => id)) }))}
        >
          {assets('printLabels')}
        </Button>
      </BulkBar>
      <BulkQuestion
        actor={actor}
        getName={getCode}
        renderEffects={(selection) => <DeletionEffects assetIds={selection.map(getId)} />}
      />
    </>
  );
}
