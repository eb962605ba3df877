import { useMemo } from 'react';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import type { Reviewee } from '#machines/reviews/cycles/cycle.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { ReviewBadge } from '../list/cycle-badges.tsx';
import styles from '../review-cycles.module.css';

/** Columns that are hidden until a person shows them. */
export const hiddenAtFirst: readonly string[] = ['employeeDesignation', 'interfacer'];

/** The columns of the reviewees of a cycle. Source: REVW-009, REVW-017. */
export function useRevieweeColumns(cycleId: string): readonly GridColumn<Reviewee>[] {
  const text = useText('reviewCycles');
  const reviews = useText('reviews');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  return useMemo(() => {
    const getWaiting = ({ waitingFor, isClosed }: Reviewee) => {
      if (isClosed) return text('hasLeft');
      if (waitingFor === null) return '';
      return waitingFor.names.length > 0
        ? format.list(waitingFor.names)
        : reviews(`executor_${waitingFor.part}`);
    };
    const getSince = ({ waitingSince }: Reviewee) =>
      waitingSince === null ? '' : format.shortDay(toIsoDay(waitingSince, timeZone));
    const getRead = ({ acknowledgedOn }: Reviewee) =>
      acknowledgedOn === null ? '' : format.shortDay(toIsoDay(acknowledgedOn, timeZone));
    const getMeeting = ({ meetingStatus }: Reviewee) =>
      meetingStatus === null ? '' : reviews(`meetingStatus_${meetingStatus}`);
    const toAddress = ({ stepId, reviewId }: Reviewee) =>
      reviewAddresses.execute({ cycleId, stepId, reviewId });
    return [
      {
        id: 'employeeName',
        header: text('employeeName'),
        cell: (row) => (
          <span className={styles.person}>
            <Avatar
              isDecorative
              size="small"
              name={row.employeeName}
              src={row.profileImageURL ?? undefined}
            />
            <RecordLink
              address={toAddress(row)}
              title={text('openReview', { name: row.employeeName })}
            >
              {row.employeeName}
            </RecordLink>
          </span>
        ),
        csv: ({ employeeName }) => employeeName,
        isSortable: true,
        isHideable: false,
      },
      {
        id: 'employeeDesignation',
        header: text('employeeDesignation'),
        cell: ({ employeeDesignation }) => <bdi>{employeeDesignation || '-'}</bdi>,
        csv: ({ employeeDesignation }) => employeeDesignation,
        isSortable: true,
      },
      {
        id: 'stepName',
        header: text('stepName'),
        cell: ({ stepName }) => <bdi>{stepName}</bdi>,
        csv: ({ stepName }) => stepName,
        isSortable: true,
      },
      {
        id: 'status',
        header: text('status'),
        cell: ({ status }) => <ReviewBadge status={status} />,
        csv: ({ status }) => reviews(`status_${status}`),
        isSortable: true,
      },
      {
        id: 'waitingFor',
        header: text('waitingFor'),
        cell: (row) => <bdi>{getWaiting(row) || '-'}</bdi>,
        csv: getWaiting,
      },
      {
        id: 'waitingSince',
        header: text('waitingSince'),
        cell: (row) => (
          <span className={styles.marks}>
            {getSince(row) || '-'}
            {row.isOverdue && <Badge tone="warning">{text('overdue')}</Badge>}
          </span>
        ),
        csv: getSince,
      },
      {
        id: 'acknowledgedOn',
        header: text('acknowledgedOn'),
        cell: (row) => getRead(row) || '-',
        csv: getRead,
      },
      {
        id: 'meeting',
        header: text('meeting'),
        cell: (row) =>
          row.meetingStatus === null ? (
            '-'
          ) : (
            <RecordLink address={toAddress(row)}>{getMeeting(row)}</RecordLink>
          ),
        csv: getMeeting,
      },
      {
        id: 'interfacer',
        header: text('interfacer'),
        cell: ({ clientInterfacerName }) => <bdi>{clientInterfacerName || '-'}</bdi>,
        csv: ({ clientInterfacerName }) => clientInterfacerName,
      },
    ];
  }, [text, reviews, format, timeZone, cycleId]);
}
