import { useNavigate } from '@tanstack/react-router';
import {
  Eye,
  Link2,
  MapPin,
  PackageCheck,
  PackageMinus,
  PackagePlus,
  PackageX,
  Pencil,
  Trash2,
  Wrench,
} from 'lucide-react';
import type { Asset } from '#machines/assets/asset.ts';
import type { Address } from '#records/form/address.ts';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { useRowRights } from './use-row-rights.ts';
import type { AssetActionRequest } from '../asset-action.tsx';

export interface AssetRowActionsProps {
  row: Asset;
  onCopyAddress: (address: Address) => void;
  onDelete: () => void;
  onRequest: (request: AssetActionRequest) => void;
}

/** Actions for an asset of the list, by right and status. Source: ASSET-098, ASSET-060. */
export function AssetRowMenu(props: AssetRowActionsProps) {
  const { row, onCopyAddress, onDelete, onRequest } = props;
  const text = useText('assets');
  const records = useText('records');
  const navigate = useNavigate();
  const handover = useText('handover');
  const rights = useRowRights(row);
  const { canView, canEdit, canDelete, deletionBlocked } = rights;
  const { isAssignable, isTakenBack, isRepairable, isReturned, isMovable, leavesScrap } = rights;
  const view = assetAddresses.view(row.id);
  return (
    <Menu label={records('moreActions', { name: row.assetCode })} placement="bottom end">
      {canView && (
        <MenuItem icon={<Eye />} onAction={() => void navigate(view)}>
          {text('view')}
        </MenuItem>
      )}
      {canEdit && (
        <MenuItem
          effect="changing"
          icon={<Pencil />}
          onAction={() => void navigate(assetAddresses.edit(row.id))}
        >
          {records('edit')}
        </MenuItem>
      )}
      {canView && (
        <MenuItem icon={<Link2 />} onAction={() => onCopyAddress(view)}>
          {records('copyAddress')}
        </MenuItem>
      )}
      {isAssignable && (
        <MenuItem
          icon={<PackagePlus />}
          onAction={() => onRequest({ what: 'assign', rows: [row] })}
        >
          {handover('assign', { count: 0 })}
        </MenuItem>
      )}
      {isTakenBack && (
        <MenuItem
          icon={<PackageMinus />}
          onAction={() => onRequest({ what: 'takeBack', rows: [row] })}
        >
          {handover('takeBack')}
        </MenuItem>
      )}
      {isRepairable && (
        <MenuItem
          icon={<Wrench />}
          onAction={() => onRequest({ what: 'status', rows: [row], to: 'Repair' })}
        >
          {handover('toRepair')}
        </MenuItem>
      )}
      {isReturned && (
        <MenuItem
          icon={<PackageCheck />}
          onAction={() => onRequest({ what: 'status', rows: [row], to: 'InStore' })}
        >
          {handover('backFromRepair')}
        </MenuItem>
      )}
      {isMovable && (
        <MenuItem icon={<MapPin />} onAction={() => onRequest({ what: 'move', rows: [row] })}>
          {handover('move')}
        </MenuItem>
      )}
      {leavesScrap && (
        <MenuItem
          icon={<PackageCheck />}
          onAction={() => onRequest({ what: 'leaveScrap', row, to: 'InStore' })}
        >
          {handover('backToInStore')}
        </MenuItem>
      )}
      {leavesScrap && (
        <MenuItem
          icon={<PackageX />}
          tone="danger"
          onAction={() => onRequest({ what: 'leaveScrap', row, to: 'Disposed' })}
        >
          {handover('dispose')}
        </MenuItem>
      )}
      {canDelete && <MenuSeparator />}
      {canDelete && (
        <MenuItem
          icon={<Trash2 />}
          tone="danger"
          shortcut="Del"
          blockedBecause={deletionBlocked}
          onAction={onDelete}
        >
          {records('delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
