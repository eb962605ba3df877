import { useMemo } from 'react';
import type { Employee } from '#machines/employees/employee.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { employeeAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import styles from './employees.module.css';

/** Name, Email, Designation, Manager, Team lead, Work place, Shift, Joined on, Status, User. */
export function useEmployeeColumns(): readonly GridColumn<Employee>[] {
  const text = useText('employees');
  const format = useFormat();
  const { isBlocked: cannotView } = useBlocked('employees.view');
  return useMemo(() => {
    const column = (
      id: 'email' | 'designation' | 'reportingTo' | 'workPlace',
      header: string,
    ): GridColumn<Employee> => ({
      id,
      header,
      cell: (row) => <bdi>{row[id] || '-'}</bdi>,
      csv: (row) => row[id] ?? '',
      isSortable: true,
      filter: 'text',
    });
    const getLead = ({ isTeamLead }: Employee) => text(isTeamLead ? 'yes' : 'no');
    const getStatus = ({ isActive }: Employee) => text(isActive ? 'active' : 'inactive');
    const getUser = ({ userId }: Employee) => text(userId === null ? 'withoutUser' : 'withUser');
    return [
      {
        id: 'fullName',
        header: text('fullName'),
        cell: ({ id, fullName, profileImageUrl }) => (
          <span className={styles.person}>
            <Avatar size="small" isDecorative name={fullName} src={profileImageUrl ?? undefined} />
            {cannotView ? (
              <bdi>{fullName}</bdi>
            ) : (
              <RecordLink address={employeeAddresses.view(id)}>{fullName}</RecordLink>
            )}
          </span>
        ),
        csv: ({ fullName }) => fullName,
        isSortable: true,
        filter: 'text',
      },
      column('email', text('email')),
      column('designation', text('designationId')),
      column('reportingTo', text('reportingToId')),
      {
        id: 'isTeamLead',
        header: text('isTeamLead'),
        cell: getLead,
        csv: getLead,
        isSortable: true,
      },
      column('workPlace', text('workPlace')),
      {
        id: 'shift',
        header: text('shift'),
        cell: ({ shift }) => <bdi>{shift || '-'}</bdi>,
        csv: ({ shift }) => shift,
        isSortable: true,
      },
      {
        id: 'joinedOn',
        header: text('joinedOn'),
        cell: ({ joinedOn }) => (joinedOn === null ? '-' : format.shortDay(joinedOn)),
        csv: ({ joinedOn }) => joinedOn ?? '',
        isSortable: true,
      },
      {
        id: 'isActive',
        header: text('isActive'),
        cell: (row) => <Badge tone={row.isActive ? 'success' : 'neutral'}>{getStatus(row)}</Badge>,
        csv: getStatus,
        isSortable: true,
      },
      { id: 'hasUser', header: text('hasUser'), cell: getUser, csv: getUser },
    ];
  }, [text, format, cannotView]);
}
