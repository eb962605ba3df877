import { useNavigate } from '@tanstack/react-router';
import { Copy, Link2, Trash2 } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import type { Address, RecordAddresses } from './address.ts';

export interface RowActionsProps {
  id: string;
  /** What the record is called. */
  name: string;
  addresses: RecordAddresses;
  /** False where the name leads to the view and the documents have no action for it. */
  hasView?: boolean;
  onCopyAddress: (address: Address) => void;
  onDelete?: () => void;
  /** Why it cannot be deleted, where that may be; null where it can. */
  deletionBlocked?: string | null;
}

/** What can be done with a record of a list, and is not at hand in its row. */
export function RowActionsMenu(props: RowActionsProps) {
  const { id, name, addresses, onCopyAddress, onDelete, deletionBlocked } = props;
  const text = useText('records');
  const navigate = useNavigate();
  return (
    <Menu label={text('moreOf', { name })} placement="bottom end">
      <MenuItem icon={<Copy />} onAction={() => void navigate(addresses.copy(id))}>
        {text('duplicate')}
      </MenuItem>
      <MenuItem icon={<Link2 />} onAction={() => onCopyAddress(addresses.view(id))}>
        {text('copyAddress')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        blockedBecause={deletionBlocked ?? null}
        shortcut="Del"
        onAction={() => onDelete?.()}
      >
        {text('delete')}
      </MenuItem>
    </Menu>
  );
}
