import { useMemo } from 'react';
import type { Review, ReviewFacets } from '#machines/reviews/list/review-list.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { StyleBadge } from '../shared/style-badge.tsx';
import { useReviewDays } from '../shared/use-review-days.ts';
import { WaitingFor, WaitingSince } from './review-marks.tsx';
import styles from './review-list.module.css';

/** Columns that are hidden until a person shows them: they are below another column's value. */
export const hiddenAtFirst: readonly string[] = ['employeeDesignation', 'period'];

/**
 * Whose review it is, of which cycle, its step and status, for whom it waits and since when. Source:
 * REVW-014, REVW-015.
 */
export function useReviewColumns(
  facets: ReviewFacets | null,
  employeeId: string | null,
): readonly GridColumn<Review>[] {
  const text = useText('reviewList');
  const reviews = useText('reviews');
  const toDays = useReviewDays();
  return useMemo(() => {
    const stepStyles = new Map(facets?.reviewTabItems.map((tab) => [tab.stepId, tab.stepStyle]));
    const statusStyles = new Map(facets?.legends.map(({ status, style }) => [status, style]));
    const plain = (id: 'employeeDesignation' | 'period'): GridColumn<Review> => ({
      id,
      header: text(id),
      cell: (row) => <bdi>{row[id] || '-'}</bdi>,
      isSortable: true,
      filter: 'text',
    });
    const getPart = (row: Review) => {
      if (row.employeeId === employeeId) return text('asReviewee');
      if (row.isReportingToManager) return text('asManager');
      return row.isClientInterfacer ? text('asInterfacer') : '';
    };
    const part: GridColumn<Review> = {
      id: 'part',
      header: text('part'),
      cell: (row) => getPart(row) || <span className={styles.muted}>-</span>,
    };
    const hasParts = facets?.isReportingToManager || facets?.isClientInterfacer;
    return [
      {
        id: 'employeeName',
        header: text('employeeName'),
        cell: (row) => <Reviewee review={row} />,
        isSortable: true,
        filter: 'text',
      },
      plain('employeeDesignation'),
      {
        id: 'reviewCycleName',
        header: text('reviewCycleName'),
        cell: (row) => (
          <span className={styles.lines}>
            <bdi>{row.reviewCycleName}</bdi>
            <bdi className={styles.muted}>{row.period}</bdi>
          </span>
        ),
        isSortable: true,
        filter: 'text',
      },
      plain('period'),
      {
        id: 'stepOrder',
        header: text('stepOrder'),
        cell: (row) => (
          <StyleBadge style={stepStyles.get(row.stepId) ?? 'secondary'}>
            <bdi>{row.stepName}</bdi>
          </StyleBadge>
        ),
        isSortable: true,
      },
      {
        id: 'status',
        header: text('status'),
        cell: ({ status }) => (
          <StyleBadge style={statusStyles.get(status) ?? 'secondary'}>
            {reviews(`status_${status}`)}
          </StyleBadge>
        ),
        isSortable: true,
      },
      {
        id: 'waitingFor',
        header: text('waitingFor'),
        cell: (row) => <WaitingFor review={row} />,
      },
      {
        id: 'waitingSince',
        header: text('waitingSince'),
        cell: (row) => <WaitingSince review={row} />,
        isSortable: true,
      },
      {
        id: 'reviewStartDate',
        header: text('reviewStartDate'),
        cell: (row) => <bdi className={styles.days}>{toDays(row)}</bdi>,
        isSortable: true,
      },
      {
        id: 'meetingStatus',
        header: text('meetingStatus'),
        cell: ({ meetingStatus }) =>
          meetingStatus === null ? (
            <span className={styles.muted}>-</span>
          ) : (
            reviews(`meetingStatus_${meetingStatus}`)
          ),
        isSortable: true,
      },
      ...(hasParts ? [part] : []),
    ];
  }, [text, reviews, toDays, facets, employeeId]);
}

function Reviewee({ review }: { review: Review }) {
  const text = useText('reviewList');
  const { id, cycleId, stepId, employeeName, employeeDesignation, profileImageURL } = review;
  return (
    <span className={styles.reviewee}>
      <Avatar
        name={employeeName}
        isDecorative
        {...(profileImageURL !== null && { src: profileImageURL })}
      />
      <span className={styles.lines}>
        <RecordLink
          address={reviewAddresses.execute({ cycleId, stepId, reviewId: id })}
          title={text('openReview', { name: employeeName })}
        >
          {employeeName}
        </RecordLink>
        {employeeDesignation !== '' && <bdi className={styles.muted}>{employeeDesignation}</bdi>}
      </span>
    </span>
  );
}
