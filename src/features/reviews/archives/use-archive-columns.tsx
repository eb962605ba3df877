import { useMemo } from 'react';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import type { ArchivedReview } from '#machines/reviews/archives/archived-review.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { useReviewDays } from '../shared/use-review-days.ts';
import styles from './review-archives.module.css';

/** The columns of the archive. Source: REVW-010. */
export function useArchiveColumns(): readonly GridColumn<ArchivedReview>[] {
  const text = useText('reviewArchives');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  const toDays = useReviewDays();
  return useMemo(() => {
    const getDelivered = ({ deliveredOn }: ArchivedReview) =>
      deliveredOn === null ? '' : format.shortDay(toIsoDay(deliveredOn, timeZone));
    const column = (
      id: 'employeeDesignation' | 'reviewCycleName' | 'period',
    ): GridColumn<ArchivedReview> => ({
      id,
      header: text(id),
      cell: (row) => <bdi>{row[id] || '-'}</bdi>,
      csv: (row) => row[id],
      isSortable: true,
    });
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
            <RecordLink address={reviewAddresses.execute(row)} title={text('openReview')}>
              {row.employeeName}
            </RecordLink>
          </span>
        ),
        csv: ({ employeeName }) => employeeName,
        isSortable: true,
        isHideable: false,
      },
      column('employeeDesignation'),
      column('reviewCycleName'),
      column('period'),
      {
        id: 'year',
        header: text('year'),
        cell: ({ year }) => String(year),
        csv: ({ year }) => year,
        isSortable: true,
      },
      {
        id: 'reviewStartDate',
        header: text('reviewStartDate'),
        cell: toDays,
        csv: toDays,
        isSortable: true,
      },
      {
        id: 'deliveredOn',
        header: text('deliveredOn'),
        cell: (row) => getDelivered(row) || '-',
        csv: getDelivered,
      },
    ];
  }, [text, format, timeZone, toDays]);
}
