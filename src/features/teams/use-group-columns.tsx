import { pendingTasks, type Group } from '#machines/teams/group.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { tableClass } from '#ui/display/rows/table.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Formats a group's number in the language of the page; '-' if it is unknown. */
export function useGroupNumber(): (number: number | null) => string {
  const format = useFormat();
  return (number) => (number === null ? '-' : format.number(number));
}

/** The columns Group Name, which opens the group, its numbers and Status. Source: TEAM-011. */
export function useGroupColumns(onName: (group: Group) => void): readonly GridColumn<Group>[] {
  const text = useText('teams');
  const numberText = useGroupNumber();
  const numberColumn = (
    id: 'totalMembers' | 'totalTasks' | 'completedTasks' | 'pendingTasks',
    getNumber: (group: Group) => number | null,
  ): GridColumn<Group> => ({
    id,
    header: text(id),
    cell: (group) => numberText(getNumber(group)),
    csv: (group) => String(getNumber(group) ?? ''),
    align: 'end',
    isSortable: true,
  });
  return [
    {
      id: 'groupName',
      header: text('groupName'),
      cell: (group) => (
        <button type="button" className={tableClass.name} onClick={() => onName(group)}>
          {group.groupName}
        </button>
      ),
      csv: ({ groupName }) => groupName,
      isSortable: true,
      filter: 'text',
    },
    numberColumn('totalMembers', ({ totalMembers }) => totalMembers),
    numberColumn('totalTasks', ({ totalTasks }) => totalTasks),
    numberColumn('completedTasks', ({ completedTasks }) => completedTasks),
    numberColumn('pendingTasks', pendingTasks),
    {
      id: 'isActive',
      header: text('isActive'),
      cell: ({ isActive }) => <StatusBadge isActive={isActive} />,
      csv: ({ isActive }) => text(isActive ? 'active' : 'inactive'),
      isSortable: true,
      filter: [
        { value: 'active', label: text('active') },
        { value: 'inactive', label: text('inactive') },
      ],
    },
  ];
}
