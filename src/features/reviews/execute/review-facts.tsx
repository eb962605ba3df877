import { getBlock, type Review } from '#machines/reviews/execute/review.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { useReviewDays } from '../shared/use-review-days.ts';
import styles from './review-execute.module.css';

/** Whose review it is, of which cycle, and for whom it waits. Source: REVW-015, REVW-016. */
export function ReviewFacts({ review }: { review: Review }) {
  const text = useText('reviewExecute');
  const reviews = useText('reviews');
  const toDays = useReviewDays();
  const { employeeName, employeeDesignation, profileImageURL, reviewCycleName, period } = review;
  return (
    <div className={styles.facts}>
      <Avatar
        name={employeeName}
        size="medium"
        isDecorative
        {...(profileImageURL !== null && { src: profileImageURL })}
      />
      <div className={styles.factLines}>
        <p>
          {employeeDesignation !== '' && (
            <>
              <bdi>{employeeDesignation}</bdi>
              {' · '}
            </>
          )}
          <bdi>{reviewCycleName}</bdi>
          {' · '}
          <bdi>{period}</bdi>
        </p>
        <p className={styles.muted}>
          <bdi>{toDays(review)}</bdi>
        </p>
      </div>
      <div className={styles.state}>
        <Badge tone={review.status === 'Delivered' ? 'success' : 'neutral'}>
          {reviews(`status_${review.status}`)}
        </Badge>
        {review.isOverdue && <Badge tone="danger">{text('overdue')}</Badge>}
        <Waiting review={review} />
      </div>
    </div>
  );
}

/** For whom a review waits and since when, or when it was delivered and read. */
function Waiting({ review }: { review: Review }) {
  const text = useText('reviewExecute');
  const format = useFormat();
  const getNames = useWaitingNames();
  const { waitingFor, waitingSince, deliveredOn, isDeliveredToAll, acknowledgedOn, needsAction } =
    review;
  if (deliveredOn !== null) {
    const date = format.dateTime(deliveredOn);
    return (
      <>
        <span className={styles.muted}>
          {isolate(text(isDeliveredToAll ? 'deliveredToAll' : 'deliveredOn', { date }))}
        </span>
        {acknowledgedOn !== null && (
          <span className={styles.muted}>
            {isolate(text('acknowledgedOn', { date: format.dateTime(acknowledgedOn) }))}
          </span>
        )}
      </>
    );
  }
  if (!waitingFor || waitingSince === null) return null;
  if (getBlock(review, 'Write') === 'CycleNotStarted') {
    const date = format.shortDay(review.reviewStartDate);
    return <span className={styles.muted}>{isolate(text('startsOn', { date }))}</span>;
  }
  const since = format.dateTime(waitingSince);
  return needsAction ? (
    <strong className={styles.yours}>{isolate(text('waitsForYouSince', { since }))}</strong>
  ) : (
    <span className={styles.muted}>
      {isolate(text('waitsFor', { names: getNames(waitingFor), since }))}
    </span>
  );
}

/** The names of those for whom a review waits, or their part if no name is known. */
export function useWaitingNames(): (waiting: NonNullable<Review['waitingFor']>) => string {
  const reviews = useText('reviews');
  const format = useFormat();
  return ({ part, names }) => (names.length > 0 ? format.list(names) : reviews(`executor_${part}`));
}
