import { useMemo } from 'react';
import { isUsed, type Role } from '#machines/roles/role.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { roleAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { statusColumn } from '#records/list/status-column.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

/** The columns Name, Rights, Users and Use. */
export function useRoleColumns(): readonly GridColumn<Role>[] {
  const text = useText('roles');
  const { number } = useFormat();
  return useMemo(() => {
    const getRights = ({ privileges }: Role) => number(privileges.length);
    const getUsers = ({ userCount }: Role) => number(userCount);
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ id, name }) => <RecordLink address={roleAddresses.edit(id)}>{name}</RecordLink>,
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'rightCount',
        header: text('privileges'),
        cell: getRights,
        csv: getRights,
        isSortable: true,
      },
      {
        id: 'userCount',
        header: text('userCount'),
        cell: getUsers,
        csv: getUsers,
        isSortable: true,
      },
      statusColumn({
        id: 'use',
        header: text('use'),
        isActive: isUsed,
        text: (key) => text(key === 'active' ? 'used' : 'unused'),
      }),
    ];
  }, [text, number]);
}
