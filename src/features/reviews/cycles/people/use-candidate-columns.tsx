import { useMemo } from 'react';
import type { Candidate } from '#machines/reviews/cycles/people/cycle-people.ts';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import styles from '../review-cycles.module.css';

/** The columns of the people who can be reviewed. Source: REVW-008, REVW-D19. */
export function useCandidateColumns(): readonly GridColumn<Candidate>[] {
  const text = useText('reviewCycles');
  return useMemo(
    () => [
      {
        id: 'employeeName',
        header: text('employeeName'),
        cell: ({ employeeName }) => <bdi>{employeeName}</bdi>,
        isSortable: true,
        isHideable: false,
      },
      {
        id: 'employeeDesignation',
        header: text('employeeDesignation'),
        cell: ({ employeeDesignation }) => <bdi>{employeeDesignation || '-'}</bdi>,
        isSortable: true,
      },
      {
        id: 'reportingToName',
        header: text('manager'),
        cell: ({ reportingToName }) => <bdi>{reportingToName || '-'}</bdi>,
        isSortable: true,
      },
      {
        id: 'checks',
        header: text('lacks'),
        cell: ({ checks = [] }) => (
          <span className={styles.marks}>
            {checks.map((check) => (
              <Badge key={check} tone="warning">
                {text(`check_${check}`)}
              </Badge>
            ))}
            {checks.length === 0 && '-'}
          </span>
        ),
      },
    ],
    [text],
  );
}
