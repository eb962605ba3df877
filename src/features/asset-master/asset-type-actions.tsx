import { Eye, Pencil } from 'lucide-react';
import type { AssetType } from '#machines/asset-master/asset-type.ts';
import { useText } from '#i18n/text.tsx';
import { IconLink } from '#records/link-button.tsx';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import { DeleteButton } from './delete-button.tsx';
import { useMasterRights } from './use-master-rights.ts';

interface AssetTypeActionsProps {
  type: AssetType;
  onDelete: () => void;
}

/**
 * Actions for a type in the list; a type that has assets cannot be deleted, and the reason is
 * shown.
 */
export function AssetTypeActions({ type, onDelete }: AssetTypeActionsProps) {
  const text = useText('assetMaster');
  const recordText = useText('records');
  const { canEdit, canDelete } = useMasterRights();
  const { id, name, assetCount: count } = type;
  return (
    <>
      <IconLink
        address={assetMasterAddresses.view(id)}
        icon={<Eye aria-hidden="true" />}
        label={recordText('viewRecord', { name })}
      />
      {canEdit && (
        <IconLink
          address={assetMasterAddresses.edit(id)}
          effect="changing"
          icon={<Pencil aria-hidden="true" />}
          label={recordText('editRecord', { name })}
        />
      )}
      {canDelete && (
        <DeleteButton
          name={name}
          requiredBecause={count > 0 ? text('blockedByAssets', { count }) : null}
          onDelete={onDelete}
        />
      )}
    </>
  );
}
