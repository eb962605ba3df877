import { useMemo } from 'react';
import type { CentralMember } from '#machines/central-clockwork/central-member.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { centralAddresses } from '#page/parameters/addresses.ts';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

interface CentralMembersProps extends ListPageState {
  actor: ListActor<CentralMember>;
}

const getName = ({ employeeName }: CentralMember) => employeeName;

/** The employees with their time today, each with a link to their day. */
export function CentralMembers(props: CentralMembersProps) {
  const text = useText('centralClockwork');
  return (
    <PagedGrid {...props} label={text('members')} columns={useMemberColumns()} getName={getName} />
  );
}

function useMemberColumns(): readonly GridColumn<CentralMember>[] {
  const text = useText('centralClockwork');
  const { hours } = useFormat();
  return useMemo(
    () => [
      {
        id: 'employeeName',
        header: text('name'),
        cell: ({ employeeId, employeeName }) => (
          <RecordLink address={centralAddresses.day(employeeId)}>{employeeName}</RecordLink>
        ),
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'workPlace',
        header: text('workPlace'),
        cell: ({ workPlace }) => <bdi>{workPlace.workPlace || '-'}</bdi>,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'totalTimeInSeconds',
        header: text('timeToday'),
        cell: ({ totalTimeInSeconds, runningEntry }) =>
          runningEntry?.crossover ? (
            <>
              <Badge tone="warning">{text('needsEnd')}</Badge> {hours(totalTimeInSeconds)}
            </>
          ) : (
            hours(totalTimeInSeconds)
          ),
        isSortable: true,
        align: 'end',
      },
    ],
    [text, hours],
  );
}
