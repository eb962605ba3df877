import type { ReviewDetail, ReviewHistoryEntry } from '#machines/reviews/execute/review.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './review-execute.module.css';

/** What happened to a review, the newest last. Source: REVW-D40. */
export function ReviewHistory({ history }: Pick<ReviewDetail, 'history'>) {
  const text = useText('reviewExecute');
  return (
    <ol aria-label={text('viewHistory')} className={styles.history}>
      {history.map((entry) => (
        <HistoryLine key={`${entry.on} ${entry.kind} ${entry.stepName}`} entry={entry} />
      ))}
    </ol>
  );
}

/** What happened, who did it if this is known, when, and why. */
function HistoryLine({ entry }: { entry: ReviewHistoryEntry }) {
  const text = useText('reviewExecute');
  const format = useFormat();
  const { on, kind, stepName, byName, reason } = entry;
  return (
    <li>
      <p>
        <strong>{isolate(text(`history_${kind}`, { step: stepName }))}</strong>
      </p>
      <p className={styles.muted}>
        {byName !== '' && (
          <>
            <bdi>{byName}</bdi>
            {' · '}
          </>
        )}
        {format.dateTime(on)}
      </p>
      {reason !== '' && (
        <p className={styles.prose} dir="auto">
          {reason}
        </p>
      )}
    </li>
  );
}
