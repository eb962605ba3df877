import { listComments } from '#machines/reviews/shared/review-form.ts';
import type { EarlierReview } from '#machines/reviews/execute/earlier-review.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { AnswerText } from '../shared/answer-text.tsx';
import { CommentList } from '../shared/comment-list.tsx';
import styles from './earlier-review.module.css';

interface EarlierAnswersProps {
  review: NonNullable<EarlierReview['earlierReview']>;
}

/** The last review, with the answers of each step that the person can read. */
export function EarlierAnswers({ review }: EarlierAnswersProps) {
  const text = useText('reviewExecute');
  const format = useFormat();
  const { cycleId, stepId, reviewId, cycleName, period, deliveredOn } = review;
  return (
    <div className={styles.part}>
      <h3>
        <RecordLink address={reviewAddresses.execute({ cycleId, stepId, reviewId })}>
          <bdi>{cycleName}</bdi>
        </RecordLink>
      </h3>
      <p className={styles.muted}>
        <bdi>{period}</bdi>
        {' · '}
        {isolate(text('deliveredOn', { date: format.dateTime(deliveredOn) }))}
      </p>
      {review.reviewFormDetails.length === 0 && (
        <p className={styles.muted}>{text('sinceUnreadable')}</p>
      )}
      {review.reviewFormDetails.map((form) => (
        <details key={form.stepId}>
          <summary>
            <bdi>{form.stepName}</bdi>
          </summary>
          <div className={styles.answers}>
            {form.questionAndAnswerItems.length === 0 && (
              <p className={styles.muted}>{text('noForm')}</p>
            )}
            {form.questionAndAnswerItems.map((item) => (
              <div key={item.id} className={styles.answer}>
                <AnswerText item={item} />
                {listComments(item).length > 0 && <CommentList actor={null} item={item} />}
              </div>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
