import type { SubProject } from '#machines/projects/links/project-link.ts';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { tableClass } from '#ui/display/rows/table.tsx';
import styles from './links.module.css';

/** Code, which opens the sub-project, name, owner, day, description and membership. */
export function useSubProjectColumns(): readonly GridColumn<SubProject>[] {
  const text = useText('projectLinks');
  const getRole = ({ isSubProjectMember }: SubProject) =>
    text(isSubProjectMember ? 'member' : 'notMember');
  return [
    {
      id: 'code',
      header: text('code'),
      cell: ({ id, code }) => (
        <RecordLink address={projectAddresses.view(id)} className={tableClass.name}>
          {code}
        </RecordLink>
      ),
      csv: ({ code }) => code,
      isSortable: true,
      filter: 'text',
    },
    {
      id: 'name',
      header: text('name'),
      cell: ({ name }) => <bdi>{name}</bdi>,
      csv: ({ name }) => name,
      isSortable: true,
      filter: 'text',
    },
    {
      id: 'employeeName',
      header: text('owner'),
      cell: ({ employeeName, profileImageUrl }) => (
        <span className={styles.person}>
          <Avatar
            isDecorative
            size="small"
            name={employeeName}
            src={profileImageUrl ?? undefined}
          />
          <bdi>{employeeName}</bdi>
        </span>
      ),
      csv: ({ employeeName }) => employeeName,
      isSortable: true,
      filter: 'text',
    },
    {
      id: 'createdOn',
      header: text('created'),
      cell: ({ createdOnAsString }) => createdOnAsString,
      csv: ({ createdOnAsString }) => createdOnAsString,
      isSortable: true,
    },
    {
      id: 'description',
      header: text('description'),
      cell: ({ description }) => <bdi>{description}</bdi>,
      csv: ({ description }) => description,
      isLong: true,
    },
    {
      id: 'isSubProjectMember',
      header: text('membership'),
      cell: getRole,
      csv: getRole,
      isSortable: true,
      filter: [
        { value: 'active', label: text('member') },
        { value: 'inactive', label: text('notMember') },
      ],
    },
  ];
}
