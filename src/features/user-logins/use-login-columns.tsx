import { useMemo } from 'react';
import { userColumn, type UserLogin } from '#machines/user-logins/user-logins.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

/** The columns of the logins; only the user can be filtered. Source: ANLYT-032. */
export function useLoginColumns(): readonly GridColumn<UserLogin>[] {
  const text = useText('userLogins');
  const { dateTime } = useFormat();
  return useMemo(
    () => [
      {
        id: 'dateTimeStampFormatted',
        header: text('dateTime'),
        cell: ({ timestamp }) => <bdi>{dateTime(timestamp)}</bdi>,
        isSortable: true,
      },
      {
        id: userColumn,
        header: text('user'),
        cell: ({ userName }) => <bdi>{userName}</bdi>,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'ipAddress',
        header: text('ipAddress'),
        cell: ({ ipAddress }) => <bdi dir="ltr">{ipAddress || '-'}</bdi>,
        isSortable: true,
      },
      {
        id: 'browser',
        header: text('browser'),
        cell: ({ browser }) => <bdi dir="ltr">{browser || '-'}</bdi>,
        isSortable: true,
        isLong: true,
      },
    ],
    [text, dateTime],
  );
}
