import { useNavigate } from '@tanstack/react-router';
import {
  ClipboardCheck,
  Copy,
  MapPin,
  PackageCheck,
  PackageMinus,
  PackagePlus,
  PackageX,
  QrCode,
  Tag,
  Wrench,
} from 'lucide-react';
import { idsText } from '#machines/asset-labels/asset-label.ts';
import type { AssetView } from '#machines/assets/asset-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import { assetAddresses, auditAddresses, labelAddress } from '#page/parameters/addresses.ts';
import type { AssetActionRequest } from './asset-action.tsx';

export interface AssetViewMenuProps {
  asset: AssetView;
  onRequest: (request: AssetActionRequest) => void;
}

/**
 * Actions for the shown asset: hidden without the right, and disabled with the reason in another
 * status. Source: ASSET-097, ASSET-098, ASSET-058.
 */
export function AssetViewMenu({ asset, onRequest }: AssetViewMenuProps) {
  const text = useText('assets');
  const view = useText('assetView');
  const navigate = useNavigate();
  const canAssign = !useBlocked('assetManager.assign').isBlocked;
  const canEdit = !useBlocked('assetManager.editDetails').isBlocked;
  const canAdd = !useBlocked({ right: 'assetManager.add', alsoRight: 'assetManager.basic' })
    .isBlocked;
  const canList = !useBlocked('assetManager.basic').isBlocked;
  return (
    <Menu label={view('actions')} placement="bottom end">
      {canAssign && <Assignment asset={asset} onRequest={onRequest} />}
      {canEdit && <StatusChanges asset={asset} onRequest={onRequest} />}
      {(canAssign || canEdit) && <MenuSeparator />}
      {canList && (
        <MenuItem
          icon={<QrCode />}
          onAction={() => void navigate(labelAddress({ ids: idsText([asset.id]) }))}
        >
          {text('printLabels')}
        </MenuItem>
      )}
      {canList && (
        <MenuItem icon={<ClipboardCheck />} onAction={() => void navigate(auditAddresses.list)}>
          {text('audits')}
        </MenuItem>
      )}
      {canAdd && (
        <MenuItem
          effect="changing"
          icon={<Copy />}
          onAction={() => void navigate(assetAddresses.copy(asset.id))}
        >
          {view('duplicate')}
        </MenuItem>
      )}
    </Menu>
  );
}

function Assignment({ asset, onRequest }: AssetViewMenuProps) {
  const view = useText('assetView');
  const handover = useText('handover');
  const rows = [asset];
  return (
    <>
      <MenuItem
        icon={<PackagePlus />}
        blockedBecause={asset.assetStatus === 'InStore' ? null : view('onlyInStore')}
        onAction={() => onRequest({ what: 'assign', rows })}
      >
        {handover('assign', { count: 0 })}
      </MenuItem>
      <MenuItem
        icon={<PackageMinus />}
        blockedBecause={asset.assignmentId === null ? view('notAssigned') : null}
        onAction={() => onRequest({ what: 'takeBack', rows })}
      >
        {handover('takeBack')}
      </MenuItem>
    </>
  );
}

function StatusChanges({ asset, onRequest }: AssetViewMenuProps) {
  const text = useText('assets');
  const view = useText('assetView');
  const handover = useText('handover');
  const rows = [asset];
  const { assetStatus: status } = asset;
  const isLocked = status === 'Scrap' || status === 'Disposed';
  const final = status === 'Disposed' ? text('disposedFinal') : null;
  return (
    <>
      {status === 'Repair' ? (
        <MenuItem
          icon={<PackageCheck />}
          onAction={() => onRequest({ what: 'status', rows, to: 'InStore' })}
        >
          {handover('backFromRepair')}
        </MenuItem>
      ) : (
        <MenuItem
          icon={<Wrench />}
          blockedBecause={isLocked ? (final ?? view('notRepairable')) : null}
          onAction={() => onRequest({ what: 'status', rows, to: 'Repair' })}
        >
          {handover('toRepair')}
        </MenuItem>
      )}
      {status === 'Scrap' ? (
        <>
          <MenuItem
            icon={<PackageCheck />}
            onAction={() => onRequest({ what: 'leaveScrap', row: asset, to: 'InStore' })}
          >
            {handover('backToInStore')}
          </MenuItem>
          <MenuItem
            icon={<PackageX />}
            tone="danger"
            onAction={() => onRequest({ what: 'leaveScrap', row: asset, to: 'Disposed' })}
          >
            {handover('dispose')}
          </MenuItem>
        </>
      ) : (
        <MenuItem
          icon={<Tag />}
          blockedBecause={final}
          onAction={() => onRequest({ what: 'status', rows, to: null })}
        >
          {handover('changeStatus')}
        </MenuItem>
      )}
      <MenuItem
        icon={<MapPin />}
        blockedBecause={isLocked ? handover('lockedReason') : null}
        onAction={() => onRequest({ what: 'move', rows })}
      >
        {handover('move')}
      </MenuItem>
    </>
  );
}
