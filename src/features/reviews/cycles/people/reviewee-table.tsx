import { useSelector } from '@xstate/react';
import { BellRing, PackageCheck } from 'lucide-react';
import { useCallback } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { getHiddenSelection } from '#machines/lists/hidden-selection.ts';
import type { CycleDialogsActor } from '#machines/reviews/cycles/cycle-dialogs.machine.ts';
import type { CycleDetail, Reviewee } from '#machines/reviews/cycles/cycle.ts';
import type { ReviewActionActor } from '#machines/reviews/cycles/people/review-action.machine.ts';
import { maxReviews } from '#machines/reviews/cycles/people/review-action.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { BulkBar } from '#records/list/bulk-bar.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { useBulkChoice } from '#records/list/use-bulk-choice.ts';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import { RevieweeFilters } from './reviewee-filters.tsx';
import type { RevieweeMenuProps } from './reviewee-menu.tsx';
import { useRevieweeColumns } from './use-reviewee-columns.tsx';

const RevieweeMenu = onDemand<RevieweeMenuProps>(() =>
  import('./reviewee-menu.tsx').then((module) => module.RevieweeMenu),
);

export interface RevieweeTableProps extends ListPageState {
  detail: CycleDetail;
  reviewees: ListActor<Reviewee>;
  dialogs: CycleDialogsActor;
  reviewActions: ReviewActionActor;
}

const getName = ({ employeeName }: Reviewee) => employeeName;
const getId = ({ reviewId }: Reviewee) => reviewId;

/** The reviewees of a cycle, page by page, with actions on one or several of their reviews. */
export function RevieweeTable(props: RevieweeTableProps) {
  const { detail, reviewees, dialogs, reviewActions, ...listState } = props;
  const text = useText('reviewCycles');
  const records = useText('records');
  const columns = useRevieweeColumns(detail.reviewCycle.id);
  const hidden = useSelector(
    reviewees,
    ({ context }) => getHiddenSelection(context, getId),
    (one, other) => one.count === other.count && one.by === other.by,
  );
  const renderActions = useCallback(
    (reviewee: Reviewee) => (
      <RowMenu label={records('moreActions', { name: reviewee.employeeName })} list={RevieweeMenu}>
        <RevieweeMenu
          detail={detail}
          reviewee={reviewee}
          dialogs={dialogs}
          reviewActions={reviewActions}
        />
      </RowMenu>
    ),
    [detail, dialogs, reviewActions, records],
  );
  return (
    <>
      <PagedGrid
        {...listState}
        actor={reviewees}
        label={text('reviewees')}
        columns={columns}
        getName={getName}
        emptyText={text('noReviewees')}
        picking={useBulkChoice(reviewees, getName, getId)}
        toolbar={
          <RevieweeFilters
            detail={detail}
            search={listState.search}
            onSearch={listState.onSearch}
          />
        }
        renderActions={renderActions}
      />
      <BulkBar actor={reviewees} hidden={hidden} canDelete={false}>
        <BulkButtons reviewees={reviewees} reviewActions={reviewActions} />
      </BulkBar>
    </>
  );
}

function BulkButtons({
  reviewees,
  reviewActions,
}: Pick<RevieweeTableProps, 'reviewees' | 'reviewActions'>) {
  const text = useText('reviewCycles');
  const rows = useSelector(reviewees, ({ context }) => context.selection);
  const { reason } = useBlocked(
    'cycle.basic',
    rows.length > maxReviews && text('tooMany', { max: maxReviews }),
  );
  return (
    <>
      <Button
        size="small"
        icon={<BellRing aria-hidden="true" />}
        blockedBecause={reason}
        onPress={() => reviewActions.send({ type: 'reviews.nudge', rows })}
      >
        {text('nudge')}
      </Button>
      <Button
        size="small"
        icon={<PackageCheck aria-hidden="true" />}
        blockedBecause={reason}
        onPress={() => reviewActions.send({ type: 'reviews.deliver', rows })}
      >
        {text('deliver')}
      </Button>
    </>
  );
}
