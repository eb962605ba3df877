import { useSelector } from '@xstate/react';
import type { ReviewExecuteActor } from '#machines/reviews/execute/review-execute.machine.ts';
import type { CycleSummary } from '#machines/reviews/execute/review.ts';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import styles from './review-execute.module.css';

interface ReviewPeopleProps {
  actor: ReviewExecuteActor;
  reviewId: string;
  summary: CycleSummary;
}

/** The reviews that have reached the step: one press opens the next. Source: REVW-017. */
export function ReviewPeople({ actor, reviewId, summary }: ReviewPeopleProps) {
  const text = useText('reviewExecute');
  const reviews = useText('reviews');
  const isSaving = useSelector(actor, (state) => state.matches({ content: { work: 'flushing' } }));
  return (
    <nav aria-label={text('people')} className={styles.people}>
      <ul>
        {summary.reviewees.map((reviewee) => (
          <li key={reviewee.reviewId}>
            <button
              type="button"
              className={styles.person}
              aria-current={reviewee.reviewId === reviewId ? 'page' : undefined}
              aria-disabled={isSaving}
              onClick={() => {
                if (reviewee.reviewId === reviewId) return;
                actor.send({ type: 'review.leave', reviewId: reviewee.reviewId });
              }}
            >
              <Avatar
                name={reviewee.employeeName}
                size="small"
                isDecorative
                {...(reviewee.profileImageURL !== null && { src: reviewee.profileImageURL })}
              />
              <span className={styles.personName}>
                <bdi>{reviewee.employeeName}</bdi>
                <span className={styles.muted}>
                  <bdi>{reviewee.stepName}</bdi>
                  {' · '}
                  {reviews(`status_${reviewee.status}`)}
                </span>
              </span>
              {reviewee.needsAction && <Badge tone="info">{text('waitsForYou')}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
