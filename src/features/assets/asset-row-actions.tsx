import { Eye, Link2, PackageCheck, PackageX, Trash2 } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import type { Asset } from '#machines/assets/asset.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/address.ts';
import { useBlocked } from '#records/blocked.tsx';
import { IconLink } from '#records/link-button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import { assetAddresses } from '#page/addresses.ts';

interface AssetRowActionsProps {
  row: Asset;
  onCopyAddress: (address: Address) => void;
  onDelete: () => void;
  onLeaveScrap: (to: 'InStore' | 'Disposed') => void;
}

/**
 * What can be done with an asset of the list: whoever lacks the right to something does not see it.
 * Source: document 3, sections 1 and 6.
 */
export function AssetRowActions({
  row,
  onCopyAddress,
  onDelete,
  onLeaveScrap,
}: AssetRowActionsProps) {
  const text = useText('assets');
  const records = useText('records');
  const navigate = useNavigate();
  const canView = !useBlocked('assetManager.view').isBlocked;
  const canDelete = !useBlocked('assetManager.delete').isBlocked;
  const canEdit = !useBlocked('assetManager.editDetails').isBlocked;
  const { assetCode: name } = row;
  const view = assetAddresses.view(row.id);
  const leavesScrap = canEdit && row.assetStatus === 'Scrap';
  if (!canView && !canDelete && !leavesScrap) return null;
  return (
    <>
      {canView && (
        <IconLink
          address={view}
          icon={<Eye aria-hidden="true" />}
          label={records('viewRecord', { name })}
        />
      )}
      {canDelete && (
        <button
          type="button"
          aria-label={records('deleteRecord', { name })}
          className={buttonClass('quiet', 'small', { iconOnly: true })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
        </button>
      )}
      <RowMenu label={records('moreOf', { name })}>
        {() => (
          <>
            {canView && (
              <MenuItem icon={<Eye />} onAction={() => void navigate(view)}>
                {text('view')}
              </MenuItem>
            )}
            {canView && (
              <MenuItem icon={<Link2 />} onAction={() => onCopyAddress(view)}>
                {records('copyAddress')}
              </MenuItem>
            )}
            {leavesScrap && (
              <MenuItem icon={<PackageCheck />} onAction={() => onLeaveScrap('InStore')}>
                {text('backToInStore')}
              </MenuItem>
            )}
            {leavesScrap && (
              <MenuItem icon={<PackageX />} tone="danger" onAction={() => onLeaveScrap('Disposed')}>
                {text('dispose')}
              </MenuItem>
            )}
            {canDelete && <MenuSeparator />}
            {canDelete && (
              <MenuItem icon={<Trash2 />} tone="danger" shortcut="Del" onAction={onDelete}>
                {records('delete')}
              </MenuItem>
            )}
          </>
        )}
      </RowMenu>
    </>
  );
}
