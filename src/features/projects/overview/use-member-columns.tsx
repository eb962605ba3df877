import type { ProjectMember } from '#machines/projects/people/project-members.machine.ts';
import type { RecordFields } from '#machines/records/record-page.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../project-overview.module.css';

/** The fields by which members are sorted and filtered. */
export const memberFields: RecordFields<ProjectMember> = {
  fullName: ({ fullName }) => fullName,
  time: ({ timeInSeconds = 0 }) => timeInSeconds,
  isActiveMember: ({ isActiveMember }) => isActiveMember,
};

interface MemberColumns {
  /** The employee id of the owner, and that of the current user. */
  ownerId: string;
  employeeId: string | null;
}

/** The columns Name with the person's role, Time, and Status. Source: PROJ-018. */
export function useMemberColumns({
  ownerId,
  employeeId,
}: MemberColumns): readonly GridColumn<ProjectMember>[] {
  const text = useText('projectOverview');
  const { hours } = useFormat();
  return [
    {
      id: 'fullName',
      header: text('name'),
      cell: (member) => (
        <span className={styles.person}>
          <Avatar
            name={member.fullName}
            src={member.profileImageUrl ?? undefined}
            size="small"
            isDecorative
          />
          <bdi>{isolate(member.fullName)}</bdi>
          {member.employeeId === employeeId && <Badge tone="info">{text('you')}</Badge>}
          {member.employeeId === ownerId && <Badge tone="success">{text('owner')}</Badge>}
          {member.isEmployed === false && <Badge tone="warning">{text('hasLeft')}</Badge>}
        </span>
      ),
      csv: ({ fullName }) => fullName,
      isSortable: true,
      filter: 'text',
    },
    {
      id: 'time',
      header: text('timeHere'),
      cell: ({ timeInSeconds = 0 }) => hours(timeInSeconds),
      csv: ({ timeInSeconds = 0 }) => timeInSeconds / 3600,
      align: 'end',
      isSortable: true,
    },
    {
      id: 'isActiveMember',
      header: text('status'),
      cell: ({ isActiveMember }) =>
        isActiveMember ? text('active') : <Badge>{text('former')}</Badge>,
      csv: ({ isActiveMember }) => text(isActiveMember ? 'active' : 'former'),
      isSortable: true,
      filter: [
        { value: 'active', label: text('active') },
        { value: 'inactive', label: text('former') },
      ],
    },
  ];
}
