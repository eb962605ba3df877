import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Blocked, type BlockedAttributes } from '#ui/controls/blocked.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import { IconLink } from '../link-button.tsx';
import type { RowActionsProps } from './row-actions-menu.tsx';

const RowActionsMenu = onDemand(() =>
  import('./row-actions-menu.tsx').then((module) => module.RowActionsMenu),
);

/** A row's actions: view, edit and delete as buttons, the others in a menu. */
export function RowActions(props: RowActionsProps) {
  const { id, name, addresses, hasView = true, onDelete, deletionBlocked } = props;
  const text = useText('records');
  const deleteButton = (blocked: BlockedAttributes) => (
    <button
      type="button"
      aria-label={text('deleteRecord', { name })}
      className={buttonClass('quiet', 'small', { iconOnly: true })}
      onClick={onDelete}
      {...blocked}
    >
      <Trash2 aria-hidden="true" />
    </button>
  );
  return (
    <>
      {hasView && (
        <IconLink
          address={addresses.view(id)}
          icon={<Eye aria-hidden="true" />}
          label={text('viewRecord', { name })}
        />
      )}
      <IconLink
        address={addresses.edit(id)}
        effect="changing"
        icon={<Pencil aria-hidden="true" />}
        label={text('editRecord', { name })}
      />
      <Blocked reason={deletionBlocked ?? null}>{deleteButton}</Blocked>
      <RowMenu label={text('moreActions', { name })} list={RowActionsMenu}>
        <RowActionsMenu {...props} />
      </RowMenu>
    </>
  );
}
