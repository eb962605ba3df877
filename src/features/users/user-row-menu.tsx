import { useNavigate } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import type { UserActionActor } from '#machines/users/user-action.machine.ts';
import type { UserActionKind } from '#machines/users/user-action.ts';
import { isInvitation, type UserRow } from '#machines/users/user.ts';
import { useText } from '#i18n/text.tsx';
import { userAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';

export interface UserRowMenuProps {
  row: UserRow;
  actions: UserActionActor;
}

/** What can be done with a user by their status. */
const getKinds = (row: UserRow): readonly UserActionKind[] => {
  if (isInvitation(row)) return ['resend', 'withdraw'];
  return [row.status === 'active' ? 'deactivate' : 'activate'];
};

/** The menu of a row; for a user above the caller, its items say why they are blocked. */
export function UserRowMenu({ row, actions }: UserRowMenuProps) {
  const text = useText('users');
  const records = useText('records');
  const navigate = useNavigate();
  const { reason } = useBlocked('users.basic', row.isAboveCaller && text('aboveYou'));
  return (
    <Menu label={records('moreActions', { name: row.name })} placement="bottom end">
      <MenuItem
        icon={<Pencil />}
        blockedBecause={reason}
        onAction={() => void navigate(userAddresses.edit(row.id))}
      >
        {records('edit')}
      </MenuItem>
      <MenuSeparator />
      {getKinds(row).map((kind) => (
        <MenuItem
          key={kind}
          {...(kind !== 'activate' && kind !== 'resend' && { tone: 'danger' as const })}
          blockedBecause={reason}
          onAction={() =>
            actions.send({ type: 'user.act', action: { kind, user: row, sessionId: '' } })
          }
        >
          {text(`do_${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
