import { useMemo } from 'react';
import {
  accessRequestStatuses,
  requestableRights,
  type AccessRequest,
} from '#machines/access/access-request.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useMissingRights } from '#records/access/use-missing-rights.ts';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { isolate, markName, withoutMarks } from '#ui/controls/isolate.tsx';

const tones = { open: 'info', granted: 'success', denied: 'neutral' } as const;

/** The columns of the requests: who, which right, what for, when, status and answer. */
export function useRequestColumns(): readonly GridColumn<AccessRequest>[] {
  const text = useText('access');
  const format = useFormat();
  const nameRight = useMissingRights();
  return useMemo(() => {
    const getAnswer = ({ answeredBy, answeredOn, roleName, answerNote }: AccessRequest) =>
      answeredBy === null || answeredOn === null
        ? []
        : [
            text('by', { who: answeredBy, time: format.dateTime(answeredOn) }),
            ...(roleName === null ? [] : [markName(roleName)]),
            ...(answerNote === '' ? [] : [markName(answerNote)]),
          ];
    return [
      {
        id: 'userName',
        header: text('userName'),
        cell: ({ userName }) => <bdi>{userName}</bdi>,
        csv: ({ userName }) => userName,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'privilege',
        header: text('privilege'),
        cell: ({ privilege }) => nameRight(privilege),
        csv: ({ privilege }) => nameRight(privilege),
        isSortable: true,
        filter: requestableRights.map((value) => ({ value, label: nameRight(value) })),
      },
      {
        id: 'note',
        header: text('note'),
        cell: ({ note }) => (note === '' ? '-' : <bdi>{note}</bdi>),
        csv: ({ note }) => note,
        isLong: true,
      },
      {
        id: 'requestedOn',
        header: text('requestedOn'),
        cell: ({ requestedOn }) => (
          <time dateTime={requestedOn}>{format.dateTime(requestedOn)}</time>
        ),
        csv: ({ requestedOn }) => requestedOn,
        isSortable: true,
      },
      {
        id: 'status',
        header: text('status'),
        cell: ({ status }) => <Badge tone={tones[status]}>{text(`status_${status}`)}</Badge>,
        csv: ({ status }) => text(`status_${status}`),
        isSortable: true,
        filter: accessRequestStatuses.map((value) => ({ value, label: text(`status_${value}`) })),
      },
      {
        id: 'answer',
        header: text('roleAndRemark'),
        cell: (row) => getAnswer(row).map((line) => <div key={line}>{isolate(line)}</div>),
        csv: (row) => withoutMarks(getAnswer(row).join('; ')),
        isLong: true,
      },
    ];
  }, [text, format, nameRight]);
}
