import { useSelector } from '@xstate/react';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReviewExecuteActor } from '#machines/reviews/execute/review-execute.machine.ts';
import type { ReviewDetail } from '#machines/reviews/execute/review.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { IconLink } from '#records/link-button.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import styles from './review-execute.module.css';

export type ReviewPageView = 'forms' | 'meeting' | 'history';

interface ReviewToolbarProps {
  actor: ReviewExecuteActor;
  detail: ReviewDetail;
  view: ReviewPageView;
  onView: (view: ReviewPageView) => void;
}

/** Back to the list, the previous and the next review, and what is shown of this one. */
export function ReviewToolbar({ actor, detail, view, onView }: ReviewToolbarProps) {
  const text = useText('reviewExecute');
  const { previousReviewId, nextReviewId } = detail.review;
  const isDisplay = useSelector(actor, (state) => state.matches('display'));
  const open = (reviewId: string | null) => {
    if (reviewId !== null) actor.send({ type: 'review.leave', reviewId });
  };
  return (
    <div className={styles.toolbar}>
      <IconLink
        address={reviewAddresses.list}
        icon={<ArrowLeft aria-hidden="true" className={styles.mirrored} />}
        label={text('back')}
      />
      <Button
        size="small"
        icon={<ChevronLeft aria-hidden="true" className={styles.mirrored} />}
        effect="reading"
        blockedBecause={previousReviewId === null ? text('firstReview') : null}
        onPress={() => open(previousReviewId)}
      >
        {text('previous')}
      </Button>
      <Button
        size="small"
        icon={<ChevronRight aria-hidden="true" className={styles.mirrored} />}
        effect="reading"
        blockedBecause={nextReviewId === null ? text('lastReview') : null}
        onPress={() => open(nextReviewId)}
      >
        {text('next')}
      </Button>
      <span className={styles.spring} />
      <SegmentedControl
        label={text('view')}
        options={[
          { id: 'forms', label: text('viewForms') },
          ...(isDisplay ? [] : [{ id: 'meeting' as const, label: text('viewMeeting') }]),
          { id: 'history', label: text('viewHistory') },
        ]}
        value={view}
        onChange={onView}
      />
    </div>
  );
}
