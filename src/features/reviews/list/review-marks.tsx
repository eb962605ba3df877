import { Clock } from 'lucide-react';
import { serverClock } from '#machines/clock.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { runningSince } from '#machines/clockwork/timer/running-since.ts';
import type { Review } from '#machines/reviews/list/review-list.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import styles from './review-list.module.css';

/** Relative times change once a minute. */
const minute = 60_000;

/** For whom a review waits: their names, or their part if no name is known. */
function useWaitingText(): (review: Pick<Review, 'waitingFor' | 'needsAction'>) => string {
  const text = useText('reviewList');
  const reviews = useText('reviews');
  const format = useFormat();
  return ({ waitingFor, needsAction }) => {
    if (needsAction) return text('you');
    if (!waitingFor) return '';
    const { part, names } = waitingFor;
    return names.length > 0 ? format.list(names) : reviews(`executor_${part}`);
  };
}

/** For whom a review waits, the person first; or why it waits for nobody. */
export function WaitingFor({ review }: { review: Review }) {
  const text = useText('reviewList');
  const reviews = useText('reviews');
  const waiting = useWaitingText()(review);
  const { needsAction, isClosed, waitingFor } = review;
  if (isClosed) return <Badge>{text('revieweeLeft')}</Badge>;
  if (waiting === '') return <span className={styles.muted}>-</span>;
  if (needsAction) return <strong className={styles.you}>{waiting}</strong>;
  return (
    <span className={styles.lines}>
      <span>{isolate(waiting)}</span>
      {waitingFor && waitingFor.names.length > 0 && (
        <span className={styles.muted}>{reviews(`executor_${waitingFor.part}`)}</span>
      )}
    </span>
  );
}

/** Since when a review waits, with the exact time on hover, and whether it is overdue. */
export function WaitingSince({ review }: { review: Review }) {
  const text = useText('reviewList');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  const now = useNow(serverClock.now, minute);
  const { waitingSince, isOverdue, reviewStartDate } = review;
  if (waitingSince === null) return <span className={styles.muted}>-</span>;
  if (reviewStartDate > toIsoDay(now, timeZone)) {
    return text('startsOn', { date: format.shortDay(reviewStartDate) });
  }
  const { kind, seconds } = runningSince(waitingSince, { now, timeZone });
  return (
    <span className={styles.since}>
      <time dateTime={waitingSince} title={format.dateTime(waitingSince)}>
        {kind === 'yesterday' ? text('yesterday') : format.ago(seconds)}
      </time>
      {isOverdue && (
        <Badge tone="danger" icon={<Clock aria-hidden="true" />}>
          {text('overdue')}
        </Badge>
      )}
    </span>
  );
}
