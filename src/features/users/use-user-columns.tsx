import { useMemo } from 'react';
import { roleTypes, userStatuses, type UserRow } from '#machines/users/user.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { userAddresses } from '#page/parameters/addresses.ts';
import { MailLink } from '#records/view/contact-links.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { UserStatusBadge } from './user-status-badge.tsx';

/** The columns of the users: name, address, role type, roles, status, employee, last sign-in. */
export function useUserColumns(): readonly GridColumn<UserRow>[] {
  const text = useText('users');
  const format = useFormat();
  return useMemo(() => {
    const column = (id: 'role' | 'employee'): GridColumn<UserRow> => ({
      id,
      header: text(id),
      cell: (row) => (row[id] === '' ? '-' : <bdi>{row[id]}</bdi>),
      csv: (row) => row[id],
      isSortable: true,
      filter: 'text',
    });
    const getType = ({ roleType }: UserRow) => text(`type_${roleType ?? 'none'}`);
    const getLast = ({ lastSignIn }: UserRow) =>
      lastSignIn === null ? text('never') : format.dateTime(lastSignIn);
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ id, name }) => <RecordLink address={userAddresses.view(id)}>{name}</RecordLink>,
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'email',
        header: text('email'),
        cell: ({ email }) => <MailLink email={email} />,
        csv: ({ email }) => email,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'roleType',
        header: text('roleType'),
        cell: getType,
        csv: getType,
        isSortable: true,
        filter: roleTypes.map((value) => ({ value, label: text(`type_${value}`) })),
      },
      column('role'),
      {
        id: 'status',
        header: text('status'),
        cell: ({ status }) => <UserStatusBadge status={status} />,
        csv: ({ status }) => text(`status_${status}`),
        isSortable: true,
        filter: userStatuses.map((value) => ({ value, label: text(`status_${value}`) })),
      },
      column('employee'),
      {
        id: 'lastSignIn',
        header: text('lastSignIn'),
        cell: getLast,
        csv: getLast,
        isSortable: true,
      },
    ];
  }, [text, format]);
}
