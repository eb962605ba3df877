import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { IconLink } from '#records/link-button.tsx';
import { Blocked } from '#ui/controls/blocked.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { useRowRights } from './use-row-rights.ts';
import type { AssetRowActionsProps } from './asset-row-menu.tsx';

const AssetRowMenu = onDemand(() =>
  import('./asset-row-menu.tsx').then((module) => module.AssetRowMenu),
);

/** Actions for an asset of the list; those without the right are not shown. Source: ASSET-098. */
export function AssetRowActions(props: AssetRowActionsProps) {
  const { row, onDelete } = props;
  const records = useText('records');
  const { canView, canEdit, canDelete, deletionBlocked, ...rowActions } = useRowRights(row);
  const name = row.assetCode;
  if (![canView, canEdit, canDelete, ...Object.values(rowActions)].some(Boolean)) return null;
  return (
    <>
      {canView && (
        <IconLink
          address={assetAddresses.view(row.id)}
          icon={<Eye aria-hidden="true" />}
          label={records('viewRecord', { name })}
        />
      )}
      {canEdit && (
        <IconLink
          address={assetAddresses.edit(row.id)}
          effect="changing"
          icon={<Pencil aria-hidden="true" />}
          label={records('editRecord', { name })}
        />
      )}
      {canDelete && (
        <Blocked reason={deletionBlocked}>
          {(blocked) => (
            <button
              type="button"
              aria-label={records('deleteRecord', { name })}
              className={buttonClass('quiet', 'small', { iconOnly: true })}
              onClick={onDelete}
              {...blocked}
            >
              <Trash2 aria-hidden="true" />
            </button>
          )}
        </Blocked>
      )}
      <RowMenu label={records('moreActions', { name })} list={AssetRowMenu}>
        <AssetRowMenu {...props} />
      </RowMenu>
    </>
  );
}
