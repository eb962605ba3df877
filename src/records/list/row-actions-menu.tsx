import { useNavigate } from '@tanstack/react-router';
import { Copy, Link2, Trash2 } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import type { Address, RecordAddresses } from '../form/address.ts';

export interface RowActionsProps {
  id: string;
  /** The record's name. */
  name: string;
  addresses: RecordAddresses;
  /** False if the name links to the view and the requirements have no View action. */
  hasView?: boolean;
  onCopyAddress: (address: Address) => void;
  onDelete?: () => void;
  /** Why it cannot be deleted; null if it can. */
  deletionBlocked?: string | null;
}

/** The menu of a row's further actions, which have no button in the row. */
export function RowActionsMenu(props: RowActionsProps) {
  const { id, name, addresses, onCopyAddress, onDelete, deletionBlocked } = props;
  const text = useText('records');
  const navigate = useNavigate();
  return (
    <Menu label={text('moreActions', { name })} placement="bottom end">
      <MenuItem
        effect="changing"
        icon={<Copy />}
        onAction={() => void navigate(addresses.copy(id))}
      >
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
