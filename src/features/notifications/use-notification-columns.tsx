import { useMemo } from 'react';
import {
  filterTypes,
  notificationType,
  type Notification,
} from '#machines/notifications/notifications.ts';
import { getAge } from '#machines/notifications/age.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { NotificationAge } from './notification-age.tsx';
import {
  NotificationText,
  getNotificationText,
  useNotificationTexts,
} from './notification-text.tsx';

/** The columns of the page: text, type, status and age. */
export function useNotificationColumns(now: number): readonly GridColumn<Notification>[] {
  const text = useText('notifications');
  const texts = useNotificationTexts();
  const format = useFormat();
  return useMemo(() => {
    const getState = ({ isSeen, isComplete, isDenied }: Notification) => {
      if (isDenied) return text('stateDenied');
      if (isComplete) return text('completed');
      return text(isSeen ? 'stateSeen' : 'stateUnseen');
    };
    const states = { UnSeen: text('stateUnseen'), Seen: text('stateSeen') };
    const types = Object.values(notificationType);
    return [
      {
        id: 'message',
        header: text('columnMessage'),
        cell: (row) => <NotificationText notification={row} />,
        isLong: true,
        csv: (row) => getNotificationText(row, texts),
      },
      {
        id: 'type',
        header: text('type'),
        cell: (row) => text(`typeName${row.typeId}`),
        filter: types.map((id) => ({ value: String(id), label: text(`typeName${id}`) })),
        csv: (row) => text(`typeName${row.typeId}`),
      },
      {
        id: 'state',
        header: text('columnState'),
        cell: (row) => <Badge tone={row.isSeen ? 'neutral' : 'info'}>{getState(row)}</Badge>,
        filter: filterTypes.flatMap((value) =>
          value === 'All' ? [] : [{ value, label: states[value] }],
        ),
        csv: getState,
      },
      {
        id: 'received',
        header: text('columnReceived'),
        cell: (row) => (
          <NotificationAge timestamp={row.requestedTime} {...getAge(row.requestedTime, now)} />
        ),
        align: 'end',
        // Files are opened later, when an age would be wrong, so they contain the timestamp.
        csv: (row) => format.dateTime(row.requestedTime),
      },
    ];
  }, [text, texts, format, now]);
}
