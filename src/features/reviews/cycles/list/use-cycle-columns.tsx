import { useMemo } from 'react';
import type { Schema } from '#openapi/client/index.ts';
import type { Cycle } from '#machines/reviews/cycles/cycle.ts';
import { useText } from '#i18n/text.tsx';
import { reviewCycleAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { useReviewDays } from '../../shared/use-review-days.ts';
import { CycleBadge } from './cycle-badges.tsx';
import { DeliveredBar } from '../delivered-bar.tsx';

/** The columns of the list of cycles. Source: REVW-068, REVW-054. */
export function useCycleColumns(
  legends: readonly Schema<'ReviewLegend'>[] | null,
): readonly GridColumn<Cycle>[] {
  const text = useText('reviewCycles');
  const reviews = useText('reviews');
  const toDays = useReviewDays();
  return useMemo(() => {
    const getTeam = ({ teamId, teamName }: Cycle) =>
      teamId === null ? text('everyone') : teamName;
    const getDays = ({ startDate, endDate }: Cycle) =>
      toDays({ reviewStartDate: startDate, reviewEndDate: endDate });
    return [
      {
        id: 'cycleName',
        header: text('cycleName'),
        cell: ({ id, cycleName }) => (
          <RecordLink address={reviewCycleAddresses.cycle(id)}>{cycleName}</RecordLink>
        ),
        csv: ({ cycleName }) => cycleName,
        isSortable: true,
        isHideable: false,
      },
      {
        id: 'status',
        header: text('status'),
        cell: ({ status }) => <CycleBadge status={status} legends={legends} />,
        csv: ({ status }) => reviews(`cycleStatus_${status}`),
        isSortable: true,
      },
      {
        id: 'deliveredCount',
        header: text('progress'),
        cell: ({ deliveredCount, revieweeCount }) => (
          <DeliveredBar done={deliveredCount} count={revieweeCount} />
        ),
        csv: ({ deliveredCount, revieweeCount }) => `${deliveredCount}/${revieweeCount}`,
        isSortable: true,
      },
      {
        id: 'period',
        header: text('period'),
        cell: ({ period }) => <bdi>{period}</bdi>,
        csv: ({ period }) => period,
        isSortable: true,
      },
      {
        id: 'startDate',
        header: text('days'),
        cell: getDays,
        csv: getDays,
        isSortable: true,
      },
      {
        id: 'teamName',
        header: text('team'),
        cell: (row) => <bdi>{getTeam(row)}</bdi>,
        csv: getTeam,
        isSortable: true,
      },
      {
        id: 'workflowName',
        header: text('workflow'),
        cell: ({ workflowName }) => <bdi>{workflowName}</bdi>,
        csv: ({ workflowName }) => workflowName,
        isSortable: true,
        isLong: true,
      },
    ];
  }, [text, reviews, toDays, legends]);
}
