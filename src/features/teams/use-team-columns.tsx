import { useMemo } from 'react';
import type { Team } from '#machines/teams/team.ts';
import { useText } from '#i18n/text.tsx';
import { statusColumn } from '#records/list/status-column.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { teamAddresses } from '#page/parameters/addresses.ts';

/** The columns Team Name, Description and Status. Source: TEAM-005. */
export function useTeamColumns(): readonly GridColumn<Team>[] {
  const text = useText('teams');
  return useMemo(
    () => [
      {
        id: 'teamName',
        header: text('teamName'),
        cell: ({ teamId, teamName }) => (
          <RecordLink address={teamAddresses.view(teamId)}>{teamName}</RecordLink>
        ),
        csv: ({ teamName }) => teamName,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'description',
        header: text('description'),
        cell: ({ description }) => description,
        csv: ({ description }) => description,
        isLong: true,
        isSortable: true,
        filter: 'text',
      },
      statusColumn({
        id: 'isActive',
        header: text('isActive'),
        isActive: (row) => row.isActive,
        text,
      }),
    ],
    [text],
  );
}
